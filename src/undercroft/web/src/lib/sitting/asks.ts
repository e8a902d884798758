// What is asked, and what it can be answered with.

import type { Ask, AskSent, Choice } from "../wire";

export function allowed(ask: Ask): Choice[] {
  return "choices" in ask ? ask.choices.filter((choice) => choice.refused === null) : [];
}

export function isOpen(asks: AskSent[], answer: { seat: number; decision: number }): boolean {
  return asks.some((sent) => sent.seat === answer.seat && sent.decision === answer.decision);
}
