import { describe, expect, it } from "vitest";
import { Lesson, type LessonPlan, type Seen } from "./lesson.svelte";

const PLAN: LessonPlan = {
  words: "x",
  steps: [
    { name: "welcome" },
    { name: "goal" },
    { name: "hero", when: ["ask-hero"], done: "answered" },
    { name: "door", when: ["ask-act"], done: (scene, before) => (scene as number) > (before as number) },
    { name: "end", when: ["ask-act"], done: "answered" },
    { name: "others", waits: true },
    { name: "again", when: ["ask-hero"] },
  ],
};

const asked = (prompt: string, decision: number, scene: unknown = 0): Seen => ({ prompt, decision, interrupts: false, others: false, scene });
const waiting: Seen = { prompt: null, decision: null, interrupts: false, others: true, scene: 0 };

describe("a lesson", () => {
  it("is read, then done, one idea at a time", () => {
    const lesson = new Lesson(PLAN);
    lesson.see(asked("ask-hero", 1));
    expect(lesson.step?.name).toBe("welcome");
    lesson.next(asked("ask-hero", 1));
    expect(lesson.step?.name).toBe("goal");
    lesson.next(asked("ask-hero", 1));
    expect(lesson.step?.name).toBe("hero");
    lesson.see(asked("ask-hero", 1));
    expect(lesson.step?.name).toBe("hero");
    lesson.see(asked("ask-act", 2));
    expect(lesson.step?.name).toBe("door");
    lesson.see(asked("ask-act", 3));
    expect(lesson.step?.name).toBe("door");
    lesson.see(asked("ask-act", 4, 1));
    expect(lesson.step?.name).toBe("end");
  });

  it("waits for the moment of a step, and shows nothing till then", () => {
    const lesson = new Lesson(PLAN, 2);
    lesson.see(asked("ask-equip", 1));
    expect(lesson.step).toBeNull();
    lesson.see(asked("ask-hero", 2));
    expect(lesson.step?.name).toBe("hero");
  });

  it("whoever plays on without reading has read it", () => {
    const lesson = new Lesson(PLAN);
    lesson.see(asked("ask-hero", 1));
    lesson.see(asked("ask-act", 2));
    expect(lesson.step?.name).toBe("goal");
  });

  it("whoever plays in another way meets a later step", () => {
    const lesson = new Lesson(PLAN, 3);
    lesson.see(asked("ask-act", 2));
    lesson.see({ ...waiting, others: false });
    expect(lesson.step?.name).toBe("door"); // between two asks
    lesson.see(waiting);
    expect(lesson.step?.name).toBe("others");
  });

  it("lets bots wait until their turn has been read about", () => {
    const lesson = new Lesson(PLAN, 4);
    lesson.see(asked("ask-act", 2));
    expect(lesson.holds).toBe(true);
    lesson.see(waiting);
    expect(lesson.step?.name).toBe("others");
    lesson.next(waiting);
    expect(lesson.holds).toBe(false);
    expect(lesson.step).toBeNull();
    lesson.see(asked("ask-hero", 5));
    expect(lesson.step?.name).toBe("again");
    lesson.next(asked("ask-hero", 5));
    expect(lesson.over).toBe(true);
  });

  it("with another turn of theirs to come, bots finish this one first", () => {
    const twice = new Lesson({ ...PLAN, steps: [...PLAN.steps, { name: "more", waits: true }] }, 5);
    twice.see(waiting);
    twice.next(waiting);
    expect(twice.holds).toBe(false);
    twice.see({ ...asked("ask-dodge", 4), interrupts: true });
    expect(twice.holds).toBe(false);
    twice.see(asked("ask-hero", 5));
    expect(twice.holds).toBe(true);
  });

  it("takes no reaction of others for their turn", () => {
    const steps = PLAN.steps.map((step) => (step.waits ? { ...step, waits: (scene: unknown) => scene === "theirs" } : step));
    const lesson = new Lesson({ ...PLAN, steps }, 3);
    lesson.see(asked("ask-act", 2));
    lesson.see(waiting);
    expect(lesson.step?.name).toBe("door");
    lesson.see({ ...waiting, scene: "theirs" });
    expect(lesson.step?.name).toBe("others");
  });

  it("can be skipped", () => {
    const lesson = new Lesson(PLAN);
    lesson.see(asked("ask-hero", 1));
    lesson.skip();
    expect(lesson.over).toBe(true);
    expect(lesson.holds).toBe(false);
    lesson.see(asked("ask-hero", 2));
    expect(lesson.step).toBeNull();
  });
});
