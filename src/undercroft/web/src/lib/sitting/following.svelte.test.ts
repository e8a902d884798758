import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Sitting, type Line } from "../sitting.svelte";
import type { AskSent, FromClient, LineSent, Update } from "../wire";

const BEAT = 1000;

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
}

const line = (id: string, decision: number): LineSent => ({ msg: { id }, rule: null, decision });
function asked(decision: number, values: string[] = ["a", "b"]): AskSent {
  const choices = values.map((value) => ({ value, label: { text: { id: value }, rule: null, detail: null }, refused: null }));
  return { seat: 0, decision, ask: { seats: [0], prompt: { id: "ask" }, default: null, space: "one_of", choices } };
}

describe("what others do", () => {
  let wire: FakeLine;
  let sitting: Sitting;
  let n: number;

  const hear = (message: object): void => wire.onmessage!({ data: JSON.stringify({ n: n++, ...message }) });
  const welcome = (): void => {
    wire.onopen!(undefined as never);
    hear({ t: "welcome", table: { id: "t", game: "toy", title: "", options: {}, players: 2, created: 0, links: null }, seats: [0], host: false, chat: [] });
  };
  /** After so many answers, each of which moved something and left a line in the log. */
  const update = (decision: number, more: Partial<Update> = {}): void =>
    hear({ t: "update", decision, looking: 0, seats: [], waiting: [], asks: [], log_from: decision, log: [line(`line-${decision}`, decision)], undo: {}, scene: { at: decision }, ...more });
  const shown = (): number => sitting.decision;

  beforeEach(() => {
    vi.useFakeTimers();
    n = 1;
    const socket = (): Line => (wire = new FakeLine());
    sitting = new Sitting("t", ["token"], "Ada", { socket, get: () => Promise.resolve({ decision: 1, looking: 0, seats: [], waiting: [], asks: [], undo: {}, log: [], log_from: 0, scene: { at: 1 } }) });
    sitting.following.beat = () => BEAT;
    sitting.open();
    welcome();
    update(0, { asks: [asked(0)] });
  });

  afterEach(() => {
    sitting.close();
    vi.useRealTimers();
  });

  it("is shown one after the other, each for its time, however fast it comes", () => {
    for (const decision of [1, 2, 3]) update(decision);
    expect(shown()).toBe(1);
    expect(sitting.moment).toMatchObject({ before: { at: 0 }, after: { at: 1 }, lines: [line("line-1", 1)], ours: false });
    vi.advanceTimersByTime(BEAT);
    expect(shown()).toBe(2);
    expect(sitting.following.left).toBe(1);
    vi.advanceTimersByTime(BEAT);
    expect(shown()).toBe(3);
    expect(sitting.behind).toBe(false);
  });

  it("comes before our next question, which waits and says so", () => {
    update(1);
    update(2, { asks: [asked(2)] });
    expect(sitting.current).toBeNull();
    expect(sitting.awaited).toBe(true);
    vi.advanceTimersByTime(BEAT);
    expect(sitting.current?.decision).toBe(2);
  });

  it("keeps nobody waiting: what we pass on without a word is passed at once", () => {
    update(1);
    update(2, { asks: [{ ...asked(2, ["pass"]), only_pass: true }] });
    expect(shown()).toBe(1);
    expect(wire.sent.filter((one) => one.t === "answer")).toMatchObject([{ decision: 2, answer: "pass" }]);
  });

  it("can be stopped, gone through step by step, and skipped", () => {
    sitting.following.pause();
    for (const decision of [1, 2, 3, 4]) update(decision);
    vi.advanceTimersByTime(10 * BEAT);
    expect([shown(), sitting.following.left]).toEqual([0, 4]);
    sitting.following.step();
    vi.advanceTimersByTime(10 * BEAT);
    expect([shown(), sitting.following.left]).toEqual([1, 3]);
    sitting.following.skip();
    expect([shown(), sitting.following.left, sitting.following.paused]).toEqual([4, 0, false]);
    expect(sitting.moment).toBeNull();
  });

  it("is shown in the stages that a game knows of, and our own doing too", () => {
    sitting.stages = ({ lines }) => lines.slice(1).map((_, n) => ({ scene: { stage: n + 1 }, lines: n + 1 }));
    const log = ["they move", "they strike", "our turn"].map((id) => line(id, 1));
    update(1, { log, asks: [asked(1)] });
    expect(sitting.moment).toMatchObject({ before: { at: 0 }, after: { stage: 1 }, lines: [log[0]], ours: false });
    expect(sitting.current).toBeNull();
    vi.advanceTimersByTime(BEAT);
    expect(sitting.moment).toMatchObject({ before: { stage: 1 }, after: { stage: 2 }, lines: [log[1]] });
    vi.advanceTimersByTime(BEAT);
    expect(sitting.moment).toMatchObject({ before: { stage: 2 }, after: { at: 1 }, lines: [log[2]] });
    expect(sitting.current?.decision).toBe(1);
  });

  it("goes on from where it was stopped", () => {
    update(1);
    sitting.following.pause();
    update(2);
    vi.advanceTimersByTime(10 * BEAT);
    expect(shown()).toBe(1);
    sitting.following.pause();
    expect(shown()).toBe(2);
  });

  it("takes no time if there is nothing to see of it", () => {
    update(1);
    hear({ t: "update", decision: 2, looking: 0, seats: [], waiting: [], asks: [], log_from: 2, log: [], undo: {} });
    update(3, { log_from: 2 });
    vi.advanceTimersByTime(BEAT);
    expect(shown()).toBe(3);
  });

  it("is not what we do ourselves: that is seen at once", () => {
    void sitting.answer("a");
    const { ref } = wire.sent.find((one) => one.t === "answer") as { ref: number };
    update(1, { asks: [asked(1)], done: [ref] });
    expect(sitting.current?.decision).toBe(1);
    expect(sitting.moment?.ours).toBe(true);
    update(2);
    expect(shown()).toBe(2);
  });

  it("is no longer shown when it was taken back, or when we have been away", () => {
    for (const decision of [1, 2, 3]) update(decision);
    update(2);
    expect([shown(), sitting.behind]).toEqual([2, false]);
    for (const decision of [3, 4, 5]) update(decision);
    welcome();
    update(9);
    expect([shown(), sitting.behind]).toEqual([9, false]);
  });

  it("stands still behind what is looked back at, and is over when we come back", async () => {
    for (const decision of [1, 2, 3]) update(decision);
    await sitting.replay(1);
    update(4);
    expect([shown(), sitting.behind]).toEqual([1, false]);
    sitting.present();
    expect(shown()).toBe(4);
  });

  it("does not pile up without end", () => {
    sitting.following.pause();
    for (let decision = 1; decision <= 1000; decision++) update(decision);
    expect(sitting.following.left).toBeLessThan(200);
    sitting.following.step();
    expect(sitting.moment?.lines.at(0)?.decision).toBe(1);
    sitting.following.skip();
    expect(shown()).toBe(1000);
  });
});
