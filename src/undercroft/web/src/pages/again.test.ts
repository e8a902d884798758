import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../lib/wire";
import { keepForNext, seated, takeBefore, turned } from "./again";

const seat = (n: number, side: string, kind: SeatInfo["kind"], name = ""): SeatInfo => ({ seat: n, kind, name, side, bot: kind === "bot" ? "greedy" : null, here: true });

describe("another game", () => {
  it("begins with the same people", () => {
    const seats = [seat(0, "", "human", "Anna"), seat(1, "", "bot"), seat(2, "", "human", "Boris")];
    expect(seated(seats, [0])).toEqual(["me", "bot:greedy", "open"]);
  });

  it("moves everybody up by one chair where there are no sides", () => {
    const seats = [seat(0, "", "human"), seat(1, "", "bot"), seat(2, "", "bot")];
    expect(turned(seats, [0])).toEqual(["bot:greedy", "me", "bot:greedy"]);
  });

  it("changes sides where there are some, and leaves nobody on both", () => {
    const bots = [seat(0, "overlord", "bot"), seat(1, "heroes", "human"), seat(2, "heroes", "human")];
    expect(turned(bots, [1, 2])).toEqual(["me", "bot:greedy", "bot:greedy"]);
    const three = [seat(0, "overlord", "human", "Anna"), seat(1, "heroes", "human", "Boris"), seat(2, "heroes", "human", "Cleo")];
    expect(turned(three, [0])).toEqual(["open", "open", "me"]);
    expect(turned(three, [1])).toEqual(["me", "open", "open"]);
  });

  it("is found once, by the page of its game", () => {
    keepForNext({ slug: "descent", seating: ["me"], options: { quest: "x" } });
    expect(takeBefore("paperdungeons")).toBeNull();
    keepForNext({ slug: "descent", seating: ["me"], options: {} });
    expect(takeBefore("descent")?.seating).toEqual(["me"]);
    expect(takeBefore("descent")).toBeNull();
  });
});
