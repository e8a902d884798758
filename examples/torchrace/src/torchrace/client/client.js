// Torch Race in the browser: the tunnel from top to bottom, a lane for every thief, the torch that burns down, and at
// the side what the player may do, each where it leads. No library and no build: the browser reads this file.
// What `shown` and `hands` are is told in docs/a-game-in-the-browser.md.

import { element, SHEET } from "./drawing.js";

const BOTTOM = 12;
const ROUNDS = 10;
/** How far below the thief each action leads; running is as likely to end a step higher or lower. */
const LEADS = { climb: -1, dig: 0, creep: 1, run: 2 };

function board(place, shown, hands) {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, SHEET];
  const root = element("section", { class: "torchrace" });
  place.append(root);

  let drawn = "";
  function update({ pointed, recalled, ...shown }) {
    // Whoever moves the pointer along the list asks for no new picture, only for another light.
    const now = JSON.stringify(shown);
    if (now !== drawn) draw(shown);
    drawn = now;
    const lit = meant(shown, pointed, recalled);
    for (const level of root.querySelectorAll("li")) level.toggleAttribute("data-lit", lit.includes(Number(level.dataset.depth)));
  }

  /** The depths that a choice leads to, or that the log speaks of. */
  function meant({ scene, seat }, pointed, recalled) {
    if (seat !== null && pointed in LEADS) return [row(scene.depths[seat], pointed)];
    return recalled.flatMap(({ args }) => (args && "depth" in args ? [args.depth] : []));
  }

  function draw({ scene, names, ask, seat, busy, looking }) {
    const held = document.activeElement?.closest(".torchrace") ? document.activeElement.dataset.value : undefined;
    root.setAttribute("aria-label", hands.say({ id: "torchrace-title" }));
    root.style.setProperty("--thieves", String(scene.depths.length));
    const relic = looking === null ? 0 : (scene.relics[looking] ?? 0);
    root.replaceChildren(torch(scene), tunnel(scene, names, relic), ...(relic ? [secret(relic)] : []));
    const choices = ask && ask.space === "one_of" ? ask.choices.filter((choice) => !choice.refused) : [];
    for (const choice of choices) root.querySelector(`[data-depth="${row(scene.depths[seat], choice.value)}"] .deeds`)?.append(deed(choice, busy));
    // On a small screen the tunnel is longer than what can be seen of it.
    for (const button of root.querySelectorAll("button")) button.scrollIntoView({ block: "nearest" });
    // What was pressed is drawn anew: the player stays where they were, as long as that can still be done.
    if (held) root.querySelector(`button[data-value="${held}"]`)?.focus();
  }

  function torch({ torch: left }) {
    const flames = Array.from({ length: ROUNDS }, (_, round) => element("i", { class: round < left ? "lit" : "" }));
    return element("p", { class: "torch", role: "img", "aria-label": hands.say({ id: "tor-log-torch", args: { rounds: left } }) }, ...flames);
  }

  function tunnel(scene, names, relic) {
    const rows = Array.from({ length: BOTTOM + 1 }, (_, depth) => {
      const lanes = scene.depths.map((at, seat) => element("span", { class: "lane" }, ...(at === depth ? [thief(scene, names, seat)] : [])));
      const mark = depth === relic ? [element("span", { class: "relic", "aria-hidden": "true" }, "◆")] : [];
      const level = element("span", { class: "depth" }, String(depth), ...mark);
      const made = element("li", { "data-depth": depth }, level, ...lanes, element("span", { class: "deeds" }));
      made.style.setProperty("--deep", String(depth));
      return made;
    });
    return element("ol", { "data-testid": "board" }, ...rows);
  }

  function thief({ depths, turn, winner }, names, seat) {
    const said = hands.say({ id: "tor-log-moved", args: { who: names[seat], depth: depths[seat] } });
    const token = element("span", { class: "thief", role: "img", "aria-label": said, title: said, "data-testid": `thief-${seat}` }, String(seat + 1));
    token.style.setProperty("--seat", `var(--seat-${seat % 8})`);
    token.classList.toggle("turn", winner === null && seat === turn);
    return token;
  }

  function secret(depth) {
    return element("p", { class: "secret" }, element("span", { class: "relic", "aria-hidden": "true" }, "◆ "), hands.say({ id: "tor-log-relic", args: { depth } }));
  }

  function deed(choice, busy) {
    const button = element("button", { type: "button", "data-testid": "choice", "data-value": choice.value }, hands.say(choice.label.text));
    button.disabled = busy;
    button.addEventListener("click", () => hands.answer(choice.value));
    return button;
  }

  update(shown);
  return {
    update,
    destroy() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== SHEET);
    },
  };
}

function row(depth, action) {
  return Math.min(Math.max(depth + (LEADS[action] ?? 0), 0), BOTTOM);
}

export default { contract: 1, board, claims: (choice) => choice.value in LEADS };
