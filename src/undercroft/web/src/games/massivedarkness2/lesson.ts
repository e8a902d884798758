// The first game: one hero from the first step to the next level, through a door and a mob, with what darkness does meanwhile.

import { changed, type LessonPlan } from "../../lib/lesson.svelte";
import type { Scene } from "./scene";

const BOARD = '[data-testid="board"]';
const PROMPT = ".ask";
const TURN = ["md2-ask-turn"];

const places = (scene: Scene) => scene.heroes.map(({ cells }) => cells);
const shut = (scene: Scene) => scene.board?.doors.filter(({ closed }) => closed).length;
const round = (scene: Scene) => scene.round;
const fought = (scene: Scene) => [scene.combats.length, scene.last_attack?.number];
const owned = (scene: Scene) => scene.heroes.map(({ slots, bag, potions }) => [slots, bag, potions]);
const level = (scene: Scene) => scene.level;

export const lesson: LessonPlan = {
  words: "web-md2l",
  steps: [
    { name: "welcome", at: BOARD },
    { name: "dashboard", at: '[data-tour="dashboard"]' },
    { name: "class", at: '[data-tour="class-board"]' },
    { name: "actions", when: TURN, at: PROMPT },
    { name: "move", when: TURN, at: BOARD, done: changed(places) },
    { name: "light", when: TURN, at: BOARD },
    { name: "door", when: TURN, at: BOARD, done: changed(shut) },
    { name: "mob", when: TURN, at: BOARD },
    { name: "enemies", when: TURN, at: PROMPT, done: changed(round) },
    { name: "attack", when: TURN, at: BOARD, done: changed(fought) },
    { name: "dice", when: ["md2-ask-resolve"], at: PROMPT, done: "answered" },
    { name: "wounds", when: TURN, at: '[data-tour="last-attack"]' },
    { name: "loot", when: TURN, at: BOARD, done: changed(owned) },
    { name: "item", when: ["md2-ask-item"], at: PROMPT, done: "answered" },
    { name: "experience", when: TURN, at: '[data-tour="dashboard"]', done: changed(level) },
    { name: "skill", when: ["md2-ask-skill"], at: PROMPT, done: "answered" },
    { name: "darkness", when: TURN, at: '[data-tour="darkness"]' },
    { name: "round", at: '[data-testid="help"]' },
  ],
};
