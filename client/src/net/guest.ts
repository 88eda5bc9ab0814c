import { words } from "../text/words.svelte";
import type { Me } from "../wire/types";
import { ask } from "./api";

/** Who is at this browser: whoever they said they are, else a guest with a number, so that two of them can sit at one table. */
export async function beSomebody(): Promise<Me> {
  const me = await ask<Me>("/api/me");
  if (me.name) return me;
  return ask<Me>("/api/me", "POST", {
    name: `${words.text("guest")} ${100 + (crypto.getRandomValues(new Uint16Array(1))[0]! % 900)}`,
  });
}

/** Be called so from now on; whoever says no name is a guest as before. */
export async function beCalled(name: string): Promise<Me> {
  return name.trim() ? ask<Me>("/api/me", "POST", { name }) : beSomebody();
}
