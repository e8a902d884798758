// The first game: a round from the first die to the last.

import type { LessonPlan } from "../../lib/lesson.svelte";

const DIE = ["pap-ask-die"];

export const lesson: LessonPlan = {
  words: "pd-lesson",
  steps: [
    { name: "welcome", at: '[data-tour="map"]' },
    { name: "dice", at: '[data-tour="dice"]' },
    { name: "die", when: DIE, at: ".ask", done: "answered" },
    { name: "action", when: ["pap-ask-action"], at: ".ask", done: "answered" },
    { name: "step", when: ["pap-ask-step"], at: '[data-tour="map"]', done: "answered" },
    { name: "heroes", when: DIE, at: '[data-tour="heroes"]', done: "answered" },
    { name: "items", when: DIE, at: '[data-tour="items"], [data-tour="potions"]', done: "answered" },
    { name: "others", waits: true, at: '[data-tour="parties"]' },
    { name: "bosses", when: DIE, at: '[data-tour="bosses"]' },
    { name: "round", when: DIE, at: '[data-testid="help"]' },
  ],
};
