import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Sitting, type Line } from "./sitting.svelte";
import type { Ask, AskSent, Choice, FromClient, LineSent, Update, Value } from "./wire";

class FakeLine implements Line {
  readyState = 1;
  sent: FromClient[] = [];
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.readyState = 3;
  }
  of<T extends FromClient["t"]>(kind: T): Extract<FromClient, { t: T }>[] {
    return this.sent.filter((one): one is Extract<FromClient, { t: T }> => one.t === kind);
  }
}

function choice(value: Value, refused = false): Choice {
  return { value, label: { text: { id: String(value) }, rule: null, detail: null }, refused: refused ? { msg: { id: "no" }, rule: "R-1" } : null };
}

function oneOf(values: Value[], prompt = "ask", refused: Value[] = []): Ask {
  return {
    seats: [0],
    prompt: { id: prompt },
    default: null,
    space: "one_of",
    choices: [...values.map((value) => choice(value)), ...refused.map((value) => choice(value, true))],
  };
}

const asked = (decision: number, ask: Ask, seat = 0): AskSent => ({ seat, decision, ask });
const passOnly = (decision: number, prompt = "ask", refused: Value[] = []): AskSent => ({ ...asked(decision, oneOf(["pass"], prompt, refused)), only_pass: true });
const line = (id: string, decision = 0): LineSent => ({ msg: { id }, rule: null, decision });

