/** Whom one knows here, and what one asks of them. */

import { ask, Failed } from "../net/api";
import { words } from "../text/words.svelte";
import type { Blocks, Done, FriendsBody, Me, PeopleFound, Somewhere } from "../wire/types";

export const OWN = "friends";

/** A message of this page. */
export function own(id: string, args?: Record<string, string | number>): string {
  return words.of(OWN, id, args);
}

export class Friends {
  /** Null for somebody who has not said a name yet. */
  body = $state.raw<FriendsBody | null>(null);
  failed = $state<string | null>(null);
  done = $state<string | null>(null);

  async load(): Promise<void> {
    const me = await ask<Me>("/api/me");
    this.body = me.person ? await ask<FriendsBody>("/api/friends") : null;
  }

  /** Do something and look again; what is refused is said on the page. */
  async try(what: () => Promise<string | null>): Promise<void> {
    this.failed = this.done = null;
    try {
      this.done = await what();
      await this.load();
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.failed = words.say(error.problem.message);
    }
  }

  /** Ask somebody, or say yes to who has asked. */
  befriend({ person, name }: Somewhere): Promise<void> {
    const asked = this.body?.asking.some((one) => one.person === person);
    return this.try(async () => {
      await ask<Done>("/api/friends", "POST", { person });
      return own(asked ? "friends-now" : "was-asked", { name });
    });
  }

  part({ person }: Somewhere): Promise<void> {
    return this.try(async () => {
      await ask<Done>("/api/friends/part", "POST", { person });
      return null;
    });
  }

  block({ person }: Somewhere, blocked: boolean): Promise<void> {
    return this.try(async () => {
      await ask<Blocks>("/api/me/blocks", "POST", { person, blocked });
      return null;
    });
  }

  /** People of this name whom one may find. */
  async find(name: string): Promise<Somewhere[]> {
    return (await ask<PeopleFound>(`/api/friends/find?${new URLSearchParams({ name })}`)).people;
  }
}
