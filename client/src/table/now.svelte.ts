/** The time, for whatever counts down; it moves only while somebody looks at it. */

import { createSubscriber } from "svelte/reactivity";

class Now {
  #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, 250);
    return () => clearInterval(timer);
  });

  get ms(): number {
    this.#subscribe();
    return Date.now();
  }
}

export const now = new Now();
