// What the player points at or focuses, in whatever list it is: a choice of the ask, or a line of the log. The board lights it.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Sitting } from "../lib/sitting.svelte";
import type { Msg, Value } from "../lib/wire";

const CHOICE = "[data-testid=choice]";
const LINE = "[data-line]";

/**
 * For the element around all the lists of a table. Choices are known by `data-testid="choice"` and `data-value`, lines of the
 * log by `data-line` with their number, or the first and the last (`12-15`), whoever draws them. A label stands for its choice.
 */
export function pointing(sitting: Sitting): Attachment<HTMLElement> {
  return (node) => {
    let over: Element | null = null;
    let focused: Element | null = null;

    function settle(): void {
      const found = [over, focused].find((one) => one?.isConnected) ?? null;
      sitting.pointed = found?.matches(CHOICE) ? valueOf(sitting, found) : null;
      sitting.recalled = found?.matches(LINE) ? linesOf(sitting, found) : [];
    }
    // A focused choice that is drawn no more loses its focus in the middle of drawing, when nothing may change.
    const after = (change: (target: Element | null) => void) => (event: Event): void => {
      change(listed(event.target));
      queueMicrotask(settle);
    };
    const enter = after((target) => (over = target));
    const leave = after(() => (over = null));
    const focus = after((target) => (focused = target));
    const blur = after(() => (focused = null));
    node.addEventListener("pointerover", enter);
    node.addEventListener("pointerleave", leave);
    node.addEventListener("focusin", focus);
    node.addEventListener("focusout", blur);

    $effect(() => {
      // What was pointed at may be gone with the ask it belonged to, without a word.
      void sitting.current;
      untrack(settle);
    });

    return () => {
      node.removeEventListener("pointerover", enter);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("focusin", focus);
      node.removeEventListener("focusout", blur);
    };
  };
}

function listed(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const found = target.closest(`${CHOICE}, ${LINE}, label`);
  if (!found || found.closest("dialog")) return null; // it covers the board, and is not about what is asked
  return found.matches("label") ? found.querySelector(CHOICE) : found;
}

function valueOf(sitting: Sitting, choice: Element): Value | null {
  const ask = sitting.current?.ask;
  const value = (choice as HTMLElement).dataset["value"];
  if (!ask || value === undefined) return null;
  return "choices" in ask ? (ask.choices.find((one) => String(one.value) === value)?.value ?? null) : Number(value);
}

function linesOf(sitting: Sitting, line: Element): Msg[] {
  const [first, last = first] = (line as HTMLElement).dataset["line"]!.split("-").map((number) => Number(number) - sitting.logFrom);
  return sitting.log.slice(first, last! + 1).map(({ msg }) => msg);
}