describe("a sitting", () => {
  let lines: FakeLine[];
  let sitting: Sitting;
  let n: number;
  let got: string[];
  let answers: Record<string, unknown>;

  const wire = (): FakeLine => lines.at(-1)!;
  const hear = (message: object): void => wire().onmessage!({ data: JSON.stringify({ n: n++, ...message }) });

  function welcome(counts = false, seats = [0]): void {
    wire().onopen!(undefined as never);
    const table = { id: "t", game: "paperdungeons", title: "", options: {}, players: 2, created: 0, links: null, counts };
    hear({ t: "welcome", table, seats, host: false, chat: [] });
  }

  function update(decision: number, asks: AskSent[], more: Partial<Update> = {}): void {
    hear({ t: "update", decision, looking: 0, seats: [], waiting: [], asks, log_from: 0, log: [], undo: {}, ...more });
  }

  beforeEach(() => {
    vi.useFakeTimers();
    lines = [];
    got = [];
    answers = {};
    n = 1;
    sitting = new Sitting("t", ["token"], "Ada", {
      socket: () => {
        lines.push(new FakeLine());
        return wire();
      },
      get: (path) => {
        got.push(path);
        return Promise.resolve(answers[path]);
      },
    });
    sitting.open();
    welcome();
  });

  afterEach(() => {
    sitting.close();
    vi.useRealTimers();
  });

  it("tells who it is in ratings where the game counts, the same each time, unless that is switched off", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    welcome();
    expect(wire().of("player")).toEqual([]); // it does not count
    welcome(true, []);
    expect(wire().of("player")).toEqual([]); // only here to watch
    welcome(true);
    welcome(true);
    const [first, second] = wire().of("player");
    expect(first!.player).toMatch(/^[\w-]{22}$/);
    expect(second!.player).toBe(first!.player);
    kept.set("undercroft.rated", "false");
    welcome(true);
    expect(wire().of("player")).toHaveLength(2);
    vi.unstubAllGlobals();
  });

  it("says hello with its tokens and shows what it is told", () => {
    update(3, [asked(3, oneOf(["a", "b"]))], { scene: { depth: 1 } });
    expect(wire().of("hello")[0]).toMatchObject({ tokens: ["token"], name: "Ada" });
    expect(sitting.connection).toBe("open");
    expect(sitting.current?.decision).toBe(3);
    expect(sitting.scene).toEqual({ depth: 1 });
  });

  it("keeps the scene when an update leaves it out", () => {
    update(0, [], { scene: { depth: 1 } });
    update(1, []);
    expect(sitting.scene).toEqual({ depth: 1 });
  });

  it("asks for everything again after a gap, and waits for it", () => {
    update(0, [], { scene: { depth: 1 } });
    n += 1;
    update(2, []);
    expect(wire().of("sync")).toHaveLength(1);
    expect(sitting.decision).toBe(0);
    update(3, [], { scene: { depth: 9 } });
    expect(sitting.decision).toBe(3);
    expect(sitting.scene).toEqual({ depth: 9 });
  });

  it("asks for everything only once, however many more come before it", () => {
    update(0, [], { scene: {} });
    n += 1;
    update(2, []);
    n += 1;
    update(4, []);
    expect(wire().of("sync")).toHaveLength(1);
  });

  it("tells why an answer was refused, and takes another", async () => {
    update(0, [asked(0, oneOf(["a", "b"]))], { scene: {} });
    const refused = sitting.answer("a");
    expect(sitting.answering).toBe(0);
    const { ref } = wire().of("answer")[0]!;
    hear({ t: "refused", ref, code: "late", reason: { id: "table-late" }, rule: "R-2" });
    expect(await refused).toEqual({ reason: { id: "table-late" }, rule: "R-2" });
    expect(sitting.complaint?.rule).toBe("R-2");
    expect(sitting.answering).toBeNull();
    void sitting.answer("b");
    expect(sitting.complaint).toBeNull();
    expect(wire().of("answer")).toHaveLength(2);
  });

  it("tells that others did not agree, but not that hints came too late", () => {
    hear({ t: "refused", ref: 77, code: "late", reason: { id: "table-late" }, rule: null });
    expect(sitting.complaint).toBeNull();
    hear({ t: "refused", ref: 78, code: "declined", reason: { id: "table-undo-declined" }, rule: null });
    expect(sitting.complaint?.reason.id).toBe("table-undo-declined");
  });

  it("gives one answer to an ask, however often it is clicked", () => {
    update(0, [asked(0, oneOf(["a", "b"]))], { scene: {} });
    void sitting.answer("a");
    void sitting.answer("a");
    hear({ t: "done", ref: wire().of("answer")[0]!.ref });
    void sitting.answer("b");
    expect(wire().of("answer")).toHaveLength(1);
    update(1, [asked(1, oneOf(["a", "b"]))]);
    void sitting.answer("b");
    expect(wire().of("answer")[1]).toMatchObject({ decision: 1, answer: "b" });
  });

  it("knows from the update that shows it that an answer was taken", async () => {
    update(0, [asked(0, oneOf(["a", "b"]))], { scene: {} });
    const complaint = sitting.answer("a");
    update(1, [asked(1, oneOf(["c"]))], { done: [wire().of("answer")[0]!.ref!] });
    expect(await complaint).toBeNull();
    expect([sitting.answering, sitting.current?.decision]).toEqual([null, 1]);
  });

  it("passes again if a pass was done and taken back before the update came", () => {
    update(5, [passOnly(5)], { scene: {} });
    update(5, [passOnly(5)], { done: [wire().of("answer")[0]!.ref!] });
    expect(wire().of("answer")).toHaveLength(2);
  });

  it("hears who is still waited for under seal, and keeps what it sees", () => {
    update(3, [asked(3, oneOf(["a", "b"]))], { scene: { depth: 1 }, waiting: [0, 1] });
    hear({ t: "waiting", waiting: [0] });
    expect([sitting.waiting, sitting.decision, sitting.scene]).toEqual([[0], 3, { depth: 1 }]);
    expect(sitting.current?.decision).toBe(3);
  });

  it("passes without a word where nothing else is possible", () => {
    update(5, [passOnly(5, "trap", ["card"])], { scene: {} });
    expect(sitting.current).toBeNull();
    expect(wire().of("answer")).toEqual([expect.objectContaining({ seat: 0, decision: 5, answer: "pass" })]);
    update(5, [passOnly(5, "trap")]);
    expect(wire().of("answer")).toHaveLength(1);
  });

  it("passes again when the same decision comes again after an undo", () => {
    update(5, [passOnly(5)], { scene: {} });
    hear({ t: "done", ref: wire().of("answer")[0]!.ref });
    update(6, []);
    update(5, [passOnly(5)]);
    expect(wire().of("answer")).toHaveLength(2);
  });

  it("passes on what the player never wants to be asked, but only where passing is allowed", () => {
    sitting.passes = (ask) => ask.prompt.id === "guard";
    update(1, [asked(1, oneOf(["sword", "pass"], "guard"))], { scene: {} });
    expect(wire().of("answer")).toHaveLength(1);
    update(2, [asked(2, oneOf(["sword"], "guard"))]);
    expect(sitting.current?.decision).toBe(2);
  });

  it("answers by itself what can change nothing, with the scene that has just come", () => {
    sitting.automatic = ({ ask }, scene) => (ask.prompt.id === "equip" && (scene as { pack: number }).pack === 0 ? "done" : undefined);
    update(1, [asked(1, oneOf(["drop", "done"], "equip"))], { scene: { pack: 1 } });
    expect(sitting.current?.decision).toBe(1);
    update(2, [asked(2, oneOf(["drop", "done"], "equip"))], { scene: { pack: 0 } });
    expect(sitting.current).toBeNull();
    expect(wire().of("answer")).toEqual([expect.objectContaining({ decision: 2, answer: "done" })]);
  });

  it("answers nothing by itself to who has just taken back, until the next answer", () => {
    sitting.automatic = ({ ask }) => (ask.prompt.id === "equip" ? "done" : undefined);
    update(2, [asked(2, oneOf(["go"], "act"))], { scene: {}, undo: { 0: "free" } });
    void sitting.takeBack();
    update(1, [asked(1, oneOf(["drop", "done"], "equip"))]);
    expect(sitting.current?.decision).toBe(1);
    void sitting.answer("drop");
    update(2, [asked(2, oneOf(["done"], "equip"))]);
    expect(sitting.current).toBeNull();
  });

  it("answers nothing unasked where it only looks", () => {
    sitting.passive = true;
    update(5, [passOnly(5)], { scene: {} });
    expect(wire().of("answer")).toHaveLength(0);
  });

  async function stepTaken(decision: number, next: AskSent[]): Promise<void> {
    hear({ t: "done", ref: wire().of("answer").at(-1)!.ref });
    await vi.advanceTimersByTimeAsync(0);
    update(decision, next);
    await vi.advanceTimersByTimeAsync(0);
  }

  it("walks a path step by step", async () => {
    update(0, [asked(0, oneOf(["b1", "end"], "act"))], { scene: {} });
    const walk = sitting.walk(["b1", "b2"]);
    expect(sitting.walking).toBe(true);
    await stepTaken(1, []);
    update(2, [asked(2, oneOf(["b2", "end"], "act"))]);
    await vi.advanceTimersByTimeAsync(0);
    await stepTaken(3, [asked(3, oneOf(["end"], "act"))]);
    expect(await walk).toBe(2);
    expect(sitting.walking).toBe(false);
    expect(wire().of("answer").map((one) => one.answer)).toEqual(["b1", "b2"]);
  });

  it("stops walking when something else is asked", async () => {
    update(0, [asked(0, oneOf(["b1"], "act"))], { scene: {} });
    const walk = sitting.walk(["b1", "b2", "b3"]);
    await stepTaken(1, [asked(1, oneOf(["armour", "pass"], "prevent"))]);
    expect(await walk).toBe(1);
    expect(wire().of("answer")).toHaveLength(1);
  });

  it("stops walking when told to, when the table takes long, or when the board says so", async () => {
    update(0, [asked(0, oneOf(["b1"], "act"))], { scene: {} });
    const stopped = sitting.walk(["b1", "b2"]);
    sitting.stopWalking();
    await stepTaken(1, [asked(1, oneOf(["b2"], "act"))]);
    expect(await stopped).toBe(1);

    const slow = sitting.walk(["b2", "b3"]);
    await stepTaken(2, []);
    await vi.advanceTimersByTimeAsync(6000);
    expect(await slow).toBe(1);

    update(3, [asked(3, oneOf(["b3"], "act"))]);
    const warned = sitting.walk(["b3", "b4"], () => false);
    await stepTaken(4, [asked(4, oneOf(["b4"], "act"))]);
    expect(await warned).toBe(1);
  });

  it("forgets the lines of the log that were taken back", () => {
    update(3, [], { scene: {}, log: [line("a"), line("b", 1), line("c", 2)] });
    update(2, [], { log_from: 1, log: [line("d", 1)] });
    expect(sitting.log.map((one) => one.msg.id)).toEqual(["a", "d"]);
    update(1, [], { log_from: 1, log: [] });
    expect(sitting.log.map((one) => one.msg.id)).toEqual(["a"]);
  });

  it("starts the log anew where lines are missing, and fetches older ones", async () => {
    update(3, [], { scene: {}, log: [line("a")] });
    update(9, [], { log_from: 2, log: [line("c"), line("d")] });
    expect(sitting.logFrom).toBe(2);
    answers["/api/tables/t/log?from=0&to=2&seat=0"] = { log_from: 0, log: [line("a"), line("b")] };
    expect(await sitting.older()).toBe(false);
    expect(sitting.log.map((one) => one.msg.id)).toEqual(["a", "b", "c", "d"]);
    update(10, [], { log_from: 4, log: [line("e")] });
    expect(sitting.log).toHaveLength(5);
  });

  it("comes back after a lost connection and repeats an answer that may not have arrived", async () => {
    update(0, [asked(0, oneOf(["a", "b"]))], { scene: {} });
    const answer = sitting.answer("a");
    wire().onclose!({ code: 1006 });
    expect(sitting.connection).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    expect(lines).toHaveLength(2);
    n = 1;
    welcome();
    update(0, [asked(0, oneOf(["a", "b"]))], { scene: {} });
    expect(wire().of("answer")).toEqual([expect.objectContaining({ decision: 0, answer: "a" })]);
    hear({ t: "done", ref: wire().of("answer")[0]!.ref });
    expect(await answer).toBeNull();
  });

  it("does unasked what stands open to it, once however often it is clicked", async () => {
    const standing = [{ seat: 0, number: 2, ask: oneOf(["doom", "aim"], "discard") }];
    update(5, [], { scene: {}, waiting: [1], standing });
    expect(sitting.standing).toEqual(standing);
    const first = sitting.act(sitting.standing[0]!, "doom");
    void sitting.act(sitting.standing[0]!, "aim");
    expect(wire().of("act")).toEqual([expect.objectContaining({ seat: 0, number: 2, answer: "doom" })]);
    update(6, [], { waiting: [1] });
    hear({ t: "done", ref: wire().of("act")[0]!.ref });
    expect(await first).toBeNull();
    expect(sitting.standing).toEqual([]);
  });

  async function comeBack(decision: number, asks: AskSent[], more: Partial<Update> = {}): Promise<void> {
    wire().onclose!({ code: 1006 });
    await vi.advanceTimersByTimeAsync(1000);
    n = 1;
    welcome();
    update(decision, asks, { scene: {}, ...more });
  }

  it("repeats after a lost connection whatever it was not told about, and believes what it is told then", async () => {
    const standing = [{ seat: 0, number: 0, ask: oneOf(["doom", "aim"], "discard") }];
    update(5, [asked(5, oneOf(["a", "b"]))], { scene: {}, standing });
    const acted = sitting.act(sitting.standing[0]!, "doom");
    const answered = sitting.answer("a");
    await comeBack(7, [asked(7, oneOf(["c", "d"]))]); // both arrived, and the table has gone on
    expect(wire().of("act")).toEqual([expect.objectContaining({ seat: 0, number: 0, answer: "doom" })]);
    expect(wire().of("answer")).toEqual([expect.objectContaining({ seat: 0, decision: 5, answer: "a" })]);
    hear({ t: "done", ref: wire().of("act")[0]!.ref });
    expect(await acted).toBeNull();
    hear({ t: "refused", ref: wire().of("answer")[0]!.ref, code: "late", reason: { id: "table-late" }, rule: null });
    expect((await answered)?.reason.id).toBe("table-late");
  });

  it("takes back and talks under an id, so that what is repeated happens once", async () => {
    update(5, [], { scene: {}, undo: { 0: "free" } });
    const back = sitting.takeBack();
    const said = sitting.chatter("hello");
    const ids = [wire().of("undo")[0]!.id, wire().of("chat")[0]!.id];
    expect(ids[0]).not.toBe(ids[1]);
    await comeBack(4, [], { undo: { 0: "free" } });
    expect([wire().of("undo")[0]!.id, wire().of("chat")[0]!.id]).toEqual(ids);
    for (const one of [wire().of("undo")[0]!, wire().of("chat")[0]!]) hear({ t: "done", ref: one.ref });
    expect(await Promise.all([back, said])).toEqual([null, null]);
    void sitting.takeBack();
    expect(ids).not.toContain(wire().of("undo").at(-1)!.id);
  });

  it("does not come back to a table that turns it away", async () => {
    const other = new Sitting("t", [], "", { socket: () => (lines.push(new FakeLine()), wire()) });
    other.open();
    n = 1;
    wire().onopen!(undefined as never);
    hear({ t: "refused", ref: 0, code: "no-token", reason: { id: "table-wrong-token" }, rule: null });
    wire().onclose!({ code: 1008 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(other.turnedAway?.reason.id).toBe("table-wrong-token");
    expect(lines).toHaveLength(2);
  });

  it("asks what choices would do once there is a board to show it", async () => {
    sitting.hintsWanted();
    update(4, [asked(4, oneOf(["a", "b"]))], { scene: {} });
    await vi.advanceTimersByTimeAsync(200);
    expect(wire().of("hints")).toHaveLength(1);
    hear({ t: "hints", ref: 0, seat: 0, decision: 3, hints: { late: 1 } });
    expect(sitting.hints).toEqual({});
    hear({ t: "hints", ref: 0, seat: 0, decision: 4, hints: { a: { cost: 2 } } });
    expect(sitting.hints).toEqual({ a: { cost: 2 } });
  });

  it("looks back while play goes on, and returns to the present", async () => {
    update(8, [asked(8, oneOf(["a", "b"]))], { scene: { depth: 8 } });
    answers["/api/tables/t/at/2?seat=0"] = { looking: 0, seats: [], waiting: [], asks: [], log_from: 0, log: [], undo: {}, scene: { depth: 2 } };
    expect(await sitting.replay(2)).toBe(true);
    expect([sitting.scene, sitting.decision, sitting.current, sitting.standing]).toEqual([{ depth: 2 }, 2, null, []]);
    update(9, [asked(9, oneOf(["c", "d"]))], { scene: { depth: 9 } });
    expect([sitting.scene, sitting.now]).toEqual([{ depth: 2 }, 9]);
    sitting.present();
    expect([sitting.scene, sitting.current?.decision]).toEqual([{ depth: 9 }, 9]);
  });

  it("comes with the same token for an invitation until it hears what became of it", () => {
    const settled = vi.fn();
    sitting.close();
    sitting = new Sitting("t", ["inv"], "Ada", {
      socket: () => {
        lines.push(new FakeLine());
        return wire();
      },
    });
    sitting.onsettled = settled;
    sitting.sitDown({ inv: "mine" });
    sitting.open();
    wire().onopen!(undefined as never);
    expect(wire().of("hello")[0]).toMatchObject({ tokens: ["inv"], take: { inv: "mine" } });
    wire().onclose!({ code: 1006 });
    vi.advanceTimersByTime(1000);
    wire().onopen!(undefined as never);
    expect(wire().of("hello")[0]).toMatchObject({ take: { inv: "mine" } });
    const table = { id: "t", game: "paperdungeons", title: "", options: {}, players: 2, created: 0, links: null };
    hear({ t: "welcome", table, seats: [1], host: false, chat: [], taken: ["inv"] });
    expect(sitting.tokens).toEqual(["mine"]);
    expect(settled).toHaveBeenCalledWith(["inv"], { inv: "mine" });
    sitting.again();
    wire().onopen!(undefined as never);
    expect(wire().of("hello")[0]).not.toHaveProperty("take");
  });

  it("is told when a seat is somebody else's, and may watch", () => {
    sitting.sitDown({ token: "mine" });
    wire().onopen!(undefined as never);
    hear({ t: "refused", ref: 0, code: "taken", reason: { id: "table-seat-taken" }, rule: null });
    expect(sitting.turnedAway?.code).toBe("taken");
    sitting.watch();
    wire().onopen!(undefined as never);
    expect(sitting.turnedAway).toBe(null);
    expect(wire().of("hello")[0]).not.toHaveProperty("take");
  });
});
