// A place on the page that moves along with the picture in which something stands, or stood.

/** Where it is now, in pixels of the window, and whether it can be seen. */
export type Pin = () => { x: number; y: number; inside: boolean };

/** A little above the middle of it. It may go, but not what holds it. */
export function pinned(what: Element): Pin {
  const { left, top, width, height } = what.getBoundingClientRect();
  const at = new DOMPoint(left + width / 2, top + height / 3);
  const holder = what.parentElement!;
  const board = what.closest(".board");
  const here = within(holder, at);
  return () => {
    const { x, y } = here();
    const frame = board?.getBoundingClientRect();
    return { x, y, inside: !frame || (x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom) };
  };
}

/** The same place of the holder, wherever that is by now: a picture may also have been made larger. */
function within(holder: Element, at: DOMPoint): () => { x: number; y: number } {
  if (holder instanceof SVGGraphicsElement) {
    const own = at.matrixTransform(holder.getScreenCTM()!.inverse());
    return () => own.matrixTransform(holder.getScreenCTM() ?? undefined);
  }
  const { left, top } = holder.getBoundingClientRect();
  return () => {
    const now = holder.getBoundingClientRect();
    return { x: at.x - left + now.left, y: at.y - top + now.top };
  };
}
