#!/usr/bin/env python3
"""Check the luck of a finished game: `python verify_fair.py record.txt Commitment=… Nonce1=…`.

A second opinion: it follows the description in `terroir/core/fair.py` but shares no code with the engine's
draws, records or verification. The game is asked which moves are allowed and which pieces can be drawn: the
rules are public and give the same bag to everyone, while a record would give the bag of who wrote it.

1. What you kept before the game, if you name it, must stand in the record.
2. The secret must be the promised one:   SHA-256(parts(label, id, secret)) = Commitment
3. The key comes from secret and nonces:  HMAC(secret, parts(label, id, nonce 1, nonce 2, ...))
4. Draw i below n, for each line `= ...`: HMAC(key, label + i + attempt) as a number, modulo n, where numbers
   from the largest multiple of n on are passed over; it counts through the pieces in the order of the rules.
"""

import hashlib
import hmac
import importlib
import pathlib
import re
import sys

SHOWS = {
    "redrawn": "no nonces of the players: nothing was drawn anew, but the secret may have been chosen",
    "mixed": "every person gave a nonce; fair for whoever finds their own promise and nonce here",
    "witnessed": "the promise and the nonce that you kept are in it: nobody chose the draws",
}


def parts(*texts):
    return b"".join(len(text).to_bytes(8, "big") + text for text in texts)


def read(text):
    """The tags as a dict and the steps as pairs (who, what)."""
    tags, steps = {}, []
    for line in text.split("\n"):
        line = line.strip("\r ")
        if tag := re.fullmatch(r'\[(\S+) "(.*)"\]', line):
            if tag[1] in tags:
                raise SystemExit(f"NOT FAIR: {tag[1]} is given twice")
            tags[tag[1]] = re.sub(r"\\(.)", r"\1", tag[2])
        elif line and not line.startswith("#"):
            steps.append(tuple(line.split(" ", 1)))
    return tags, steps


def draw(key, number, n):
    end = 2**256 // n * n
    for attempt in range(2**64):
        message = b"terroir/draw/1" + number.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        word = int(hmac.new(key, message, hashlib.sha256).hexdigest(), 16)
        if word < end:
            return word % n


def shown(tags, nonces, kept):
    """What fair draws show of this record: which of SHOWS."""
    if wrong := [tag for tag in kept if tags.get(tag) != kept[tag]]:
        raise SystemExit(f"NOT FAIR: {wrong[0]} is not what you kept")
    gave = any(tag.startswith("Nonce") for tag in kept)
    if tags.get("Luck", "1") == "1" and not gave:
        return "redrawn"
    people = [nonce for seat, nonce in enumerate(nonces) if f"Bot{seat + 1}" not in tags]
    long, others = min(map(len, people), default=0) >= 32, len("".join(nonces)) - len("".join(people))
    if tags.get("Luck") != "2" or not long or others or len(set(people)) < len(people):
        raise SystemExit("NOT FAIR: the nonces may have been chosen: each person, and no bot, has a long one")
    return "witnessed" if gave and "Commitment" in kept else "mixed"


def verify(text, game, say=lambda line: None, kept=()):
    """The number of draws, all of them checked, and what it shows; SystemExit says what is wrong."""
    (tags, steps), draws = read(text), 0
    secret, name = bytes.fromhex(tags["Secret"]), tags["Id"].encode()
    promise = hashlib.sha256(parts(b"terroir/commitment/1", name, secret)).hexdigest()
    if promise != tags["Commitment"].lower() or len(secret) != 32:
        raise SystemExit("NOT FAIR: the secret is not the promised one")
    seats = int(tags["Players"])
    nonces = [tags.get(f"Nonce{seat + 1}", "") for seat in range(seats)]
    shows = shown(tags, nonces, dict(kept))
    words = [nonce.encode() for nonce in nonces]
    key = hmac.new(secret, parts(b"terroir/stream/1", name, *words), hashlib.sha256).digest()
    options = {tag[len("Option.") :]: value for tag, value in tags.items() if tag.startswith("Option.")}
    state = game.start(seats, options)
    for who, what in steps:
        if who != "=":
            action = game.action_from_text(state, int(who) - 1, what)
            if game.objection(state, int(who) - 1, action):
                raise SystemExit(f"NOT FAIR: seat {who} could not {what}")
            game.apply(state, action, int(who) - 1)
            continue
        pending = game.pending(state)
        clock = getattr(pending, "clock", None)
        if clock and game.move_to_text(clock) == what:
            game.apply(state, clock)  # a hammer that falls in its time is no draw
            continue
        if not (pieces := [p for p, count in getattr(pending, "outcomes", ()) for _ in range(count)]):
            raise SystemExit(f"NOT FAIR: {what} could not come then")
        drawn = game.move_to_text(pieces[place := draw(key, draws, len(pieces))])
        say(f"draw {draws + 1}: piece {place + 1} of {len(pieces)} is {drawn}")
        draws += 1
        if drawn != what:
            raise SystemExit(f"NOT FAIR: draw {draws} was {what}, fair is {drawn}")
        game.apply(state, pieces[place])
    result = "" if "Ended" in tags else tags["Result"]  # players may agree to end a game without one
    if result != " ".join(str(score) for score in getattr(game.pending(state), "scores", ())):
        raise SystemExit("NOT FAIR: the result is not that of the moves")
    return draws, shows


def main():
    text = pathlib.Path(sys.argv[1]).read_text("utf-8")
    kept = dict(tag.split("=", 1) for tag in sys.argv[2:])
    tag = re.search(r'^\[Game "([a-z][a-z0-9_]*)"\]', text, re.MULTILINE)
    if not tag:
        raise SystemExit("no tag Game")
    game = importlib.import_module("terroir").load(tag[1])
    try:
        draws, shows = verify(text, game, print, kept)
    except KeyError as missing:
        raise SystemExit(f"cannot be checked: no tag {missing}") from None
    print(f"every draw as promised: {draws} draws checked\n{SHOWS[shows]}")


if __name__ == "__main__":
    main()
