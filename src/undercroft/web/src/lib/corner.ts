// Where a card over the table hides least of what it speaks of.

export type Corner = "bottom left" | "bottom right" | "top left" | "top right";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The corner of `room` in which a card of this size covers least of `what`; of equals the first. */
export function freeCorner(room: Box, card: { width: number; height: number }, what: Box, corners: readonly Corner[]): Corner {
  const hidden = (corner: Corner): number => {
    const left = corner.endsWith("left") ? room.left : room.left + room.width - card.width;
    const top = corner.startsWith("top") ? room.top : room.top + room.height - card.height;
    return shared(left, card.width, what.left, what.width) * shared(top, card.height, what.top, what.height);
  };
  return corners.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best));
}

function shared(a: number, length: number, b: number, other: number): number {
  return Math.max(0, Math.min(a + length, b + other) - Math.max(a, b));
}
