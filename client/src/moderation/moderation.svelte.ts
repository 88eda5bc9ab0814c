/** What moderators see, and what they do about it. */

import { ask, Failed } from "../net/api";
import { words } from "../text/words.svelte";
import type { Done, Known, Moderation } from "../wire/types";

export const OWN = "moderation";

/** A message of this page. */
export function own(id: string, args?: Record<string, string | number>): string {
  return words.of(OWN, id, args);
}

/** What somebody is called; who was erased has no name any more. */
export function called(one: Known): string {
  return one.name || own("nobody");
}

export class Moderating {
  /** Null for whoever is no moderator: for them there is nothing here. */
  body = $state.raw<Moderation | null>(null);
  failed = $state<string | null>(null);
  done = $state<string | null>(null);

  async load(): Promise<void> {
    try {
      this.body = await ask<Moderation>("/api/moderation");
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.body = null;
      if (error.problem.code !== "missing") this.failed = words.say(error.problem.message);
    }
  }

  /** Do something and look again; what is refused is said on the page. */
  async act(what: string, body: object, done: string): Promise<boolean> {
    this.failed = this.done = null;
    try {
      await ask<Done>(`/api/moderation/${what}`, "POST", body);
      this.done = done;
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.failed = words.say(error.problem.message);
    }
    await this.load();
    return this.failed === null;
  }

  restrain(one: Known, what: "ban" | "mute", on: boolean, why = ""): Promise<boolean> {
    const done = own(on ? `is-${what}` : `is-un${what}`, { name: called(one) });
    return this.act(what, { person: one.person, on, why }, done);
  }
}
