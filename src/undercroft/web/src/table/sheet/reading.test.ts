import { expect, test } from "vitest";
import { Reading } from "./reading.svelte";

const reading = new Reading<"item">();

test("an attack is told with the first question after it and not again", () => {
  expect(reading.isNews(1, 10)).toBe(true);
  expect(reading.isNews(1, 10), "the same question, drawn again").toBe(true);
  expect(reading.isNews(1, 11)).toBe(false);
  expect(reading.isNews(2, 12)).toBe(true);
});
