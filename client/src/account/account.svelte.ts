/** Who is at this browser, by what they can come back, and what they do about it. */

import { ask, Failed } from "../net/api";
import { words } from "../text/words.svelte";
import type { Account, Done, Me, Options, SignedIn, Ways } from "../wire/types";
import { askPasskey, makePasskey } from "./credentials";

export const OWN = "account";

/** A message of this page. */
export function own(id: string, args?: Record<string, string | number>): string {
  return words.of(OWN, id, args);
}

/** The link that was opened last, until it is used or put away; it is not left where the history keeps it. */
export const opened: { token: string | null } = { token: null };

export function noteLink(): void {
  const token = /^#link=([\w-]+)$/.exec(location.hash)?.[1];
  if (!token) return;
  opened.token = token;
  history.replaceState(history.state, "", location.pathname);
}

export class AccountState {
  /** Whether the server can send links by mail. */
  mail = $state(false);
  me = $state<Me | null>(null);
  account = $state<Account | null>(null);
  /** What went wrong last, and what was done. */
  failed = $state<string | null>(null);
  done = $state<string | null>(null);
  /** A recovery code that was just made: it is never seen again. */
  code = $state<string | null>(null);

  readonly kept = $derived(
    Boolean(this.account && (this.account.passkeys.length || this.account.mail || this.account.recovery)),
  );

  async load(): Promise<void> {
    const [me, ways] = await Promise.all([ask<Me>("/api/me"), ask<Ways>("/api/sign-in")]);
    this.me = me;
    this.mail = ways.mail;
    this.account = this.me.person ? await ask<Account>("/api/account") : null;
  }

  /** Do something; what is refused is said on the page, and a passkey that nobody wanted to use after all is nothing. */
  async try(what: () => Promise<string | null>): Promise<boolean> {
    this.failed = this.done = null;
    try {
      const done = await what();
      await this.load(); // what is said to be done is seen on the page
      this.done = done;
      return true;
    } catch (error) {
      if (error instanceof Failed) this.failed = words.say(error.problem.message);
      else if (error instanceof DOMException) this.failed = own("passkey-not-used");
      else throw error;
      return false;
    }
  }

  keepByPasskey(): Promise<boolean> {
    return this.try(async () => {
      const { options } = await ask<Options>("/api/account/passkey", "POST", {});
      await ask<SignedIn>("/api/account/passkeys", "POST", { credential: await makePasskey(options) });
      return own("kept-by-passkey");
    });
  }

  signInByPasskey(bring: boolean): Promise<boolean> {
    return this.try(async () => {
      const { options } = await ask<Options>("/api/sign-in/passkey", "POST", {});
      return this.#entered(
        await ask<SignedIn>("/api/sign-in", "POST", { credential: await askPasskey(options), bring }),
      );
    });
  }

  /** Whoever plays here keeps their games by the link; a stranger is brought back by it. */
  sendLink(address: string, keep: boolean): Promise<boolean> {
    return this.try(async () => {
      const path = keep ? "/api/account/mail" : "/api/sign-in/mail";
      await ask<Done>(path, "POST", { address, language: words.language });
      return own("link-sent", { address });
    });
  }

  useLink(token: string, bring: boolean): Promise<boolean> {
    return this.try(async () =>
      this.#entered(await ask<SignedIn>("/api/sign-in/link", "POST", { token, bring })),
    );
  }

  useCode(code: string, bring: boolean): Promise<boolean> {
    return this.try(async () => {
      const found = await ask<SignedIn>("/api/sign-in/recovery", "POST", { code, bring });
      this.code = found.code;
      return this.#entered(found);
    });
  }

  #entered(found: SignedIn): string {
    const { name, behind } = found;
    return own("signed-in-as", { name }) + (behind ? ` ${own("tables-behind", { count: behind })}` : "");
  }
}
