import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { startRouter } from "./app/router.svelte";
import { settings } from "./app/settings.svelte";
import { words } from "./text/words.svelte";

startRouter();
await words.speak(settings.language);
mount(App, { target: document.getElementById("app")! });
