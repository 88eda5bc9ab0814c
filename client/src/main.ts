import "./look/fonts/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { startRouter } from "./app/router.svelte";

startRouter();
mount(App, { target: document.getElementById("app")! });
