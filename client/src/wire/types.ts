// Made by tools/tsgen.py of the types of the server. Change those and make it anew, not this.

/** Words for people: a Fluent message and its arguments, which may be words themselves or a list of them. */
export interface Message {
  id: string;
  args: Record<string, string | number | Message | Message[]>;
  seat: number | null;
  minor: boolean;
}

/** Promise what this seat will add to the draws: the hash of a nonce that was chosen at random. */
export interface CommitNonce {
  type: 'commit_nonce';
  command: string;
  seat: number;
  commitment: string;
}

/** Reveal what this seat adds to the draws, once all have promised; without a promise it is both. */
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

/** Offer to stop all clocks for a while. */
export interface OfferPause {
  type: 'offer_pause';
  command: string;
  seat: number;
}

/** Agree or disagree to a pause. */
export interface AnswerPause {
  type: 'answer_pause';
  command: string;
  seat: number;
  agree: boolean;
}

/** End a pause: the clocks run again. */
export interface EndPause {
  type: 'end_pause';
  command: string;
  seat: number;
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
  reserve_ms?: number[] | null;
  paused?: boolean;
}

/** An offer to end the game as it stands, or to pause: who made it, who has agreed, who has to answer. */
export interface Offer {
  about: 'end' | 'pause';
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

/** A turn that is planned, as if it were the turn of the seat now. */
export interface Plan {
  done: HintAction[];
  view: Record<string, unknown>;
  pending: Pending;
  choices: Choices[];
  preview: unknown;
}

/** What a seat might do until luck or another seat has its say, and what simulated games came to then. */
export interface HintTurn {
  actions: HintAction[];
  shares: number[];
  error: number;
  scores: number[];
  reasons: Message[];
}

/** What somebody bid or staked: what it cost, and what it was worth to them. */
export interface Deal {
  step: number;
  seat: number;
  what: Message;
  paid: number;
  worth: number;
}

/** A sentence to a player, and the number of the turn that it is about, from 0. */
export interface Advice {
  said: Message;
  turn: number;
}

/** A turn in which there was a choice: what was played, what was better, and what it came to. */
export interface JudgedTurn {
  step: number;
  until: number;
  seat: number;
  played: HintAction[];
  better: HintAction[];
  shares: number[];
  errors: number[];
  best: number[];
  slip: number;
  flag: number;
  found: number;
  reasons: Message[];
  why: Message[];
  chances: number[];
  luck: number;
  decided: boolean;
}

/** What a seat's chances came to: together it is the way from the first chance to the result. */
export interface Balance {
  own: number;
  luck: number;
  others: number;
}

/** All that is known of a finished game afterwards, the same for everybody. */
export interface Analysis {
  game: string;
  nodes: number;
  first: number[];
  turns: JudgedTurn[];
  result: number[];
  balances: Balance[];
  sources: Record<string, number[]>;
  decided: Message | null;
  coach: Advice[][];
  deals: Deal[];
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
  offer: Offer | null;
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
  commitment: string;
  again: '' | 'no' | 'yes';
  vacation_ms: number | null;
}

/** How time is kept: none, a number of days for a move, or a bank that every move adds to. */
export interface ClockInfo {
  kind: 'bank' | 'days' | 'none';
  days: number;
  reserve_days: number;
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
  rated: boolean;
  plans: boolean;
  orders: boolean;
  status: 'open' | 'over' | 'running';
  host: string;
  yours: boolean;
  you: string | null;
  commitment: string;
  luck: number;
  created_ms: number;
  rematch: string | null;
  event: string | null;
  deal: string | null;
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
  offer: Offer | null;
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
  commitments: string[];
}

/** To its owner alone: the turn that this seat had sealed was played, or was not, and why. */
export interface Ordered {
  type: 'ordered';
  seat: number;
  refused: Message | null;
}

/** Somebody waits for you and says so. */
export interface Nudged {
  type: 'nudged';
  name: string;
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

/** It is done, and stored. */
export interface Done {
  ok: true;
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
  reserve_days?: number;
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
  rated?: boolean | null;
  lesson?: string | null;
}

/** A board or deck that somebody made, as a file. */
export interface MadeAsked {
  text: string;
}

/** Boards or decks to begin with: files, by the values of the option `makes` of a table. */
export interface Models {
  makes: string;
  files: Record<string, string>;
}

/** What keeps it from being played with, and the spaces or cards that this is about. */
export interface FaultBody {
  message: Message;
  at: string[];
}

/** What the file holds. With these options a table plays with it, if there are no faults. */
export interface MadeBody {
  title: string;
  options: Record<string, string>;
  content: Record<string, unknown> | null;
  faults: FaultBody[];
}

/** A position and what was done there, as a scenario; and what now. */
export interface TrialAsked {
  text: string;
  seat?: number | null;
  ask?: 'play' | 'state' | 'what_if' | 'why_not';
  action?: string;
  luck?: 'drawn' | 'hand';
}

/** A line of a scenario, in a block of `moves` or of `expect`. */
export interface TrialLine {
  block: 'expect' | 'moves';
  text: string;
}

/** A line that cannot be, and why. */
export interface TrialFault {
  line: number;
  why: string;
}

/** How the position stands. A table's screen takes `state` as it takes that of its socket. */
export interface TrialAnswer {
  game: string;
  title: string;
  position: string;
  lines: TrialLine[];
  whole: string;
  seats: number[];
  players: number;
  state: State | null;
  chance: [string, number][];
  answer: Answer | null;
  refused: Refused | null;
  faults: TrialFault[];
}

/** Bots play a position to its end, some games of a hundred: from this number on. */
export interface SpreadAsked {
  text: string;
  bot?: 'beam' | 'greedy';
  first?: number;
}

/** How one of the games ended. */
export interface SpreadGame {
  scores: number[];
  winners: number[];
}

/** Games from the number asked for on, as many as took a few seconds. */
export interface Spread {
  games: SpreadGame[];
}

/** A moment of a finished game, as a scenario. */
export interface PositionBody {
  record: RecordLine;
  text: string;
  seats: number[];
}

/** Play a moment of a finished game on, against bots. */
export interface PlayOn {
  at: number;
  seat: number;
  level?: string | null;
}

/** Take a seat: this one, or the first that is free. */
export interface Join {
  seat?: number | null;
  nonce?: string;
  invite?: string;
}

/** The promise of what a seat adds to the luck: the hash of a nonce chosen at random. */
export interface CommitNonce {
  seat: number;
  commitment: string;
}

/** Something that happened at a table before its game. */
export interface LogEntry {
  seq: number;
  at_ms: number;
  kind: string;
  seat: number | null;
  commitment: string;
}

/** How a table went that has not begun: what it promised, who promised what, who closed it. */
export interface TableLog {
  began: boolean;
  closed: '' | 'event' | 'host' | 'server' | 'time';
  entries: LogEntry[];
  record: string | null;
}

/** What a seat adds to the luck: 32 to 128 signs, chosen at random after the promise was seen. */
export interface GiveNonce {
  seat: number;
  nonce: string;
}

/** Actions of a turn that is not due yet, one after the other; `what_if` asks about one more. */
export interface NewPlan {
  actions?: string[];
  what_if?: string | null;
}

/** A turn to seal, one action after the other. */
export interface NewOrder {
  actions: string[];
}

/** The turn that I have sealed; nothing if there is none. */
export interface OrderBody {
  actions: string[];
  refused: Message | null;
}

/** A table, as the one who asks may know it. */
export interface TableBody {
  table: TableInfo;
  seats: SeatInfo[];
  to_move: number[];
  seated: number[];
  advice: Message[];
  changed: Record<string, string>;
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
  bots: string[];
  clock: ClockInfo;
  status: 'open' | 'over' | 'running';
  rated: boolean;
  created_ms: number;
  yours: boolean;
  your_turn: boolean;
  waits_for: number[];
  since_ms: number;
  paused: boolean;
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
  length: boolean;
  for_two: string;
}

/** A game that can be played here. */
export interface GameBody {
  name: string;
  version: number;
  players: number[];
  options: OptionBody[];
  levels: string[];
  level: string;
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
  bots: string[];
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

/** A record, as text and in parts; a long one has several pages, which are put together. */
export interface RecordBody {
  record: RecordLine;
  text: string;
  tags: Record<string, string>;
  lines: [string, string][];
  next: number | null;
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

/** An analysis, or how far it has come: so many turns of so many are judged. */
export interface AnalysisBody {
  state: 'done' | 'none' | 'unfit' | 'working';
  done?: number;
  of?: number;
  analysis?: Analysis | null;
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
  next: number | null;
}

/** The process answers. */
export interface Live {
  ok: boolean;
}

/** Whether people may be sent to this process, and in one word why not. */
export interface Ready {
  ok: boolean;
  why: string;
}

/** Whether the server can do its work now, and in one word why not. */
export interface Health {
  ok: boolean;
  why: string;
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

/** What the learner has done so far, in notation, empty for each step that was only read; and what now. */
export interface LessonAsked {
  done?: string[];
  ask?: 'play' | 'state' | 'what_if' | 'why_not';
  action?: string;
}

/** What a step speaks of, what else stays in the light, and how many actions it asks for. */
export interface LessonStep {
  at: string;
  lit: string[];
  actions: number;
}

/** A lesson. Its words are the messages `lesson-NAME`, `lesson-NAME-1` and so on of its texts. */
export interface LessonBody {
  name: string;
  rules: string[];
  steps: LessonStep[];
}

/** What is taught of a game, in order. */
export interface Lessons {
  game: string;
  lessons: LessonBody[];
}

/** How the lesson stands. A table's screen takes `state` and `updates` as it takes those of its socket. */
export interface LessonAnswer {
  steps: number;
  show: HintAction[];
  state: State | null;
  updates: Update[];
  answer: Answer | null;
  refused: Refused | null;
  pointless: boolean;
}

/** A picture of an example: what happened since the one before it, and what is tried there and refused. */
export interface ExampleFrame {
  updates: Update[];
  tried: HintAction | null;
  refused: Refused | null;
}

/** An example of a rule: the position, and its pictures. */
export interface ExampleBody {
  name: string;
  rules: string[];
  show: string[];
  state: State;
  frames: ExampleFrame[];
}

/** The examples of a game, in the order of its rules. */
export interface Examples {
  game: string;
  examples: ExampleBody[];
}

/** How an example stands that is tried: `state` and `updates` as a table's screen takes them. */
export interface ExampleAnswer {
  state: State | null;
  updates: Update[];
  answer: Answer | null;
  refused: Refused | null;
}

/** A practice position. `theme` is the question it asks, with `.task` and `.hint`; see its texts. */
export interface PracticeBody {
  game: string;
  number: number;
  players: number;
  theme: Message;
}

/** All practice positions, and the one of today; days are counted from 1970-01-01, in UTC. */
export interface PracticeList {
  positions: PracticeBody[];
  day: number;
  today: PracticeBody | null;
}

/** What was done so far in the position, in notation, and what now. */
export interface PracticeAsked {
  done?: string[];
  ask?: 'answer' | 'play' | 'state' | 'verdict' | 'what_if' | 'why_not';
  action?: string;
}

/** Whether the turn is right: the `same` as the answer, or with a `loss` of the victory, from 0 to 1. */
export interface PracticeVerdict {
  right: boolean;
  same: boolean;
  loss: number;
}

/** A turn, the part of the victory that it promises, and what it brings. */
export interface PracticeTurn {
  actions: HintAction[];
  share: number;
  reasons: Message[];
}

/** The best turn, a turn that looks better than it is, and why the one is better than the other. */
export interface PracticeSolution {
  answer: PracticeTurn;
  decoy: PracticeTurn;
  why: Message;
}

/** How the try stands. A table's screen takes `state` and `updates` as it takes those of its socket. */
export interface PracticeAnswer {
  over: boolean;
  state: State | null;
  updates: Update[];
  answer: Answer | null;
  refused: Refused | null;
  verdict: PracticeVerdict | null;
  solution: PracticeSolution | null;
}

/** How strong somebody is at a game, as far as their games tell: docs/ratings.md. */
export interface RatingBody {
  points: number;
  give_or_take: number;
  games: number;
  provisional: boolean;
}

/** What I am rated at a game. */
export interface MyRating {
  game: string;
  rating: RatingBody;
}

/** Somebody in the list of a game. */
export interface RankedPerson {
  person: string;
  name: string;
  rating: RatingBody;
  yours: boolean;
}

/** A bot whose strength never changes: what people are measured by. */
export interface RankedBot {
  level: string;
  points: number;
}

/** The strongest people of a game first, and the bots beside them. */
export interface Ranking {
  game: string;
  people: RankedPerson[];
  bots: RankedBot[];
  you: RatingBody | null;
  provisional: number;
}

/** What somebody is rated at a game, and how that came. */
export interface RatingCourse {
  game: string;
  rating: RatingBody;
  course: number[];
}

/** So many games, and so many of them won. */
export interface Tally {
  games: number;
  won: number;
}

/** The games by some rules; without any, by the usual ones. */
export interface Variant {
  options: Record<string, string>;
  tally: Tally;
}

/** What somebody makes in a game, on average. */
export interface Points {
  average: number;
  best: number;
  sources: Record<string, number>;
  of: number;
}

/** What somebody's own turns threw away in a game, on average, as a part of the victory. */
export interface Mistakes {
  lost: number;
  of: number;
}

/** What somebody has done at a game. */
export interface GameProfile {
  game: string;
  tally: Tally | null;
  players: Record<string, Tally> | null;
  variants: Variant[] | null;
  favourite: [string, string] | null;
  points: Points | null;
  mistakes: Mistakes | null;
}

/** Somebody whom they have met; a bot has a level. */
export interface Opponent {
  person: string | null;
  name: string;
  level: string;
  tally: Tally;
}

/** A game that is over. */
export interface History {
  record: RecordLine;
  seat: number;
  won: boolean;
  points: number | null;
  change: number | null;
}

/** Somebody, as far as the one who asks may know. */
export interface Profile {
  person: string;
  name: string;
  since_ms: number;
  yours: boolean;
  private: ('games' | 'mistakes' | 'opponents' | 'points' | 'ratings' | 'results')[];
  ratings: RatingCourse[] | null;
  games: GameProfile[];
  opponents: Opponent[] | null;
  latest: History[] | null;
  counting: boolean;
}

/** Whether a game counts for ratings, and what it did to that of who asks. */
export interface TableRating {
  state: 'alone' | 'counted' | 'due' | 'no' | 'repeated' | 'unfinished' | 'unreadable' | 'yes';
  points: number | null;
  change: number | null;
}

/** Show this item to others, or do not. */
export interface NewPrivacy {
  item: 'games' | 'mistakes' | 'opponents' | 'points' | 'ratings' | 'results';
  shown: boolean;
}

/** What I do not show to others. */
export interface Privacy {
  private: ('games' | 'mistakes' | 'opponents' | 'points' | 'ratings' | 'results')[];
}

/** A guest, or a new name for the one who asks. */
export interface NewMe {
  name: string;
}

/** Who is asking; null for somebody who has not said a name yet. */
export interface Me {
  person: string | null;
  name: string | null;
  kept: boolean;
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

/** Somebody whose lines I do not read at a table. */
export interface MyMute {
  table: string;
  person: string;
}

/** What I reported. */
export interface MyReport {
  at_ms: number;
  table: string;
  person: string;
  why: string;
}

/** A passkey of mine. */
export interface MyPasskey {
  id: string;
  name: string;
  created_ms: number;
  used_ms: number | null;
}

/** A browser in which I am signed in. */
export interface MySession {
  id: string;
  about: string;
  created_ms: number;
  seen_ms: number | null;
  here: boolean;
}

/** By what I can come back, and where I am. */
export interface Account {
  person: string;
  name: string;
  passkeys: MyPasskey[];
  mail: string | null;
  recovery: boolean;
  sessions: MySession[];
  moderator: boolean;
}

/** How people can sign in here, besides by passkeys and codes. */
export interface Ways {
  mail: boolean;
}

/** What the browser's own `navigator.credentials` is asked. */
export interface Options {
  options: Record<string, unknown>;
}

/** A passkey that the browser has made. */
export interface NewPasskey {
  credential: Record<string, unknown>;
}

/** Come back as who I am. */
export interface Entering {
  bring?: boolean;
}

/** What a passkey of mine has signed. */
export interface SignIn {
  bring?: boolean;
  credential: Record<string, unknown>;
}

/** One of my passkeys. */
export interface PasskeyId {
  id: string;
}

/** Where a link shall be sent. */
export interface NewMail {
  address: string;
  language?: 'de' | 'en' | 'fr' | 'it';
}

/** A link that was sent or shown to me. */
export interface UseLink {
  bring?: boolean;
  token: string;
}

/** Whose link it is, and what it does: sign in, or keep the games of whoever asked for it. */
export interface LinkFound {
  kind: 'device' | 'keep' | 'sign-in';
  name: string;
}

/** My recovery code. */
export interface UseCode {
  bring?: boolean;
  code: string;
}

/** A session of mine; null for all but the one that asks. */
export interface SessionId {
  id: string | null;
}

/** Who I am from now on. */
export interface SignedIn {
  person: string;
  name: string;
  code: string | null;
  behind: number;
}

/** A link by which another device is me, once, and as a picture. */
export interface DeviceLink {
  link: string;
  picture: string;
  seconds: number;
}

/** A recovery code: nobody will ever see it again. */
export interface Recovery {
  code: string;
}

/** A way by which I am told that it is my turn. */
export interface ChannelBody {
  id: string;
  kind: 'mail' | 'push' | 'webhook';
  about: string;
  at_ms: number;
  failed: number;
  here: boolean;
}

/** By the browser's push service, by mail to my own address, or by a webhook. */
export interface NewChannel {
  kind: 'mail' | 'push' | 'webhook';
  address?: string;
  p256dh?: string;
  auth?: string;
}

/** One of my channels. */
export interface ChannelId {
  id: string;
}

/** How I want to be told: in which language, not in quiet hours, not more often than that. */
export interface NewWish {
  language?: 'de' | 'en' | 'fr' | 'it';
  zone?: string;
  quiet_from?: number | null;
  quiet_to?: number | null;
  gather?: number;
}

/** Tell me of this table, or do not. */
export interface NewHush {
  table: string;
  told: boolean;
}

/** How I am told that it is my turn, and how I could be. */
export interface NoticesBody {
  channels: ChannelBody[];
  wish: NewWish;
  hushed: string[];
  push_key: string;
  mail: boolean;
  webhooks: boolean;
}

/** An event that I take part in or made. */
export interface MyEvent {
  id: string;
  title: string;
  host: boolean;
}

/** I am away from now on, for so many days. */
export interface NewVacation {
  days: number;
}

/** Whether I am on vacation, and what is left of this year's days. */
export interface VacationBody {
  until_ms: number | null;
  days_left: number;
  days_a_year: number;
}

/** A turn that I have sealed. */
export interface MyOrder {
  table: string;
  actions: string[];
}

/** My last vacation. */
export interface MyVacation {
  since_ms: number;
  until_ms: number;
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
  friends: string[];
  shown: boolean;
  muted: MyMute[];
  invited: string[];
  reports: MyReport[];
  moderator: boolean;
  recovery: boolean;
  passkeys: MyPasskey[];
  mail: string | null;
  sessions: MySession[];
  notices: ChannelBody[];
  wish: NewWish | null;
  hushed: string[];
  ratings: MyRating[];
  private: string[];
  events: MyEvent[];
  deals: string[];
  vacation: MyVacation | null;
  orders: MyOrder[];
}

/** An event to be made, for everybody who has its link. */
export interface NewEvent {
  kind: 'all' | 'arena' | 'swiss';
  game: string;
  seats: number;
  clock: NewClock;
  title?: string;
  options?: Record<string, string>;
  rounds?: number;
  patience_s?: number;
  pause_s?: number;
  starts_in_s?: number | null;
  lasts_s?: number;
  bots?: string[];
  enter?: boolean;
}

/** More bots for an event, by their levels. */
export interface NewBots {
  levels: string[];
}

/** Somebody who takes part. */
export interface EntrantBody {
  number: number;
  name: string;
  level: string;
  stage: 'away' | 'in' | 'out';
  waiting: boolean;
}

/** How somebody stands. Points are counted in parts: `point` of the event is a whole one. */
export interface StandingBody {
  place: number;
  number: number;
  points: number;
  opponents: number;
  beaten: number;
  wins: number;
  games: number;
}

/** A table of the event. */
export interface EventGameBody {
  round: number;
  table: string | null;
  seats: number[];
  points: number[] | null;
  at_ms: number;
}

/** An event, and all that has happened there. */
export interface EventBody {
  id: string;
  kind: 'all' | 'arena' | 'swiss';
  title: string;
  game: string;
  options: Record<string, string>;
  seats: number;
  rounds: number;
  clock: ClockInfo;
  patience_ms: number;
  pause_ms: number;
  stage: 'cancelled' | 'finished' | 'open' | 'running';
  round: number;
  starts_ms: number | null;
  ends_ms: number | null;
  lasts_ms: number;
  next_ms: number | null;
  now_ms: number;
  yours: boolean;
  you: number | null;
  your_table: string | null;
  point: number;
  entrants: EntrantBody[];
  standings: StandingBody[];
  games: EventGameBody[];
}

/** An event of mine. */
export interface EventLine {
  id: string;
  kind: 'all' | 'arena' | 'swiss';
  title: string;
  game: string;
  stage: 'cancelled' | 'finished' | 'open' | 'running';
  starts_ms: number | null;
  created_ms: number;
}

/** Where I take part or am the host, the latest first. */
export interface EventList {
  events: EventLine[];
}

/** Find me others to play with: this game, so many, this fast. */
export interface NewSeek {
  game: string;
  players: number;
  pace?: 'day' | 'quick' | 'slow';
  within?: number | null;
  bots?: boolean;
}

/** Whether others may see that I am here. */
export interface Shown {
  shown: boolean;
}

/** What I look for. */
export interface Seeking {
  game: string;
  players: number;
  pace: 'day' | 'quick' | 'slow';
  within: number | null;
  waited_ms: number;
  offer: boolean;
}

/** What others look for, and how many of them. */
export interface Wanted {
  game: string;
  players: number;
  pace: 'day' | 'quick' | 'slow';
  waiting: number;
}

/** Somebody who is here and lets others see it. */
export interface Somewhere {
  person: string;
  name: string;
}

/** Who I know here. */
export interface FriendsBody {
  you: string;
  friends: Somewhere[];
  asking: Somewhere[];
  asked: Somewhere[];
  met: Somewhere[];
  blocked: Somewhere[];
}

/** People of a name. */
export interface PeopleFound {
  people: Somewhere[];
}

/** A table. */
export interface TableId {
  table: string;
}

/** Somebody asks me to come to a table. */
export interface InvitationBody {
  table: string;
  game: string;
  name: string;
}

/** Where I am asked to come, the latest first. */
export interface Invitations {
  invitations: InvitationBody[];
}

/** The same for everybody in the lobby; sent anew when anything of it has changed. */
export interface LobbyState {
  type: 'lobby';
  open: TableLine[];
  watch: TableLine[];
  wanted: Wanted[];
  online: number;
  people: Somewhere[];
}

/** What concerns only you. */
export interface LobbyYou {
  type: 'you';
  name: string | null;
  shown: boolean;
  seeking: Seeking | null;
  yours: string[];
  hidden: string[];
}

/** Enough were there: you sit at this table. */
export interface Matched {
  type: 'matched';
  table: string;
}

/** Somebody asks you to come to a table, or to be friends: look. */
export interface Called {
  type: 'called';
}

/** How somebody did. */
export interface DealLine {
  place: number;
  name: string;
  score: number;
  lead: number;
  percent: number;
  you: boolean;
}

/** A deal of the day. */
export interface DealBody {
  id: string;
  game: string;
  seats: string[];
  commitment: string;
  secret: string | null;
  closes_ms: number;
  now_ms: number;
  yours: 'counted' | 'no' | 'playing' | 'void';
  table: string | null;
  players: number;
  standings: DealLine[] | null;
}

/** The deals of today, and those of yesterday. */
export interface Daily {
  today: DealBody[];
  yesterday: DealBody[];
}

/** A report that is dealt with. */
export interface Settling {
  report: string;
  why?: string;
}

/** Somebody who is banned or muted on the whole server, or is not any more. */
export interface Restraint {
  person: string;
  on: boolean;
  why?: string;
}

/** What somebody is called from now on. */
export interface OtherName {
  person: string;
  name: string;
}

/** A table that ends now. */
export interface Closing {
  table: string;
  why?: string;
}

/** Somebody, as moderators know them. */
export interface Known {
  person: string;
  name: string;
  banned: boolean;
  muted: boolean;
  moderator: boolean;
}

/** A line of the chat, which everybody at the table could read. */
export interface Quoted {
  at_ms: number;
  name: string;
  text: string;
}

/** What somebody says of somebody, and what was said at the table before. */
export interface OpenReport {
  id: string;
  at_ms: number;
  person: Known;
  by: Known;
  why: string;
  table: string;
  private: boolean;
  closable: boolean;
  lines: Quoted[];
}

/** Something of the audit log. */
export interface DeedDone {
  at_ms: number;
  by: Known;
  what: string;
  person: Known | null;
  table: string | null;
  detail: string;
}

/** What there is for moderators to do, and what was done. */
export interface Moderation {
  reports: OpenReport[];
  more: number;
  restrained: Known[];
  deeds: DeedDone[];
}

export type ClientFrame =
  | CommitNonce
  | GiveNonce
  | Play
  | Undo
  | Restart
  | Concede
  | OfferEnd
  | AnswerEnd
  | OfferPause
  | AnswerPause
  | EndPause
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
  | Ordered
  | Nudged
  | Closing
  | Pong;

export type LobbyFrame = LobbyState | LobbyYou | Matched | Called | Closing | Pong;
