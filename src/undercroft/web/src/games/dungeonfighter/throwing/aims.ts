// The numbers of a throw: what a swing says of them, and what is set beforehand.

import type { Ask } from "../../../lib/wire";
import { degrees, turn, type Point, type Swing } from "./gesture";

export type AimAsk = Extract<Ask, { space: "aim" }>;
export type Axis = AimAsk["axes"][number];
export type Values = Readonly<Record<string, number>>;

/** Metres a second of the pointer over the table that make the usual throw of any technique. */
export const NATURAL = 1.8;
/** Radians a second of spin for a degree of bend. */
const SPIN = 0.5;

/** Axes that a swing tells; all others are set before it. */
export const SWUNG: ReadonlySet<string> = new Set(["bearing", "distance", "azimuth", "speed", "spin"]);
/** When to let go, in seconds after a moment. */
export const TIMED: ReadonlySet<string> = new Set(["turn", "jump", "thump"]);

/** When that moment is, in seconds after the press: so that several can be met at once. */
export const MOMENTS: Readonly<Record<string, number>> = { turn: 1.1, jump: 0.9, thump: 1.15 };

export const within = ({ low, high }: Axis, value: number): number => Math.min(high, Math.max(low, value));

/** Where a player stands unless they go round the table: at the lower edge of the picture. */
export const SEAT = -90;

/** A throw without any technique that often hits. */
const PLAIN: Values = { distance: 47, height: 5, azimuth: 0, loft: 0, speed: NATURAL, spin: 0 };

/** What is usual, for all axes, from where the player stands; the middle where nothing is known. */
export function usual(axes: readonly Axis[], known: Values): Values {
  const told: Values = { ...PLAIN, ...known, bearing: SEAT };
  return Object.fromEntries(axes.map((axis) => [axis.name, within(axis, told[axis.name] ?? (axis.low + axis.high) / 2)]));
}

/** The answer to an ask: a number for each axis, within its bounds. */
export function answer(axes: readonly Axis[], values: Values): number[] {
  return axes.map((axis) => {
    const value = values[axis.name] ?? (axis.low + axis.high) / 2;
    return within(axis, axis.high - axis.low === 360 ? turn(value) : value);
  });
}

/** How much faster or slower a throw is than the pointer: techniques are thrown with one and the same swing. */
export function gain(known: Values): number {
  return (known.speed ?? NATURAL) / NATURAL;
}

/** How one throws: most swing; a card is bent and let go; the waterfall is tilted. */
export type Gesture = "swing" | "sling" | "tilt";

export function gestureOf(techniques: readonly string[]): Gesture {
  return techniques.includes("waterfall") ? "tilt" : techniques.includes("launcher") ? "sling" : "swing";
}

/** Centimetres that one pulls back for the usual throw. */
const PULL = 12;
/** With crossed wrists the hand goes farther aside than it is meant to. */
const CROSSED = 1.6;

/** What a gesture makes of what is set. Its end is given for those that are pulled back. */
export function swung(set: Values, swing: Swing, techniques: readonly string[] = [], to: Point = swing.from): Values {
  const { from } = swing;
  const gesture = gestureOf(techniques);
  const pull = Math.hypot(from.x - to.x, from.y - to.y);
  const heading = gesture === "swing" || pull < 1 ? swing.heading : degrees(from.x - to.x, from.y - to.y);
  const side = (techniques.includes("weaker_hand") ? -1 : 1) * (techniques.includes("secret_strike_x") ? CROSSED : 1);
  const values: Record<string, number> = {
    ...set,
    bearing: degrees(from.x, from.y),
    distance: Math.hypot(from.x, from.y),
    azimuth: side * turn(heading - degrees(-from.x, -from.y)),
  };
  if (gesture === "swing") Object.assign(values, { speed: swing.speed * gain(set), spin: Math.sign(side) * -swing.bend * SPIN });
  else if (gesture === "sling") values.speed = ((set.speed ?? NATURAL) * pull) / PULL;
  else values.loft = ((set.loft ?? -35) * pull) / PULL;
  for (const name of TIMED) if (name in set) values[name] = swing.lasted / 1000 - MOMENTS[name]!;
  return values;
}

/** Where the hand is that throws like this. */
export function handAt({ bearing = -90, distance = 47 }: Values): Point {
  const angle = (bearing * Math.PI) / 180;
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
}
