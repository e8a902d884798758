// The first game: a hero's turn from the first step to the blow, then the overlord's.

import { changed, type LessonPlan } from "../../lib/lesson.svelte";
import type { Scene } from "./scene";

const BOARD = '[data-testid="board"]';
const PROMPT = ".ask";
const ACT = ["des-ask-act"];

const places = (scene: Scene) => scene.figures.filter(({ kind }) => kind === "hero").map(({ cells }) => cells);
const explored = (scene: Scene) => scene.board?.cells.length;
const aimed = (scene: Scene) => [scene.attacks.length, scene.last_attack];

export const lesson: LessonPlan = {
  words: "web-desl",
  steps: [
    { name: "welcome", at: BOARD },
    { name: "conquest", at: '[data-tour="conquest"]' },
    { name: "hero", when: ["des-ask-next-hero"], at: PROMPT, done: "answered" },
    { name: "equip", when: ["des-ask-equip"], at: PROMPT, done: "answered" },
    { name: "action", when: ["des-ask-action"], at: '[data-tour="actions"]', done: "answered" },
    { name: "move", when: ACT, at: BOARD, done: changed(places) },
    { name: "door", when: ACT, at: BOARD, done: changed(explored) },
    { name: "seen", when: ACT, at: BOARD },
    { name: "attack", when: [...ACT, "des-ask-target"], at: BOARD, done: changed(aimed) },
    { name: "spend", when: ["des-ask-spend"], at: PROMPT, done: "answered" },
    { name: "end", when: ACT, at: '[data-tour="party"]' },
    { name: "second", when: ["des-ask-equip", "des-ask-action"], at: PROMPT },
    { name: "overlord", waits: (scene) => (scene as Scene).phase === "overlord", at: BOARD },
    { name: "round", when: ["des-ask-next-hero"], at: '[data-testid="help"]' },
  ],
};
