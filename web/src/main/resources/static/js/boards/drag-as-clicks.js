const LIFTED = 6; // pixels before a press is a drag

let carried = null;

/**
 * Dragging with the mouse as a longer way of clicking twice: what has `data-drag` is clicked when it is lifted, the
 * enabled `data-drop` under the pointer when it is let go. Fingers tap, so that the page still scrolls under them.
 */
function start(event) {
  const source = event.target.closest?.('[data-drag]');
  if (!source || source.disabled || event.button !== 0 || event.pointerType === 'touch') return;
  carried = { key: source.dataset.key, source, x: event.clientX, y: event.clientY, ghost: null };
}

function move(event) {
  if (!carried) return;
  const [dx, dy] = [event.clientX - carried.x, event.clientY - carried.y];
  if (!carried.ghost && Math.hypot(dx, dy) < LIFTED) return;
  if (!carried.ghost) lift();
  carried.ghost.style.translate = `${dx}px ${dy}px`;
}

function lift() {
  const box = carried.source.getBoundingClientRect();
  const ghost = carried.source.cloneNode(true);
  const board = carried.source.closest('.board') ?? document.body;
  for (const each of [ghost, ...ghost.querySelectorAll('[data-flip], [data-key]')]) {
    for (const name of ['data-flip', 'data-key', 'data-drag']) each.removeAttribute(name);
  }
  ghost.classList.add('carried');
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '50',
  });
  if (carried.source.getAttribute('aria-pressed') !== 'true') carried.source.click();
  board.append(ghost);
  carried.ghost = ghost;
}

function drop(event) {
  if (!carried) return;
  const { ghost } = carried;
  carried = null;
  if (!ghost) return;
  ghost.remove();
  window.addEventListener('click', swallow, { capture: true, once: true }); // the click that ends the drag is none
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
  const place = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-drop]');
  if (place && !place.disabled) setTimeout(() => place.click(), 0);
}

const swallow = (event) => {
  event.stopPropagation();
  event.preventDefault();
};

document.addEventListener('pointerdown', start);
document.addEventListener('pointermove', move);
document.addEventListener('pointerup', drop);
document.addEventListener('pointercancel', drop);
document.addEventListener('dragstart', (event) => {
  if (event.target.closest?.('[data-drag]')) event.preventDefault();
});
