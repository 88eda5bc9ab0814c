/** Positions of `games/GAME/fixtures` on a screen, without a server: /gallery/?game=citrus&at=middle&theme=dark&language=de */

import "../src/look/fonts/fonts.css";
import "../src/look/tokens.css";
import "../src/look/base.css";
import { mount } from "svelte";
import { applySettings, settings } from "../src/app/settings.svelte";
import { Table } from "../src/net/table.svelte";
import type { Language } from "../src/text/languages";
import { words } from "../src/text/words.svelte";
import type { State } from "../src/wire/types";
import Gallery from "./Gallery.svelte";

interface Fixture {
  state: State;
  forecasts: Record<string, Record<string, unknown>>;
}

class FixtureTable extends Table {
  constructor(readonly fixture: Fixture) {
    super();
    this.heard(fixture.state);
  }

  override async whatIf(action: string): Promise<Record<string, unknown> | null> {
    return this.fixture.forecasts[action] ?? null;
  }
}

const FIXTURES = import.meta.glob<Fixture>("../src/games/*/fixtures/*.json", { import: "default" });
const asked = new URLSearchParams(location.search);
settings.theme = (asked.get("theme") as "light" | "dark" | null) ?? "system";
settings.language = (asked.get("language") as Language | null) ?? "en";
applySettings();
const load =
  FIXTURES[`../src/games/${asked.get("game") ?? "citrus"}/fixtures/${asked.get("at") ?? "middle"}.json`];
if (!load) throw new Error("no such fixture");
const table = new FixtureTable(await load());
await words.speak(settings.language);
mount(Gallery, { target: document.getElementById("app")!, props: { table } });
