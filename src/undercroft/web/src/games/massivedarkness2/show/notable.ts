// What the log of Massive Darkness 2 is about, and what of it matters to somebody who was away.

import { weighing, type Weights } from "../../../table/notable";

/** By message. What is not here is read, but not come back to. */
export const NOTABLE: Weights = {
  "md2-log-round": ["round", 1],
  "md2-log-turn": ["turn", 1],
  "md2-log-activation": ["turn", 1],
  "md2-log-step": ["step", 0],
  "md2-log-enemy-step": ["step", 0],
  "md2-log-attack": ["attack", 3],
  "md2-log-reaction": ["attack", 3],
  "md2-log-scheme": ["attack", 4],
  "md2-log-boss-acts": ["attack", 5],
  "md2-log-wounds": ["wound", 4],
  "md2-log-enemy-wounds": ["wound", 3],
  "md2-log-burn": ["wound", 3],
  "md2-log-heal": ["wound", 2],
  "md2-log-killed": ["death", 6],
  "md2-log-knocked-out": ["death", 9],
  "md2-log-revived": ["death", 7],
  "md2-log-door-card": ["card", 6],
  "md2-log-use": ["card", 2],
  "md2-log-skill": ["card", 5],
  "md2-log-level": ["goal", 5],
  "md2-log-item": ["find", 4],
  "md2-log-mob-item": ["find", 4],
  "md2-log-chest": ["find", 4],
  "md2-log-treasure": ["find", 2],
  "md2-log-spawn": ["arrival", 5],
  "md2-log-spawn-roaming": ["arrival", 7],
  "md2-log-boss": ["arrival", 10],
  "md2-log-door": ["way", 5],
  "md2-log-darkness": ["goal", 2],
  "md2-log-deed": ["goal", 6],
  "md2-log-task": ["goal", 9],
  "md2-log-left": ["goal", 6],
};

export const notable = weighing(NOTABLE);
