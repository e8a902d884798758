import { describe, expect, it } from "vitest";
import { Voice, speak } from "./voice";

function voice(lang: "en" | "pl", source: string): Voice {
  const made = new Voice(lang);
  made.add(source);
  return made;
}

const EN = voice(
  "en",
  `
list-none = none
list-last = { $items } and { $last }
potions = { $n ->
    [one] 1 potion
   *[other] { $n } potions
}
gained = { $who } gains { $what }.
sword = a sword
`,
);
const PL = voice(
  "pl",
  `
list-none = brak
list-last = { $items } i { $last }
potions = { $n ->
    [one] 1 mikstura
    [few] { $n } mikstury
    [many] { $n } mikstur
   *[other] { $n } mikstury
}
`,
);

describe("speak", () => {
  it("chooses plurals as the language does", () => {
    const say = (n: number) => speak({ id: "potions", args: { n } }, [PL]);
    expect([1, 2, 4, 5, 12, 22, 25].map(say)).toEqual([
      "1 mikstura",
      "2 mikstury",
      "4 mikstury",
      "5 mikstur",
      "12 mikstur",
      "22 mikstury",
      "25 mikstur",
    ]);
    expect(speak({ id: "potions", args: { n: 1 } }, [EN])).toBe("1 potion");
  });

  it("sets a minus sign before a number below zero, and counts it all the same", () => {
    expect(speak({ id: "potions", args: { n: -2 } }, [PL])).toBe("−2 mikstury");
    expect(speak({ id: "potions", args: { n: -2 } }, [EN])).toBe("−2 potions");
  });

  it("says nested messages first", () => {
    const what = { id: "potions", args: { n: 2 } };
    expect(speak({ id: "gained", args: { who: "Ada", what } }, [EN])).toBe("Ada gains 2 potions.");
  });

  it.each([
    [[], "Ada gains none."],
    [[{ id: "sword" }], "Ada gains a sword."],
    [[{ id: "sword" }, { id: "potions", args: { n: 3 } }], "Ada gains a sword and 3 potions."],
    [[{ id: "sword" }, { id: "sword" }, { id: "sword" }], "Ada gains a sword, a sword and a sword."],
  ])("joins lists", (what, words) => {
    expect(speak({ id: "gained", args: { who: "Ada", what } }, [EN])).toBe(words);
  });

  it("falls back to another voice, and to nothing", () => {
    expect(speak({ id: "sword" }, [PL, EN])).toBe("a sword");
    expect(speak({ id: "shield" }, [PL, EN])).toBeNull();
  });

  it("adds no invisible marks around arguments", () => {
    expect(speak({ id: "gained", args: { who: "Ada", what: "gold" } }, [EN])).not.toMatch(/[\u2066-\u2069]/);
  });

  it("keeps Polish words of one letter with the next", () => {
    const words = voice("pl", "way = Zejdź w dół i z powrotem, a potem na lewo");
    expect(speak({ id: "way" }, [words])).toBe("Zejdź w\u00a0dół i\u00a0z\u00a0powrotem, a\u00a0potem na lewo");
  });

  it("lets what is learned later replace what was known", () => {
    const both = voice("en", "sword = a sword");
    both.add("sword = a better sword");
    expect(speak({ id: "sword" }, [both])).toBe("a better sword");
  });
});
