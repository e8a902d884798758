import type { GameInfo } from "../../lib/api";
import { knows, say, t } from "../../lib/i18n.svelte";

/** What a seat is called before anybody sits on it: its side, or its number. */
export function seatLabel(game: GameInfo, players: number, seat: number): string {
  const sides = game.sides[String(players)] ?? [];
  const side = sides[seat];
  if (!side?.side) return t("new-seat", { n: seat + 1 });
  const alike = sides.filter((other) => other.side === side.side).length;
  const place = sides.slice(0, seat + 1).filter((other) => other.side === side.side).length;
  const key = `${game.slug}-seat-${side.side}`;
  if (knows(key)) return t(key, { n: alike === 1 ? 0 : place });
  return `${side.label ? say(side.label) : side.side} ${place}`;
}
