/** A socket, of one table or of the lobby: comes back by itself, and sends again what was not answered. */

import type { Accepted, Answer, ClientFrame, Hinted, LobbyFrame, Refused, ServerFrame } from "../wire/types";

/** What a command or a question is answered with. */
export type Reply = Accepted | Refused | Answer | Hinted;

export type LinkState = "joining" | "open" | "lost" | "closed";

/** What a table is told and asked over: its socket, or something that stands for one. */
export type Line = Pick<Link, "open" | "close" | "wake" | "renew" | "doubt" | "tell" | "ask">;

export interface Hearer<Frame = ServerFrame> {
  heard(frame: Frame): void;
  linked(state: LinkState): void;
}

interface Sent {
  frame: ClientFrame;
  /** Since when an answer is waited for. */
  at: number;
  answered(frame: Reply): void;
}

const WAITS = [250, 500, 1000, 2000, 4000, 8000];
/** How often the server is asked whether it is there. */
const PING_EVERY = 5_000;
/** Where nobody looks it is asked only every so many times. */
const SELDOM = 4;
/** Whoever gets no answer for so long is told that there is no connection… */
const PATIENCE = 4_000;
/** …and after so long another socket is tried. */
const SILENCE = 9_000;
/** After these the server does not want us back; after a restart it does. */
const FOR_GOOD = ["revoked", "flood", "banned", "removed"];

/** A name nobody else will choose: a command sent twice under it is done once. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** The reply that a frame is, with the id of what it replies to. */
function replyIn(frame: ServerFrame | LobbyFrame): { id: string; frame: Reply } | null {
  if (frame.type === "answer" || frame.type === "hinted") return { id: frame.ask, frame };
  if (frame.type === "accepted" || frame.type === "refused")
    return frame.command == null ? null : { id: frame.command, frame };
  return null;
}

export class Link<Frame extends ServerFrame | LobbyFrame = ServerFrame> {
  #address: () => string;
  #protocols: string[];
  #hearer: Hearer<Frame>;
  #socket: WebSocket | null = null;
  #sent = new Map<string, Sent>();
  #failures = 0;
  /** Since when any sign of life is waited for. */
  #pinged: number | null = null;
  #beats = 0;
  #beating: ReturnType<typeof setInterval> | undefined;
  /** Until the answer that is waited for longest is late. */
  #patience: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** An answer is late, or the browser says that it is offline. */
  #doubted = false;
  #done = false;

  /** `protocols` may carry the invitation to a private table. */
  constructor(address: () => string, protocols: string[], hearer: Hearer<Frame>) {
    this.#address = address;
    this.#protocols = protocols;
    this.#hearer = hearer;
  }

  open(): void {
    if (this.#done) return;
    this.#letGo();
    this.#hearer.linked(this.#failures ? "lost" : "joining");
    const socket = new WebSocket(this.#address(), this.#protocols);
    this.#socket = socket;
    this.#pinged = null;
    this.#beating = setInterval(() => this.#beat(), PING_EVERY);
    socket.onopen = () => socket === this.#socket && this.#opened();
    socket.onmessage = (message) => socket === this.#socket && this.#heard(String(message.data));
    socket.onclose = () => socket === this.#socket && this.#drop();
  }

  close(): void {
    this.#done = true;
    this.#letGo();
    this.#hearer.linked("closed");
  }

  /** Open another socket, as whoever this browser says it is now. */
  renew(): void {
    this.#failures = 0;
    this.open();
  }

  /** The page is looked at again, or the network is back: see at once whether the server is there. */
  wake(): void {
    if (this.#done) return;
    if (this.#socket?.readyState === WebSocket.OPEN && !this.#doubted) this.#ping();
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.open();
  }

  /** There may be no connection any more: that is said now, and taken back if the server answers. */
  doubt(): void {
    if (this.#done || this.#doubted) return;
    this.#doubted = true;
    this.#hearer.linked("lost");
    this.#ping();
  }

  /** Send what wants no answer; what cannot be sent now is forgotten. */
  tell(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  /** Send a command or a question; it is sent again after a reconnect until it is answered. */
  ask(id: string, frame: ClientFrame): Promise<Reply> {
    return new Promise((answered) => {
      this.#sent.set(id, { frame, at: Date.now(), answered });
      this.tell(frame);
      this.#watch();
    });
  }

  #opened(): void {
    this.#failures = 0;
    this.#pinged = null;
    this.#doubted = false;
    this.#hearer.linked("open");
    for (const sent of this.#sent.values()) {
      sent.at = Date.now();
      this.tell(sent.frame);
    }
    this.#watch();
  }

  #beat(): void {
    if (Date.now() - (this.#pinged ?? Infinity) >= SILENCE) this.#drop();
    else if (!document.hidden || this.#beats++ % SELDOM === 0) this.#ping();
  }

  #ping(): void {
    this.#pinged ??= Date.now();
    this.tell({ type: "ping" });
    this.#watch();
  }

  /** Since when the oldest answer is waited for. A hint takes its time. */
  get #waits(): number {
    const asked = [...this.#sent.values()].filter(({ frame }) => frame.type !== "hint");
    return Math.min(this.#pinged ?? Infinity, ...asked.map(({ at }) => at));
  }

  #watch(): void {
    clearTimeout(this.#patience);
    const left = this.#waits + PATIENCE - Date.now();
    if (left < Infinity && !this.#doubted) this.#patience = setTimeout(() => this.doubt(), left);
  }

  #heard(text: string): void {
    this.#pinged = null;
    const frame = JSON.parse(text) as Frame;
    if (frame.type === "closing" && FOR_GOOD.includes(frame.code)) this.#done = true;
    this.#hearer.heard(frame);
    this.#answer(replyIn(frame));
    if (this.#doubted && this.#waits > Date.now() - PATIENCE) {
      this.#doubted = false;
      this.#hearer.linked("open");
    }
    this.#watch();
  }

  #answer(reply: { id: string; frame: Reply } | null): void {
    const sent = reply && this.#sent.get(reply.id);
    if (!sent) return;
    this.#sent.delete(reply.id);
    sent.answered(reply.frame);
  }

  /** The socket is of no use any more: another one is opened after a moment. */
  #drop(): void {
    this.#letGo();
    if (this.#done) return this.#hearer.linked("closed");
    this.#hearer.linked("lost");
    const wait = WAITS[Math.min(this.#failures++, WAITS.length - 1)]!;
    this.#retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  /** Nothing more is heard of the socket: one that is dead would take a minute to say so. */
  #letGo(): void {
    clearInterval(this.#beating);
    clearTimeout(this.#patience);
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
