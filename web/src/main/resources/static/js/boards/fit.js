const STEP = 0.04;
const SLACK = 3; // steps a drawing may stay smaller than it could be, so that it does not jump with every event

/**
 * Scales what lies in each `data-fit` box to the room the box has, between the two numbers of its style `--fit`. Call
 * it right after a drawing: journeys of pieces are measured afterwards. A box that is not shown keeps its scale.
 */
export function fit(root) {
  for (const box of root.querySelectorAll('[data-fit]')) {
    if (!box.clientHeight || !box.firstElementChild || isOnItsWay(box)) continue;
    fitOne(box, box.firstElementChild);
    scroll(box, box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth);
  }
}

/** A piece that still travels sticks out of its box: until it has arrived, the same room keeps its scale. */
const isOnItsWay = (box) => box.dataset.room === roomOf(box) && box.querySelector('.travelling') !== null;

const roomOf = (box) => `${box.clientWidth}x${box.clientHeight}`;

/** A board that is too large even at its smallest is scrolled, by keys too. A piece on its way is no reason to. */
function scroll(box, isLarge) {
  box.toggleAttribute('data-scrolls', isLarge);
  if (isLarge) box.tabIndex = 0;
  else box.removeAttribute('tabindex');
}

function fitOne(box, content) {
  const [smallest, largest] = getComputedStyle(box).getPropertyValue('--fit').trim().split(' ').map(Number);
  const now = Number(content.style.zoom) || 0;
  const room = roomOf(box);
  const same = box.dataset.room === room;
  box.dataset.room = room;
  if (same && now >= smallest && fits(box, content, now)) {
    const more = Math.min(largest, now + SLACK * STEP);
    if (more <= now || !fits(box, content, more)) {
      content.style.zoom = now;
      return;
    }
  }
  for (let scale = largest; scale > smallest; scale -= STEP) {
    if (fits(box, content, scale.toFixed(2))) return;
  }
  content.style.zoom = smallest;
}

function fits(box, content, scale) {
  content.style.zoom = scale;
  return box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth;
}

/** How much larger or smaller an element is drawn than its own lengths say. */
export const zoomOf = (element) => element.currentCSSZoom ?? 1;
