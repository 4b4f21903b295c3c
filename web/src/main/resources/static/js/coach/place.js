const GAP = 10;
const EDGE = 8;
const STEP = 24;

const overlap = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const box = (left, top, { width, height }) => ({ left, top, right: left + width, bottom: top + height });

const within = (value, least, most) => Math.min(Math.max(value, least), most);

/**
 * A place for a bubble that explains a part of the screen, as near to it as possible, where it covers neither that part
 * nor anything that can be clicked.
 *
 * @param part the rectangle it explains
 * @param size of the bubble: width and height
 * @param room the rectangle it has to stay in
 * @param taken rectangles to keep clear
 * @returns the rectangle; null if there is no room
 */
export function place(part, size, room, taken) {
  const kept = [part, ...taken];
  const least = { left: room.left + EDGE, top: room.top + EDGE };
  const most = { left: room.right - EDGE - size.width, top: room.bottom - EDGE - size.height };
  if (most.left < least.left || most.top < least.top) return null;
  const fits = (each) =>
    each.left >= least.left &&
    each.left <= most.left &&
    each.top >= least.top &&
    each.top <= most.top &&
    !kept.some((other) => overlap(each, other));
  const middle = { x: (part.left + part.right) / 2, y: (part.top + part.bottom) / 2 };
  const beside = within(middle.y - size.height / 2, least.top, most.top);
  const along = within(middle.x - size.width / 2, least.left, most.left);
  const near = [
    box(along, part.bottom + GAP, size),
    box(along, part.top - GAP - size.height, size),
    box(part.right + GAP, beside, size),
    box(part.left - GAP - size.width, beside, size),
  ].find(fits);
  return near ?? nearest(middle, size, least, most).find(fits) ?? null;
}

/** Every place in the room, the nearest first. */
function nearest(middle, size, least, most) {
  const places = [];
  for (let { top } = least; top <= most.top; top += STEP) {
    for (let { left } = least; left <= most.left; left += STEP) places.push(box(left, top, size));
  }
  const far = (each) => Math.hypot((each.left + each.right) / 2 - middle.x, (each.top + each.bottom) / 2 - middle.y);
  return places.sort((one, other) => far(one) - far(other));
}
