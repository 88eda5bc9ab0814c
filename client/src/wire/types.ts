// Made by tools/tsgen.py of the types of the server. Change those and make it anew, not this.

/** Words for people: a Fluent message and its arguments, which may be words themselves or a list of them. */
export interface Message {
  id: string;
  args: Record<string, string | number | Message | Message[]>;
  seat: number | null;
  minor: boolean;
}

/** What this seat adds to the draws: chosen at random, by a program that has kept the commitment. */
export interface GiveNonce {
  type: 'give_nonce';
  command: string;
  seat: number;
  nonce: string;
}

/** An action in the notation of the game; `at` is the number of the last update its player had seen. */
export interface Play {
  type: 'play';
  command: string;
  at: number;
  seat: number;
  action: string;
}

/** Take back one's last action. */
export interface Undo {
  type: 'undo';
  command: string;
  seat: number;
}

/** Take back all of one's turn that may be taken back. */
export interface Restart {
  type: 'restart';
  command: string;
  seat: number;
}

/** Give up; a bot plays on for the seat. */
export interface Concede {
  type: 'concede';
  command: string;
  seat: number;
}

/** Offer to end the game as it stands. */
export interface OfferEnd {
  type: 'offer_end';
  command: string;
  seat: number;
}

/** Agree or disagree to end the game as it stands. */
export interface AnswerEnd {
  type: 'answer_end';
  command: string;
  seat: number;
  agree: boolean;
}

/** Here I am again: take the seat back from the bot. */
export interface Return {
  type: 'return';
  command: string;
  seat: number;
}

/** What the game waits for. Of a secret decision, `seats` are those that still owe it. */
export interface Pending {
  kind: 'decide' | 'open' | 'over';
  seats?: number[];
  prompt?: Message | null;
  secret?: boolean;
  clock_ms?: number | null;
  scores?: number[] | null;
  winners?: number[] | null;
  reason?: string | null;
  ended?: string | null;
}

/** One legal action, as its group offers it: in notation, and `move` by its kind and what it names. */
export interface Choice {
  action: string;
  move: Record<string, unknown>;
  space?: string | null;
  item?: Message | null;
}

/** Legal actions that are offered in the same words. */
export interface Choices {
  group: Message;
  actions: Choice[];
}

/** What is left, in milliseconds at the moment `now_ms`; running clocks go on from there. */
export interface Clocks {
  now_ms: number;
  left_ms: (number | null)[];
  running: number[];
  deadline_ms: number | null;
}

/** An offer to end the game as it stands: who made it, who has agreed, who still has to answer. */
export interface EndOffer {
  seat: number;
  agreed: number[];
  waiting: number[];
}

/** One update of the past, in words. */
export interface LogLine {
  n: number;
  at: number;
  seat: number | null;
  words: Message[];
}

/** An action of a turn that is proposed: in notation, by kind, and in the words of its future offer. */
export interface HintAction {
  action: string;
  move: Record<string, unknown>;
  group: Message;
  space: string | null;
  item: Message | null;
}

/** What a seat might do until luck or another seat has its say, and what simulated games came to then. */
export interface HintTurn {
  actions: HintAction[];
  shares: number[];
  error: number;
  scores: number[];
  reasons: Message[];
}

/** Something happened. `view = {...view, ...changed}`; a gap in `n` means: ask for a resync. */
export interface Update {
  type: 'update';
  n: number;
  at: number;
  seat: number | null;
  action: string | null;
  events: Record<string, unknown>[];
  words: Message[];
  changed: Record<string, unknown>;
  pending: Pending;
  choices: Choices[];
  undo: number;
  clocks: Clocks | null;
  offer: EndOffer | null;
}

/** A line for everybody at the table. */
export interface Chat {
  type: 'chat';
  command: string;
  text: string;
}

/** Do not show me this person's lines any more, or again. */
export interface Mute {
  type: 'mute';
  command: string;
  person: string;
  muted: boolean;
}

/** By the host: this spectator may not write any more, or again. */
export interface Silence {
  type: 'silence';
  command: string;
  person: string;
  silenced: boolean;
}

/** Why may I not do this now? Answered by `answer`. */
export interface WhyNot {
  type: 'why_not';
  ask: string;
  seat: number;
  action: string;
}

/** What would this legal action bring? Answered by `answer`. */
export interface WhatIf {
  type: 'what_if';
  ask: string;
  seat: number;
  action: string;
}

/** What might I do now? Answered by `hinted`, in about a second. */
export interface Hint {
  type: 'hint';
  ask: string;
  seat: number;
}

/** At a hot-seat table: show this socket what the seat sees, from now on; null is a spectator's view. */
export interface Look {
  type: 'look';
  seat: number | null;
}

/** Send me what I have missed after this number, or everything anew. */
export interface Resync {
  type: 'resync';
  after: number;
}

/** Are you there? Answered by `pong`. */
export interface Ping {
  type: 'ping';
}

/** Who sits there. */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  person: string | null;
  level: string | null;
  yours: boolean;
  played_by: 'bot' | 'person';
  why: '' | 'absent' | 'conceded' | 'time';
  present: boolean;
  nonce: boolean;
}

