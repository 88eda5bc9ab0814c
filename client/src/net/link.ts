/** The socket of one table: comes back by itself, and sends again what was not answered. */

import type { Accepted, Answer, ClientFrame, Hinted, Refused, ServerFrame } from "../wire/types";

/** What a command or a question is answered with. */
export type Reply = Accepted | Refused | Answer | Hinted;

export type LinkState = "joining" | "open" | "lost" | "closed";

export interface Hearer {
  heard(frame: ServerFrame): void;
  linked(state: LinkState): void;
}

interface Sent {
  frame: ClientFrame;
  answered(frame: Reply): void;
}

const WAITS = [250, 500, 1000, 2000, 4000, 8000];
const PING_EVERY = 20_000;
const SILENCE = 45_000;
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
function replyIn(frame: ServerFrame): { id: string; frame: Reply } | null {
  if (frame.type === "answer" || frame.type === "hinted") return { id: frame.ask, frame };
  if (frame.type === "accepted" || frame.type === "refused")
    return frame.command == null ? null : { id: frame.command, frame };
  return null;
}

export class Link {
  #address: () => string;
  #protocols: string[];
  #hearer: Hearer;
  #socket: WebSocket | null = null;
  #sent = new Map<string, Sent>();
  #failures = 0;
  #last = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #done = false;

  /** `protocols` may carry the invitation to a private table. */
  constructor(address: () => string, protocols: string[], hearer: Hearer) {
    this.#address = address;
    this.#protocols = protocols;
    this.#hearer = hearer;
  }

  open(): void {
    if (this.#done) return;
    this.#clearTimers();
    this.#hearer.linked(this.#failures ? "lost" : "joining");
    const socket = new WebSocket(this.#address(), this.#protocols);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (message) => this.#heard(String(message.data));
    socket.onclose = () => this.#dropped(socket);
  }

  close(): void {
    this.#done = true;
    this.#clearTimers();
    this.#socket?.close();
    this.#hearer.linked("closed");
  }

  /** Try at once, for example when the page is looked at again. */
  wake(): void {
    if (
      !this.#done &&
      this.#socket?.readyState !== WebSocket.OPEN &&
      this.#socket?.readyState !== WebSocket.CONNECTING
    )
      this.open();
  }

  /** Send what wants no answer; what cannot be sent now is forgotten. */
  tell(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  /** Send a command or a question; it is sent again after a reconnect until it is answered. */
  ask(id: string, frame: ClientFrame): Promise<Reply> {
    return new Promise((answered) => {
      this.#sent.set(id, { frame, answered });
      this.tell(frame);
    });
  }

  #opened(): void {
    this.#failures = 0;
    this.#last = Date.now();
    this.#hearer.linked("open");
    for (const { frame } of this.#sent.values()) this.tell(frame);
    this.#timers.push(setInterval(() => this.#beat(), PING_EVERY));
  }

  #beat(): void {
    if (Date.now() - this.#last > SILENCE) this.#socket?.close();
    else this.tell({ type: "ping" });
  }

  #heard(text: string): void {
    this.#last = Date.now();
    const frame = JSON.parse(text) as ServerFrame;
    const reply = replyIn(frame);
    if (frame.type === "closing" && FOR_GOOD.includes(frame.code)) this.#done = true;
    this.#hearer.heard(frame);
    const sent = reply && this.#sent.get(reply.id);
    if (!sent) return;
    this.#sent.delete(reply.id);
    sent.answered(reply.frame);
  }

  #dropped(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#clearTimers();
    if (this.#done) return this.#hearer.linked("closed");
    this.#hearer.linked("lost");
    const wait = WAITS[Math.min(this.#failures++, WAITS.length - 1)]!;
    this.#timers.push(setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2)));
  }

  #clearTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}
