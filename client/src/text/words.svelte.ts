/** Texts for people: Fluent messages of the client, of the server and of the game at the table. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../wire/types";
import type { Language } from "./languages";

const OWN = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const OF_GAMES = import.meta.glob<string>("../games/*/text/*.ftl", { query: "?raw", import: "default" });

type Fetched = (path: string) => Promise<string>;

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/** Says messages in one language, calling the players by their names. */
export class Words {
  language = $state<Language>("en");
  names = $state<string[]>([]);
  #bundle = $state.raw(new FluentBundle("en"));
  #loaded = new Set<string>();
  #fetched: Fetched;

  constructor(fetched: Fetched = fetchText) {
    this.#fetched = fetched;
  }

  /** Load a language, and what the games that were asked for say in it. */
  async speak(language: Language): Promise<void> {
    const games = [...this.#loaded];
    const texts = await Promise.all([this.#own(language), this.#server(`/text/${language}.ftl`)]);
    const gameTexts = await Promise.all(games.map((game) => this.#ofGame(game, language)));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of [...texts, ...gameTexts.flat()]) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#bundle = bundle;
    this.language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  /** Load what a game says, once. */
  async learn(game: string): Promise<void> {
    if (this.#loaded.has(game)) return;
    this.#loaded.add(game);
    await this.speak(this.language);
  }

  /** A message with its arguments, and the name of its seat. */
  say(message: Message): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) {
      if (Array.isArray(value)) args[name] = value.map((part) => this.say(part)).join(", ");
      else args[name] = typeof value === "object" ? this.say(value) : value;
    }
    if (message.seat != null) args.name = this.name(message.seat);
    return this.text(message.id, args);
  }

  /** A message by its id, or `id.attribute`; what has no words is called by its id. */
  text(id: string, args: Record<string, FluentVariable> = {}): string {
    const [wanted = id, attribute] = id.split(".");
    const message = this.#bundle.getMessage(wanted);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern == null ? id : this.#bundle.formatPattern(pattern, args, []);
  }

  /** Whether there are words for an id, or for `id.attribute`. */
  knows(id: string): boolean {
    const [wanted = id, attribute] = id.split(".");
    const message = this.#bundle.getMessage(wanted);
    return message != null && (attribute ? attribute in message.attributes : message.value != null);
  }

  name(seat: number): string {
    return this.names[seat] ?? this.text("seat", { seat: seat + 1 });
  }

  async #own(language: Language): Promise<string> {
    return (await OWN[`./${language}.ftl`]?.()) ?? "";
  }

  async #ofGame(game: string, language: Language): Promise<string[]> {
    const own = OF_GAMES[`../games/${game}/text/${language}.ftl`];
    return Promise.all([this.#server(`/text/${game}/${language}.ftl`), own ? own() : ""]);
  }

  /** Words the server cannot give now must not keep the page from showing. */
  async #server(path: string): Promise<string> {
    try {
      return await this.#fetched(path);
    } catch (error) {
      console.warn(error);
      return "";
    }
  }
}

export const words = new Words();
