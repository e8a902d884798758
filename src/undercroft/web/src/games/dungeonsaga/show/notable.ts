// What the log of Dungeon Saga is about, and what of it matters to somebody who was away.

import { weighing, type Weights } from "../../../table/notable";

/** By message. What is not here is read, but not come back to. */
export const NOTABLE: Weights = {
  "sag-log-round": ["round", 1],
  "sag-log-turn": ["turn", 1],
  "sag-log-overlord": ["turn", 2],
  "sag-log-step": ["step", 0],
  "sag-log-face": ["step", 0],
  "sag-log-break-away": ["step", 1],
  "sag-log-fight": ["attack", 3],
  "sag-log-strike": ["attack", 4],
  "sag-log-shot": ["attack", 3],
  "sag-log-magic": ["attack", 3],
  "sag-log-wound": ["wound", 5],
  "sag-log-heal": ["wound", 3],
  "sag-log-stunned": ["death", 9],
  "sag-log-bones": ["death", 6],
  "sag-log-destroyed": ["death", 7],
  "sag-log-card": ["card", 6],
  "sag-log-cast": ["card", 4],
  "sag-log-feat": ["card", 6],
  "sag-log-use": ["card", 3],
  "sag-log-raise": ["arrival", 5],
  "sag-log-spawn": ["arrival", 6],
  "sag-log-join": ["arrival", 6],
  "sag-log-new-bones": ["arrival", 4],
  "sag-log-item": ["find", 6],
  "sag-log-chest": ["find", 5],
  "sag-log-exchange": ["find", 2],
  "sag-log-door": ["way", 6],
  "sag-log-ward": ["way", 4],
  "sag-log-collapse": ["way", 6],
  "sag-log-turned": ["way", 5],
  "sag-log-deed": ["goal", 6],
  "sag-log-deck-out": ["goal", 9],
  "sag-log-orders": ["goal", 5],
  "sag-log-clock": ["goal", 6],
  "sag-log-win": ["goal", 10],
};

export const notable = weighing(NOTABLE);
