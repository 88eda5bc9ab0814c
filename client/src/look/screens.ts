/** Kinds of screens. Styles ask for a phone by `(max-width: 700px), (max-height: 560px)`. */

import { MediaQuery } from "svelte/reactivity";

/** A phone on its side, or a page shown at twice its size: there is width, but hardly any height. */
export const low = new MediaQuery("(max-height: 560px) and (min-width: 560px)");
/** A phone held upright. */
export const narrow = new MediaQuery("(max-width: 559px), (max-width: 700px) and (min-height: 561px)");
