import { mount } from "svelte";
import App from "./App.svelte";
import { startSpeech } from "./lib/i18n.svelte";
import { looks } from "./lib/theme.svelte";
import "./styles/theme.css";
import "./styles/base.css";

looks.apply();
await startSpeech();
mount(App, { target: document.getElementById("app")! });
