/** The own tables and those of others, asked for anew every few seconds as long as somebody looks. */

import { ask, Failed } from "../net/api";
import type { Invitations, Lobby, Me, RecordLine, Records, TableLine } from "../wire/types";

const EVERY_MS = 10_000;
const LATEST = 3;

export class Lists {
  mine = $state.raw<TableLine[]>([]);
  /** The last games of one's own that ended. */
  finished = $state.raw<RecordLine[]>([]);
  others = $state.raw<TableLine[]>([]);
  /** How many ask one to come to their table. */
  calls = $state(0);
  /** Whoever looks has said a name. */
  known = $state(false);
  /** They can come back from anywhere. */
  kept = $state(false);
  /** Which tables of others are shown; nothing means all. */
  game = $state("");
  players = $state(0);

  readonly #query = $derived(
    new URLSearchParams({
      ...(this.game && { game: this.game }),
      ...(this.players && { players: String(this.players) }),
    }).toString(),
  );

  /** What there is when the page comes. */
  readonly first = this.look("");
  #followed = false;

  async look(query: string): Promise<void> {
    if (document.hidden) return;
    try {
      const me = await ask<Me>("/api/me");
      const [own, open, ended, calls] = await Promise.all([
        me.name ? ask<Lobby>("/api/tables?mine=yes") : { tables: [] },
        ask<Lobby>(`/api/tables?${query}`),
        me.name ? ask<Records>("/api/records?mine=yes") : { records: [] },
        me.name ? ask<Invitations>("/api/invitations") : { invitations: [] },
      ]);
      this.known = !!me.name;
      this.kept = me.kept;
      this.calls = calls.invitations.length;
      this.finished = ended.records.slice(0, LATEST);
      this.mine = own.tables.toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn));
      this.others = open.tables.filter((table) => !table.yours);
    } catch (error) {
      if (!(error instanceof Failed)) throw error; // the next look may have more luck
    }
  }

  /** Keep looking, at once where the filter changes; the returned function ends it. */
  follow(): () => void {
    const query = this.#query;
    const again = (): void => void this.look(query);
    if (this.#followed) again();
    this.#followed = true;
    const timer = setInterval(again, EVERY_MS);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }
}
