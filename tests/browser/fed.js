// A server in the page: it says what a test gives it to say.

window.feed = { position: null, line: null, n: 0, decision: 0 };
feed.say = (message) => feed.line?.onmessage?.({ data: JSON.stringify({ n: feed.n++, ...message }) });
feed.update = () => {
  const { seat, ask, interrupts, scene, players, log } = feed.position;
  const person = { kind: "person", name: "Ola", side: "all", bot: null, here: true };
  const seats = Array.from({ length: players }, (_, seat) => ({ ...person, seat }));
  feed.say({
    t: "update", decision: feed.decision, looking: seat, seats, waiting: [seat], log_from: 0, log, undo: {}, scene,
    asks: [{ seat, decision: feed.decision, ask, interrupts }],
  });
};
window.WebSocket = class {
  readyState = 1;
  constructor() {
    feed.line = this;
    queueMicrotask(() => this.onopen?.());
  }
  send(text) {
    const { t, ref } = JSON.parse(text);
    const { seat, hints, game, players } = feed.position;
    if (t === "hello") {
      const table = { id: "fed", game, title: "", options: {}, players, created: 0 };
      feed.say({ t: "welcome", table, seats: Array.from({ length: players }, (_, seat) => seat), host: false });
      feed.update();
    } else if (t === "hints") {
      feed.say({ t: "hints", ref, seat, decision: feed.decision, hints });
      feed.hinted?.();
    }
  }
  close() {}
};
// Where lists move, the browser finds something else under the mouse, and says so with the next frame: in the middle of anything.
// Only what a test points at counts.
addEventListener("pointerover", (event) => event.isTrusted && event.stopImmediatePropagation(), { capture: true });
/** Until everything that follows from what was done has been drawn: sooner than by any timer. */
feed.turn = () =>
  new Promise((next) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = next;
    port2.postMessage(0);
  });
/** Show a position, with what the server says about its choices. */
feed.show = async (position) => {
  const hinted = new Promise((heard) => (feed.hinted = heard));
  feed.position = position;
  feed.decision += 1;
  feed.update();
  await hinted;
  await feed.turn();
};
feed.lit = () => document.querySelectorAll(".board [data-lit]").length;
/** For each of these choices whether it lights anything when focused; those that are not in the list are left out. */
feed.lights = async (values) => {
  for (const folded of document.querySelectorAll(".ask details")) folded.open = true;
  const found = {};
  for (const value of values) {
    const choice = [...document.querySelectorAll(".ask [data-testid=choice]")].find((one) => one.dataset.value === value);
    if (!choice || choice.disabled) continue;
    choice.focus();
    await feed.turn();
    found[value] = feed.lit();
    choice.blur();
    await feed.turn();
    if (feed.lit()) throw new Error(`${value} is still lit`);
  }
  return found;
};
/** What every line of the log says and which of them it stands for, and what it lights when it is pointed at. */
feed.read = async () => {
  const found = [];
  for (const line of document.querySelectorAll("[data-testid=log] [data-line]")) {
    line.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    await feed.turn();
    const lit = [...document.querySelectorAll(".board [data-lit]")].map((one) => one.dataset.lit);
    found.push({ text: line.textContent, lines: line.dataset.line.split("-").map(Number), lit });
  }
  return found;
};
