import "./look/fonts/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { keepPage, renewPage } from "./app/release";
import { startRouter } from "./app/router.svelte";

addEventListener("vite:preloadError", () => void renewPage());
addEventListener("load", () => void keepPage());
startRouter();
mount(App, { target: document.getElementById("app")! });