/** How time is kept: none, a number of days for a move, or a bank that every move adds to. */
export interface ClockInfo {
  kind: 'bank' | 'days' | 'none';
  days: number;
  bank_s: number;
  increment_s: number;
  melee_s: number;
}

/** What a table is: nothing here changes with a move. */
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  players: number;
  options: Record<string, string>;
  visibility: 'private' | 'public' | 'unlisted';
  clock: ClockInfo;
  hot_seat: boolean;
  hints: boolean;
  status: 'open' | 'over' | 'running';
  host: string;
  yours: boolean;
  you: string | null;
  commitment: string;
  created_ms: number;
  rematch: string | null;
  equipment: unknown;
}

/** What somebody wrote. */
export interface ChatLine {
  number: number;
  at: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
}

/** Somebody who looks on without a seat. */
export interface Viewer {
  person: string;
  name: string;
  silenced: boolean;
}

/** Everything needed to draw the table from nothing. */
export interface State {
  type: 'state';
  n: number;
  seat: number | null;
  table: TableInfo;
  seats: SeatInfo[];
  view: Record<string, unknown> | null;
  pending: Pending;
  choices: Choices[];
  undo: number;
  clocks: Clocks | null;
  offer: EndOffer | null;
  log: LogLine[];
  chat: ChatLine[];
  muted: string[];
  viewers: Viewer[];
  fair: Fair | null;
}

/** The command is done, and stored for good. `n` is your number of the update it made. */
export interface Accepted {
  type: 'accepted';
  command: string;
  n: number;
}

/** The command or question is refused and nothing has changed. */
export interface Refused {
  type: 'refused';
  command: string | null;
  code: string;
  message: Message;
  rule: string | null;
  spaces: string[];
  nearest: string | null;
  ok: false;
}

/** The answer to `why_not` (an objection, or none: it is legal) or `what_if` (a preview). */
export interface Answer {
  type: 'answer';
  ask: string;
  legal: boolean;
  objection: Refused | null;
  preview: unknown;
}

/** The answer to `hint`: the best few turns, best first, as of your update `n`. */
export interface Hinted {
  type: 'hinted';
  ask: string;
  seat: number;
  n: number;
  turns: HintTurn[];
}

/** Somebody wrote something. */
export interface Chatted {
  type: 'chatted';
  line: ChatLine;
}

/** Whose lines you do not see. */
export interface Muted {
  type: 'muted';
  people: string[];
}

/** Who is here. */
export interface Presence {
  type: 'presence';
  seats: number[];
  viewers: Viewer[];
}

/** Who sits where has changed, or the table has started. */
export interface Seats {
  type: 'seats';
  table: TableInfo;
  seats: SeatInfo[];
}

/** The game is over: the secret opens the commitment, and anybody can draw everything again. */
export interface Fair {
  type: 'fair';
  secret: string;
  commitment: string;
  nonces: string[];
}

/** The server ends this socket; the code says why. */
export interface Closing {
  type: 'closing';
  code: string;
}

/** I am here; the time of the server. */
export interface Pong {
  type: 'pong';
  now_ms: number;
}

/** A guest, or a new name for the one who asks. */
export interface NewMe {
  name: string;
}

/** Who is asking; null for somebody who has not said a name yet. */
export interface Me {
  person: string | null;
  name: string | null;
}

/** A person, by public id. */
export interface Somebody {
  person: string;
}

/** Somebody who may not come in any more, or may again. */
export interface NewBan {
  person: string;
  banned?: boolean;
}

/** Somebody whom I want nothing to do with, or do again. */
export interface NewBlock {
  person: string;
  blocked?: boolean;
}

/** What is wrong with what somebody does at this table. */
export interface NewReport {
  person: string;
  why: string;
}

/** Whom I want nothing to do with, or who may not come to my table, by public id. */
export interface Blocks {
  people: string[];
}

/** It is done, and stored. */
export interface Done {
  ok: true;
}

/** A seat of mine at a table, and how it ended. */
export interface MySeat {
  seat: number;
  name: string;
  score: number | null;
  won: boolean | null;
}

/** A table where I sit or am the host. */
export interface MyTable {
  id: string;
  game: string;
  stage: string;
  created_ms: number;
  host: boolean;
  seats: MySeat[];
}

/** What I wrote at a table. */
export interface MyLine {
  table: string;
  at_ms: number;
  text: string;
}

/** A game that I imported. */
export interface MyRecord {
  id: string;
  text: string;
}

/** What I reported. */
export interface MyReport {
  at_ms: number;
  table: string;
  person: string;
  why: string;
}

/** All that the server keeps of who asks, but for their moves, which stand in the records of the games. */
export interface MyData {
  person: string;
  name: string;
  created_ms: number;
  tables: MyTable[];
  chat: MyLine[];
  imports: MyRecord[];
  blocked: string[];
  reports: MyReport[];
}

/** Who may sit there: a person, or a bot of some level. `name` is for hot-seat tables. */
export interface NewSeat {
  kind?: 'bot' | 'person';
  level?: string | null;
  name?: string | null;
}

