const GAP = 10;
const LARGE = 0.4; // of the window: a part this large is explained where the pointer is

const clamp = (value, most) => Math.max(GAP, Math.min(value, most - GAP));

/**
 * Where a tooltip goes: beside what it explains, within the window, and never over the pointer.
 *
 * @param of the box of what is explained
 * @param tip the box of the tooltip
 * @param pointer where the pointer is; null for the keyboard
 */
export function placeFor(of, tip, pointer, view = { width: innerWidth, height: innerHeight }) {
  const isLarge = of.height > LARGE * view.height || of.width > LARGE * view.width;
  const around =
    isLarge && pointer ? { left: pointer.x - 6, right: pointer.x + 6, top: pointer.y - 6, bottom: pointer.y + 12 } : of;
  const x = clamp((around.left + around.right - tip.width) / 2, view.width - tip.width);
  const above = around.top - tip.height - GAP;
  const below = around.bottom + GAP;
  if (above >= GAP) return { x, y: above };
  if (below + tip.height <= view.height - GAP) return { x, y: below };
  const y = clamp((around.top + around.bottom - tip.height) / 2, view.height - tip.height);
  const left = around.left - tip.width - GAP;
  return { x: left >= GAP ? left : clamp(around.right + GAP, view.width - tip.width), y };
}
