// What Descent's log is about, and what of it matters to somebody who was away.

import { weighing, type Weights } from "../../../table/notable";

/** By message, in the order of the chapters. What is not here is read, but not come back to. */
export const NOTABLE: Weights = {
  "des-log-round": ["round", 1],
  "des-log-turn": ["turn", 1],
  "des-log-overlord-turn": ["turn", 2],
  "des-log-activate": ["turn", 0],
  "des-log-move": ["step", 0],
  "des-log-push-on": ["step", 0],
  "des-log-attack": ["attack", 3],
  "des-log-roll": ["step", 0],
  "des-log-power-dice": ["step", 0],
  "des-log-miss": ["attack", 2],
  "des-log-short": ["attack", 2],
  "des-log-wounds": ["wound", 5],
  "des-log-effect": ["wound", 4],
  "des-log-paralyzed": ["wound", 5],
  "des-log-monkey": ["wound", 6],
  "des-log-killed": ["death", 9],
  "des-log-undying": ["death", 6],
  "des-log-card": ["card", 6],
  "des-log-placed": ["arrival", 3],
  "des-log-named": ["arrival", 6],
  "des-log-chest": ["find", 6],
  "des-log-cache": ["find", 5],
  "des-log-key": ["find", 7],
  "des-log-gain": ["find", 4],
  "des-log-money": ["find", 3],
  "des-log-door-open": ["way", 5],
  "des-log-door-close": ["way", 3],
  "des-log-conquest": ["goal", 7],
  "des-log-win-heroes": ["goal", 10],
  "des-log-win-overlord": ["goal", 10],
  "des-log-quest-place": ["goal", 4],
  "des-log-quest-pit": ["way", 5],
  "des-log-quest-rubble": ["way", 5],
  "des-log-quest-water": ["way", 5],
  "des-log-quest-clear": ["way", 4],
  "des-log-quest-open": ["way", 5],
  "des-log-quest-close": ["way", 5],
  "des-log-quest-key": ["goal", 7],
  "des-log-quest-threat": ["goal", 4],
};

export const notable = weighing(NOTABLE);
