/** The lobby as it is told over its socket, and what one looks for there. */

import { go } from "../app/router.svelte";
import { ask } from "../net/api";
import { beSomebody } from "../net/guest";
import { Link, type LinkState } from "../net/link";
import { at } from "../net/prefix";
import { words } from "../text/words.svelte";
import type { Done, LobbyFrame, LobbyState, LobbyYou, NewSeek, Seeking, TableLine } from "../wire/types";

export const OWN = "lobby";

/** A message of this page. */
export function own(id: string, args?: Record<string, string | number>): string {
  return words.of(OWN, id, args);
}

export type Pace = Seeking["pace"];
export const PACES: Pace[] = ["quick", "slow", "day"];
/** How far the ratings of others may be from one's own, for whoever wants opponents of about the same strength. */
export const NEAR = 200;

/** Which tables are shown; nothing means all. */
export interface Filter {
  game: string;
  players: number;
  pace: "" | TableLine["clock"]["kind"];
}

export function fits(table: TableLine, { game, players, pace }: Filter): boolean {
  return (
    (!game || table.game === game) &&
    (!players || table.players === players) &&
    (!pace || table.clock.kind === pace)
  );
}

export class Lobby {
  state = $state.raw<LobbyState | null>(null);
  you = $state.raw<LobbyYou | null>(null);
  /** How often somebody has asked something: there may be an invitation to be seen. */
  calls = $state(0);
  link = $state<LinkState>("joining");
  /** What was looked for last: whoever was waiting when the server went away looks for it again. */
  wanted = $state.raw<NewSeek | null>(null);
  #socket: Link<LobbyFrame> | null = null;

  open = $derived(this.#shown(this.state?.open));
  watch = $derived(this.#shown(this.state?.watch));

  #shown(tables: TableLine[] = []): TableLine[] {
    const { yours = [], hidden = [] } = this.you ?? {};
    return tables
      .filter((table) => !hidden.includes(table.id))
      .map((table) => ({ ...table, yours: yours.includes(table.id) }));
  }

  /** Listen as long as the page is there; the returned function ends it. */
  follow(): () => void {
    const address = (): string => location.origin.replace(/^http/, "ws") + at("/api/lobby/socket");
    const socket = (this.#socket = new Link<LobbyFrame>(address, ["terroir"], this));
    socket.open();
    const wake = (): void => void (document.hidden || socket.wake());
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", wake);
      socket.close();
    };
  }

  linked(state: LinkState): void {
    this.link = state;
    if (state === "open" && this.wanted) void this.#ask(this.wanted);
  }

  heard(frame: LobbyFrame): void {
    if (frame.type === "lobby") this.state = frame;
    else if (frame.type === "you") this.you = frame;
    else if (frame.type === "called") this.calls++;
    else if (frame.type === "matched") {
      this.wanted = null;
      go(`/${frame.table}`);
    }
  }

  /** Look for others. */
  async seek(wanted: NewSeek): Promise<void> {
    await this.#beSomebody();
    await this.#ask(wanted);
    this.wanted = wanted;
  }

  /** Do not wait any longer: bots take the seats that are free. */
  async withBots(): Promise<void> {
    if (this.wanted) await this.#ask({ ...this.wanted, bots: true });
  }

  async stop(): Promise<void> {
    this.wanted = null;
    await ask<Done>("/api/lobby/stop", "POST", {});
  }

  async show(shown: boolean): Promise<void> {
    await this.#beSomebody();
    await ask<Done>("/api/me/shown", "POST", { shown });
  }

  async #ask(wanted: NewSeek): Promise<void> {
    await ask<Seeking>("/api/lobby/seek", "POST", wanted);
  }

  /** The socket has to know who one is. */
  async #beSomebody(): Promise<void> {
    const known = this.you?.name != null;
    await beSomebody();
    if (!known) this.#socket?.renew();
  }
}
