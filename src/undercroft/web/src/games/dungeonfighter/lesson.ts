// The first game: one room, one monster without demands, and dice that are thrown until it melts.

import { changed, type LessonPlan } from "../../lib/lesson.svelte";
import type { Scene } from "./scene";

const BOARD = '[data-testid="board"]';
const PROMPT = ".ask";
const PATH = ["dfi-ask-path"];
const DIE = ["dfi-ask-die"];
const THROW = ["dfi-ask-throw"];

const throws = (scene: Scene) => scene.last?.number ?? 0;
const beaten = (scene: Scene) => scene.beaten;

export const lesson: LessonPlan = {
  words: "web-dfil",
  steps: [
    { name: "welcome", at: BOARD },
    { name: "party", at: '[data-tour="party"]' },
    { name: "path", when: PATH, at: PROMPT, done: "answered" },
    { name: "foe", when: DIE, at: '[data-testid="foe"]' },
    { name: "die", when: DIE, at: PROMPT, done: "answered" },
    { name: "swing", when: THROW, at: BOARD, done: changed(throws) },
    { name: "rest", at: BOARD },
    { name: "miss", at: '[data-tour="party"]' },
    { name: "next", when: DIE, at: PROMPT, done: "answered" },
    { name: "manners", when: THROW, at: '[data-testid="aim"]' },
    { name: "view", when: THROW, at: '[data-tour="eyes"]', done: changed(throws) },
    { name: "eye", at: '[data-tour="tabs"]' },
    { name: "recover", when: DIE, at: PROMPT, done: changed(beaten) },
    { name: "loot", when: PATH, at: PROMPT },
    { name: "techniques", when: PATH, at: PROMPT },
    { name: "round", at: '[data-testid="help"]' },
  ],
};