/** How time is kept. */
export interface NewClock {
  kind?: 'bank' | 'days' | 'none';
  days?: number;
  bank_s?: number;
  increment_s?: number;
  melee_s?: number;
}

/** A table to be made; whoever makes it takes the first seat for a person. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, string>;
  seats?: NewSeat[] | null;
  visibility?: 'private' | 'public' | 'unlisted';
  clock?: NewClock;
  hot_seat?: boolean;
  absent_level?: string | null;
  hints?: boolean | null;
}

/** Take a seat: this one, or the first that is free. */
export interface Join {
  seat?: number | null;
  nonce?: string;
  invite?: string;
}

/** What a seat adds to the luck: 32 to 128 signs, chosen at random after the promise was seen. */
export interface GiveNonce {
  seat: number;
  nonce: string;
}

/** A table, as the one who asks may know it. */
export interface TableBody {
  table: TableInfo;
  seats: SeatInfo[];
  to_move: number[];
  seated: number[];
  advice: Message[];
}

/** A link for others; a private table's has the token in it that lets them in. */
export interface Invite {
  path: string;
  token: string | null;
}

/** A table in the lobby. */
export interface TableLine {
  id: string;
  game: string;
  players: number;
  free: number;
  options: Record<string, string>;
  names: string[];
  clock: ClockInfo;
  status: 'open' | 'over' | 'running';
  created_ms: number;
  yours: boolean;
  your_turn: boolean;
  left_ms: number | null;
  trouble: Message | null;
}

/** Tables, newest first; `next` asks for those after them. */
export interface Lobby {
  tables: TableLine[];
  next: string | null;
}

/** A choice of the host. */
export interface OptionBody {
  name: string;
  values: string[];
  default: string;
  variant: boolean;
  free: boolean;
  live: string[];
  seats: boolean;
  needs: Record<string, Record<string, string>>;
}

/** A game that can be played here. */
export interface GameBody {
  name: string;
  version: number;
  players: number[];
  options: OptionBody[];
  levels: string[];
  languages: string[];
  example: boolean;
}

/** All games. */
export interface Games {
  games: GameBody[];
}

/** A rule; its words are `rule-<id>` in the texts of the game. */
export interface RuleBody {
  id: string;
  section: string;
  ruling: boolean;
}

/** The rules of a game, in reading order. */
export interface Rules {
  game: string;
  rules: RuleBody[];
}

/** A finished game, or one that was imported. */
export interface RecordLine {
  id: string;
  game: string;
  version: number;
  players: number;
  names: string[];
  options: Record<string, string>;
  scores: number[];
  winners: number[];
  reason: string;
  ended_ms: number;
  imported: boolean;
}

/** Finished games, newest first; `next` asks for those after them. */
export interface Records {
  records: RecordLine[];
  next: string | null;
}

/** A game record as text, to be kept as a replay. */
export interface NewRecord {
  text: string;
}

/** A record, as text and in parts. */
export interface RecordBody {
  record: RecordLine;
  text: string;
  tags: Record<string, string>;
  lines: [string, string][];
}

/** One step of a replay: who did what, in notation and in words, and what of the view it changed. */
export interface Ply {
  who: string;
  text: string;
  words: Message[];
  changed: Record<string, unknown>;
  pending: Pending;
  events: Record<string, unknown>[];
  turn: number;
}

/** A game to step through; every view is `{...view, ...changed}` of the ones before. */
export interface Replay {
  record: RecordLine;
  equipment: unknown;
  view: Record<string, unknown>;
  plies: Ply[];
  total: number;
  next: number | null;
}

/** What each seat got from one source; a game has words for its name. */
export interface Source {
  name: string;
  points: number[];
}

/** How a finished game came to its result; without sources where a game does not say. */
export interface AccountBody {
  sources: Source[];
  decided: Message | null;
  step: number | null;
}

/** A running game as one of its viewers was told it; every view is `{...view, ...changed}`. */
export interface History {
  view: Record<string, unknown>;
  updates: Update[];
}

/** A draw of a game: what came, and how many of each piece could have come, in the order of the rules. */
export interface Draw {
  came: string;
  pieces: [string, number][];
}

/** All draws of a finished game in their order, for whoever draws them again. */
export interface Draws {
  draws: Draw[];
}

/** Whether the server can do its work now. */
export interface Health {
  ok: boolean;
  version: string;
  store: boolean;
  tables: number;
}

/** Why something was refused: the same shape everywhere. */
export interface ErrorBody {
  code: string;
  message: Message;
  rule: string | null;
  ok: false;
}

export type ClientFrame =
  | GiveNonce
  | Play
  | Undo
  | Restart
  | Concede
  | OfferEnd
  | AnswerEnd
  | Return
  | Chat
  | Mute
  | Silence
  | WhyNot
  | WhatIf
  | Hint
  | Look
  | Resync
  | Ping;

export type ServerFrame =
  | State
  | Update
  | Accepted
  | Refused
  | Answer
  | Hinted
  | Chatted
  | Muted
  | Presence
  | Seats
  | Fair
  | Closing
  | Pong;
