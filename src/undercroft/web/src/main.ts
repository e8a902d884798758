import { mount } from "svelte";
import App from "./App.svelte";
import { startSpeech } from "./lib/i18n.svelte";
import { router } from "./lib/router.svelte";
import { looks } from "./lib/theme.svelte";
import { pages } from "./pages";
import "./styles/theme.css";
import "./styles/base.css";

looks.apply();
// The page and its words come at the same time; App says so if the page does not come.
pages[router.route.page]().catch(() => undefined);
await startSpeech();
mount(App, { target: document.getElementById("app")! });
