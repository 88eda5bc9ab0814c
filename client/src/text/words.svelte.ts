/** Texts for people: Fluent messages of the client, of the server and of the game at the table. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../wire/types";
import { at } from "../net/prefix";
import type { Language } from "./languages";

const OWN = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
/** Words that only one page needs come with it: `load(page)`, then `of(page, id)`. */
const OF_PAGES = import.meta.glob<string>("../*/text/*.ftl", { query: "?raw", import: "default" });
const OF_GAMES = import.meta.glob<string>("../games/*/text/*.ftl", { query: "?raw", import: "default" });

type Fetched = (path: string) => Promise<string>;

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(at(path));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

const COMMON = "";

type Scope = Parameters<FluentNumber["toString"]>[0];

/** Most numbers are small and whole, and written alike everywhere: the browser's slow formatter is not needed for them. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000
      ? String(this.value)
      : super.toString(scope);
  }
}

function spoken(bundle: FluentBundle, id: string, args: Record<string, FluentVariable>): string {
  const [wanted = id, attribute] = id.split(".");
  const message = bundle.getMessage(wanted);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (pattern == null) return id;
  const counted = Object.entries(args).map(
    ([name, value]) => [name, typeof value === "number" ? new Count(value) : value] as const,
  );
  return bundle.formatPattern(pattern, Object.fromEntries(counted), []);
}

/** Says messages in one language, calling the players by their names. Games say different things under the same ids. */
export class Words {
  language = $state<Language>("en");
  names = $state<string[]>([]);
  /** The game whose words are meant where none is named. */
  game = $state(COMMON);
  /** By language and game. */
  #bundles = $state.raw(new Map<string, FluentBundle>());
  /** The language that is being learnt, or else the one that is spoken. */
  #wanted: Language = "en";
  #speaking: Promise<void> | null = null;
  /** What is always said alike. */
  #fixed = new WeakMap<FluentBundle, Map<string, string>>();
  #resources = new Map<string, Promise<FluentResource>>();
  #fetched: Fetched;

  constructor(fetched: Fetched = fetchText) {
    this.#fetched = fetched;
  }

  /** Whether there are any words yet. */
  readonly ready = $derived(this.#bundles.has(`${this.language}/${COMMON}`));

  /** Change the language, for everything that was loaded so far. */
  speak(language: Language): Promise<void> {
    this.#wanted = language;
    return (this.#speaking = this.#change(language));
  }

  async #change(language: Language): Promise<void> {
    const games = new Set([
      COMMON,
      ...[...this.#bundles.keys()].map((key) => key.slice(key.indexOf("/") + 1)),
    ]);
    await Promise.all([...games].map((game) => this.#learn(game)));
    if (language !== this.#wanted) return;
    this.language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  /** Load what a game or a page says, for `of`; `GAME/lessons` is what its lessons say, `GAME/examples` a turn in words. */
  async load(game: string): Promise<void> {
    await Promise.all([this.#learn(game), this.#speaking]);
  }

  async #learn(game: string): Promise<void> {
    const language = this.#wanted;
    const key = `${language}/${game}`;
    if (this.#bundles.has(key)) return;
    const bundle = await this.#bundle(game, language);
    this.#bundles = new Map(this.#bundles).set(key, bundle);
    if (language !== this.#wanted) await this.#learn(game);
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
    // What has no form for the middle of a sentence is said as it is.
    const known = this.knows(message.id) ? message.id : message.id.replace(/\.within$/, "");
    return this.text(known, args);
  }

  /** A message by its id, or `id.attribute`; what has no words is called by its id. */
  text(id: string, args?: Record<string, FluentVariable>): string {
    return this.of(this.game, id, args);
  }

  /** The same, in the words of a game that was loaded. */
  of(game: string, id: string, args?: Record<string, FluentVariable>): string {
    const bundle = this.#said(game);
    if (!bundle) return id;
    if (args) return spoken(bundle, id, args);
    const fixed = this.#fixed.get(bundle) ?? new Map<string, string>();
    this.#fixed.set(bundle, fixed);
    const known = fixed.get(id) ?? spoken(bundle, id, {});
    fixed.set(id, known);
    return known;
  }

  /** Whether there are words for an id, or for `id.attribute`. */
  knows(id: string, game: string = this.game): boolean {
    const [wanted = id, attribute] = id.split(".");
    const message = this.#said(game)?.getMessage(wanted);
    return message != null && (attribute ? attribute in message.attributes : message.value != null);
  }

  /** What the rules of a game say under an id in another language; the id, where it cannot be had. */
  async rulesIn(game: string, language: Language): Promise<(id: string) => string> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(await this.#served(`/text/${game}/${language}.ftl`));
    return (id) => spoken(bundle, id, {});
  }

  name(seat: number): string {
    return this.names[seat] ?? this.text("seat", { seat: seat + 1 });
  }

  #said(game: string): FluentBundle | undefined {
    return this.#bundles.get(`${this.language}/${game}`) ?? this.#bundles.get(`${this.language}/${COMMON}`);
  }

  /** What everybody says, and on top of it what one game does. */
  async #bundle(game: string, language: Language): Promise<FluentBundle> {
    const parts = [this.#drawn(OWN, `./${language}.ftl`), this.#served(`/text/${language}.ftl`)];
    const page = `../${game}/text/${language}.ftl`;
    if (page in OF_PAGES) parts.push(this.#drawn(OF_PAGES, page));
    else if (game)
      parts.push(
        this.#served(`/text/${game}/${language}.ftl`),
        this.#drawn(OF_GAMES, `../games/${game}/text/${language}.ftl`),
      );
    // What stands beside a game speaks of its pieces.
    const [whole = ""] = game.split("/");
    if (whole !== game) parts.push(this.#served(`/text/${whole}/${language}.ftl`));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const part of await Promise.all(parts)) bundle.addResource(part, { allowOverrides: true });
    return bundle;
  }

  /** Texts that came with the client. */
  #drawn(from: Record<string, () => Promise<string>>, path: string): Promise<FluentResource> {
    return this.#read(path, from[path] ?? (async () => ""));
  }

  /** Texts of the server; those it cannot give now must not keep the page from showing. */
  #served(path: string): Promise<FluentResource> {
    return this.#read(path, () => this.#fetched(path)).catch((error: unknown) => {
      console.warn(error);
      this.#resources.delete(path);
      return new FluentResource("");
    });
  }

  /** A text is fetched and understood once. */
  #read(path: string, get: () => Promise<string>): Promise<FluentResource> {
    const read = this.#resources.get(path) ?? get().then((text) => new FluentResource(text));
    this.#resources.set(path, read);
    return read;
  }
}

export const words = new Words();
