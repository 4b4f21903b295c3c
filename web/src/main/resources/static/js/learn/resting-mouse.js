const FAR = 10;
let at = null;

document.addEventListener(
  'pointerdown',
  ({ pointerType, clientX: x, clientY: y }) => {
    at = pointerType === 'touch' ? null : { x, y };
  },
  { capture: true, passive: true },
);
document.addEventListener(
  'pointermove',
  ({ clientX: x, clientY: y }) => {
    if (at && Math.hypot(x - at.x, y - at.y) > FAR) at = null;
  },
  { capture: true, passive: true },
);

/** Whether the mouse has clicked and not moved since: what is below it has come by itself, perhaps with a new page. */
export const isMouseAtRest = () => at !== null;
