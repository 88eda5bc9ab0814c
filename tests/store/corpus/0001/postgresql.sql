-- 0001: The log, lists, people and chat.

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    hash BYTEA NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE people (
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    PRIMARY KEY (id)
);

CREATE TABLE tables (
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,
    visibility TEXT NOT NULL,
    stage TEXT NOT NULL,
    clock TEXT NOT NULL,
    hot_seat BOOLEAN NOT NULL,
    host TEXT,
    created_ms BIGINT NOT NULL,
    listed_ms BIGINT NOT NULL,
    started_ms BIGINT,
    reason TEXT,
    due_ms BIGINT,
    rematch_of TEXT,
    lines INTEGER DEFAULT '0' NOT NULL,
    secret BYTEA,
    invite_hash BYTEA,
    PRIMARY KEY (id),
    CONSTRAINT stage CHECK (stage IN ('open', 'running', 'finished', 'imported')),
    CONSTRAINT visibility CHECK (visibility IN ('public', 'unlisted', 'private'))
);

CREATE INDEX tables_due ON tables (due_ms) WHERE due_ms IS NOT NULL;

CREATE INDEX tables_listed ON tables (stage, visibility, listed_ms, id);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    person_id TEXT,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (table_id, number),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE imports (
    table_id TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE mutes (
    table_id TEXT NOT NULL,
    person_id TEXT NOT NULL,
    muted_id TEXT NOT NULL,
    PRIMARY KEY (table_id, person_id, muted_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    person_id TEXT,
    bot TEXT,
    score INTEGER,
    won BOOLEAN,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE INDEX seats_folded ON seats (folded text_pattern_ops);

CREATE INDEX seats_person ON seats (person_id);

CREATE TABLE tokens (
    hash BYTEA NOT NULL,
    person_id TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    PRIMARY KEY (hash),
    FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE
);

CREATE INDEX ix_tokens_person_id ON tokens (person_id);
