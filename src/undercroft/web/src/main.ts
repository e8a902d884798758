import { mount } from "svelte";
import App from "./App.svelte";
import { i18n, startSpeech } from "./lib/i18n.svelte";
import { router } from "./lib/router.svelte";
import { looks } from "./lib/theme.svelte";
import { pages } from "./pages";
import "./styles/fonts.css";
import "./styles/theme.css";
import "./styles/base.css";

router.arrive();
looks.apply();
// Fonts are fetched when their letters are found on the page; that Polish has some of its own is known before there is one.
if (i18n.lang === "pl") {
  for (const font of ["1em Lato", "bold 1em Lato", "600 1em Faustina"]) document.fonts.load(font, "ł").catch(() => undefined);
}
// The page and its words come at the same time; App says so if the page does not come.
pages[router.route.page]().catch(() => undefined);
await startSpeech();
mount(App, { target: document.getElementById("app")! });
// What makes the pages installable and readable without a server comes later: nobody waits for it.
if (import.meta.env.PROD) setTimeout(() => void import("./lib/worker").then(({ register }) => register()).catch(() => undefined), 1000);
