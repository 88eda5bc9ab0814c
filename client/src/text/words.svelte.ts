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

const COMMON = "";

/** Says messages in one language, calling the players by their names. Games say different things under the same ids. */
export class Words {
  language = $state<Language>("en");
  names = $state<string[]>([]);
  /** The game whose words are meant where none is named. */
  game = $state(COMMON);
  #bundles = $state.raw(new Map<string, FluentBundle>());
  #fetched: Fetched;

  constructor(fetched: Fetched = fetchText) {
    this.#fetched = fetched;
  }

  /** Change the language, for everything that was loaded so far. */
  async speak(language: Language): Promise<void> {
    const games = [...new Set([COMMON, ...this.#bundles.keys()])];
    const bundles = await Promise.all(games.map((game) => this.#bundle(game, language)));
    this.#bundles = new Map(games.map((game, i) => [game, bundles[i]!]));
    this.language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  /** Load what a game says, for `of`. */
  async load(game: string): Promise<void> {
    if (this.#bundles.has(game)) return;
    const language = this.language;
    const bundle = await this.#bundle(game, language);
    if (language === this.language) this.#bundles = new Map(this.#bundles).set(game, bundle);
    else await this.load(game);
  }

  /** Load what a game says, and mean it from now on. */
  async learn(game: string): Promise<void> {
    await this.load(game);
    this.game = game;
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
    return this.of(this.game, id, args);
  }

  /** The same, in the words of a game that was loaded. */
  of(game: string, id: string, args: Record<string, FluentVariable> = {}): string {
    const bundle = this.#bundles.get(game) ?? this.#bundles.get(COMMON);
    const [wanted = id, attribute] = id.split(".");
    const message = bundle?.getMessage(wanted);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return bundle == null || pattern == null ? id : bundle.formatPattern(pattern, args, []);
  }

  /** Whether there are words for an id, or for `id.attribute`. */
  knows(id: string, game: string = this.game): boolean {
    const [wanted = id, attribute] = id.split(".");
    const message = (this.#bundles.get(game) ?? this.#bundles.get(COMMON))?.getMessage(wanted);
    return message != null && (attribute ? attribute in message.attributes : message.value != null);
  }

  name(seat: number): string {
    return this.names[seat] ?? this.text("seat", { seat: seat + 1 });
  }

  /** What everybody says, and on top of it what one game does. */
  async #bundle(game: string, language: Language): Promise<FluentBundle> {
    const own = OWN[`./${language}.ftl`];
    const texts = [own ? own() : "", this.#server(`/text/${language}.ftl`)];
    if (game) {
      const drawn = OF_GAMES[`../games/${game}/text/${language}.ftl`];
      texts.push(this.#server(`/text/${game}/${language}.ftl`), drawn ? drawn() : "");
    }
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of await Promise.all(texts)) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    return bundle;
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
