// The first game: a hero's turn from the first step to the blow, free strikes, the door, and the dead that rise again.

import { changed, type LessonPlan } from "../../lib/lesson.svelte";
import type { Scene } from "./scene";

const BOARD = '[data-testid="board"]';
const PROMPT = ".ask";
const TURN = ["sag-ask-turn"];
/** Asked first in every round, as long as there is more than one hero to choose from. */
const NEXT = "sag-ask-next-hero";

const places = (scene: Scene) => scene.models.filter(({ side }) => side === "heroes").map(({ cells }) => cells);
const facings = (scene: Scene) => scene.models.filter(({ side }) => side === "heroes").map(({ facing }) => facing);
const fought = (scene: Scene) => scene.last_attack?.number;

export const lesson: LessonPlan = {
  words: "web-sagl",
  steps: [
    { name: "welcome", at: BOARD },
    { name: "clock", at: '[data-tour="clock"]' },
    { name: "hero", when: [NEXT], at: PROMPT, done: "answered" },
    { name: "move", when: TURN, at: BOARD, done: changed(places) },
    { name: "face", when: TURN, at: BOARD, done: changed(facings) },
    { name: "fight", when: TURN, at: PROMPT, done: changed(fought) },
    { name: "dice", when: [...TURN, NEXT], at: '[data-tour="last-attack"]' },
    { name: "party", when: [...TURN, NEXT], at: '[data-tour="party"]' },
    { name: "overlord", waits: (scene) => (scene as Scene).phase === "overlord", at: BOARD },
    { name: "strikes", when: [NEXT], at: BOARD },
    { name: "bones", at: BOARD },
    { name: "door", at: BOARD },
    { name: "round", at: '[data-testid="help"]' },
  ],
};
