import { expect, test } from "vitest";
import { newSentence, open, readSentence, seal, WORDS } from "./parcel";

const sentence = ["abandon", "zoo", "castle", "dragon", "raven", "tower"];

test("a sentence can be typed carelessly, but not another", () => {
  expect(readSentence(" Aban, ZOO  castle - drag raven tower\n")).toEqual(sentence);
  expect(readSentence("aba zoo castle dragon raven tower")).toBeNull(); // too little of the first
  expect(readSentence("abandon zoo castle dragon raven")).toBeNull();
  expect(readSentence("abandon zoo castle dragon raven miecz")).toBeNull();
});

test("every sentence is new, and can be read", () => {
  const one = newSentence();
  expect(one).toHaveLength(WORDS);
  expect(readSentence(one.join(" "))).toEqual(one);
  expect(newSentence()).not.toEqual(one);
});

test("what was sealed is opened by the same sentence and by no other", () => {
  const { id, body } = seal(sentence, { name: "Łucja", tables: [1, 2] });
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(new TextDecoder("latin1").decode(body)).not.toContain("tables");
  expect(seal(sentence, {}).id).toBe(id);
  expect(open(sentence, body)).toEqual({ name: "Łucja", tables: [1, 2] });
  expect(() => open(["zoo", ...sentence.slice(1)], body)).toThrow();
  body[30]! ^= 1;
  expect(() => open(sentence, body)).toThrow();
});
