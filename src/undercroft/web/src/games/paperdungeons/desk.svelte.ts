// What the parts of this game share in one browser: the box of components, and what is being pointed at or picked.

import { api } from "../../lib/api";
import type { Sitting } from "../../lib/sitting.svelte";
import { allowed } from "../../lib/sitting/asks";
import type { Answer, AskSent, Choice, Value } from "../../lib/wire";
import type { Catalogue, Scene, Sheet, WalkHint } from "./model";

class Desk {
  /** What is in the box; null until the server has told. */
  box = $state.raw<Catalogue | null>(null);
  /** The room being pointed at or focused. */
  over = $state<string | null>(null);
  /** The seat whose sheet lies open over the table. */
  open = $state<number | null>(null);
  /** Spectators choose whose sheet they look at. */
  spectating = $state(0);
  /** Picked so far, where several are asked for. */
  picked = $state.raw<Value[]>([]);
  #pickedFor = "";

  async unpack(): Promise<void> {
    this.box ??= (await api.catalogue("paperdungeons")) as unknown as Catalogue;
  }

  /** Pick or put back, among as many as the ask wants; the oldest makes room. */
  toggle(sent: AskSent, value: Value): void {
    const ask = sent.ask;
    if (ask.space !== "subset") return;
    const before = this.picks(sent);
    const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
    this.picked = after.slice(-ask.at_most);
    this.#pickedFor = key(sent);
  }

  picks(sent: AskSent): Value[] {
    if (key(sent) === this.#pickedFor) return this.picked;
    void this.picked;
    return [];
  }
}

const key = (sent: AskSent): string => `${sent.seat}:${sent.decision}`;

export const desk = new Desk();

export function sceneOf(sitting: Sitting): Scene | null {
  return sitting.scene as Scene | null;
}

/** The sheet in front of whoever looks. */
export function ownSheet(sitting: Sitting): Sheet | null {
  const scene = sceneOf(sitting);
  if (!scene) return null;
  return scene.sheets[scene.seat ?? desk.spectating] ?? scene.sheets[0] ?? null;
}

/** A room that the current ask is about, by its name. */
export interface Target {
  choice: Choice | null;
  /** Why it cannot be chosen. */
  refused: Choice["refused"];
  walk: WalkHint | null;
  picked: boolean;
}

const ROOM = /^[A-F][1-7]$/;

/** What can be done with each room of the map now. */
export function targets(sitting: Sitting, box: Catalogue): Map<string, Target> {
  const found = new Map<string, Target>();
  const sent = sitting.current;
  if (!sent || !("choices" in sent.ask)) return found;
  const { prompt, choices } = sent.ask;
  if (!["pap-ask-step", "pap-ask-reap", "pap-ask-gem"].includes(prompt.id)) return found;
  const hints = sitting.hints as Record<string, WalkHint>;
  const picks = desk.picks(sent);
  for (const choice of choices) {
    const value = String(choice.value);
    const room = ROOM.test(value) ? value : box.rooms.find((one) => one.gem === value)?.id;
    if (room) found.set(room, { choice, refused: choice.refused, walk: hints[value] ?? null, picked: picks.includes(choice.value) });
  }
  if (prompt.id === "pap-ask-step")
    for (const [room, walk] of Object.entries(hints))
      if (walk.path && walk.path.length > 1 && !(found.has(room) && !found.get(room)!.refused))
        found.set(room, { choice: null, refused: null, walk, picked: false });
  return found;
}

/** Do with a room what is asked: go there, pick it, take its gem. */
export function choose(sitting: Sitting, box: Catalogue, target: Target): void {
  const sent = sitting.current;
  if (!sent || target.refused || sitting.answering !== null || sitting.walking) return;
  if (sent.ask.space === "subset") {
    if (target.choice) desk.toggle(sent, target.choice.value);
  } else if (target.choice) void sitting.answer(target.choice.value);
  else if (target.walk) void sitting.walk(target.walk.path.map((room) => box.rooms[room]!.id));
}

/** Answer where one choice is all it takes. */
export function give(sitting: Sitting, value: Answer): void {
  if (sitting.answering === null) void sitting.answer(value);
}

/** The choices of an ask that may be chosen, then those that may not. */
export function sorted(sent: AskSent): { open: Choice[]; closed: Choice[] } {
  const choices = "choices" in sent.ask ? sent.ask.choices : [];
  return { open: allowed(sent.ask), closed: choices.filter((choice) => choice.refused !== null) };
}
