// A first game: a table like any other, and one idea at a time, each shown when it can be tried out.

/** One idea. Its heading and text are the messages `<words>-<name>` and `<words>-<name>-text`. */
export interface LessonStep {
  name: string;
  /** Shown when one of these is asked of us; without it as soon as the step before is done. */
  when?: readonly string[];
  /** Shown when it is for others to play, who wait until it has been read; where they may also react, when that is so. */
  waits?: true | ((scene: unknown) => boolean);
  /** A CSS selector of what it is about. */
  at?: string;
  /** To be done rather than read: any answer will do, or what the table must look like, seeing how it looked before. */
  done?: "answered" | ((scene: unknown, before: unknown) => boolean);
}

/** `lesson` of a game's module. */
export interface LessonPlan {
  /** How the ids of its messages begin. */
  words: string;
  steps: readonly LessonStep[];
}

/** For `done`: whether something has changed that is seen on the table, once there is one. */
export function changed<S>(seen: (scene: S) => unknown): (now: unknown, before: unknown) => boolean {
  return (now, before) => !!now && !!before && JSON.stringify(seen(now as S)) !== JSON.stringify(seen(before as S));
}

/** What a lesson looks at. */
export interface Seen {
  /** What is asked of us, and the number of that decision; null while nothing is. */
  prompt: string | null;
  decision: number | null;
  /** Whether it is asked in the middle of somebody else's turn. */
  interrupts: boolean;
  /** Whether others are to play. */
  others: boolean;
  scene: unknown;
}

export class Lesson {
  /** The step that is shown, or that will be. */
  at = $state(0);
  /** Whether it is shown: it may have to wait for its moment. */
  open = $state(false);
  #begun: Seen | null = null;
  #released = $state(false);

  constructor(
    readonly plan: LessonPlan,
    at = 0,
  ) {
    this.at = at;
  }

  get step(): LessonStep | null {
    return this.open ? (this.plan.steps[this.at] ?? null) : null;
  }

  get over(): boolean {
    return this.at >= this.plan.steps.length;
  }

  /** Whether bots are to wait: somebody has yet to read what they are going to do. */
  get holds(): boolean {
    return !this.#released && this.plan.steps.slice(this.at).some(({ waits }) => waits);
  }

  /** The table has changed. */
  see(now: Seen): void {
    if (now.prompt !== null && !now.interrupts) this.#released = false;
    while (!this.over && this.#moves(now)) continue;
  }

  /** It was read, or is not to be done. */
  next(now: Seen): void {
    this.#released = !!this.step?.waits;
    this.#go(this.at + 1);
    this.see(now);
  }

  skip(): void {
    this.#go(this.plan.steps.length);
  }

  #go(at: number): void {
    this.at = at;
    this.open = false;
    this.#begun = null;
  }

  /** Do the next thing that follows from what is seen; false if there is none. */
  #moves(now: Seen): boolean {
    const step = this.plan.steps[this.at]!;
    if (this.open) {
      if (this.#done(step, now)) {
        this.#go(this.at + 1);
        return true;
      }
      return !this.#fits(step, now) && !!step.done && this.#skipTo(now);
    }
    if (this.#fits(step, now)) {
      this.#begun = now;
      this.open = true;
      return true;
    }
    return this.#skipTo(now);
  }

  #done({ done, waits }: LessonStep, now: Seen): boolean {
    const begun = this.#begun!;
    if (typeof done === "function") return done(now.scene, begun.scene);
    // Whoever plays on has read it.
    return waits ? now.prompt !== null && !now.interrupts : now.decision !== begun.decision;
  }

  /** Whoever plays in another way than told meets a later step first. */
  #skipTo(now: Seen): boolean {
    const later = this.plan.steps.findIndex((step, at) => at > this.at && (step.when ?? step.waits) !== undefined && this.#fits(step, now));
    if (later < 0) return false;
    this.#go(later);
    return true;
  }

  #fits({ when, waits }: LessonStep, { prompt, others, scene }: Seen): boolean {
    if (waits) return prompt === null && others && !this.#released && (waits === true || waits(scene));
    return when ? prompt !== null && when.includes(prompt) : true;
  }
}
