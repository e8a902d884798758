// A throw being shown: the same for all, from the frames that the server sent.

import { clack } from "../../../table/sounds";
import { decode, playback, type Flight } from "./frames";

export class Playing {
  /** What is in the air, and at which moment; null when everything lies. */
  now = $state.raw<{ flight: Flight; time: number } | null>(null);
  #run = 0;

  /** Show a throw; comes back when everything lies, or something else is shown. */
  async show(frames: string): Promise<void> {
    const run = ++this.#run;
    const flight = await decode(frames);
    if (!flight || run !== this.#run) return;
    const { lasts, at } = playback(flight);
    const begun = performance.now();
    let heard = 0;
    this.now = { flight, time: 0 };
    await new Promise<void>((done) => {
      const frame = (now: number): void => {
        if (run !== this.#run) return done();
        const seconds = (now - begun) / 1000;
        const time = at(Math.max(0, seconds));
        for (; heard < flight.bounces.length && flight.bounces[heard]!.time <= time; heard++) {
          const { hard, x, y } = flight.bounces[heard]!;
          clack(Math.min(1, hard / 200), Math.hypot(x, y) < 22 ? 1900 : 950);
        }
        this.now = { flight, time };
        if (seconds >= lasts) return done();
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    if (run === this.#run) this.now = null;
  }

  stop(): void {
    this.#run += 1;
    this.now = null;
  }
}
