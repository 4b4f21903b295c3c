const FAR = 8; // pixels: less is a click
const nothing = () => {};

/**
 * Lets a card or another piece be dragged with a mouse or pen; fingers tap, for they scroll. Put the result on
 * `pointerdown`. `lift` is called when the piece leaves its place, `drop` with the `data-drop` of what it is let go
 * over.
 */
export const draggable =
  ({ lift = nothing, drop }) =>
  (down) => {
    if (down.button !== 0 || down.pointerType === 'touch') return;
    const source = down.currentTarget;
    let ghost = null;
    const move = (event) => {
      if (!ghost && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return;
      if (!ghost) {
        ghost = ghostOf(source);
        lift();
      }
      event.preventDefault();
      ghost.style.translate = `${event.clientX - ghost.offsetWidth / 2}px ${event.clientY - ghost.offsetHeight / 2}px`;
    };
    const end = (event) => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      if (!ghost) return;
      ghost.remove();
      swallowClick();
      const over = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-drop]');
      if (event.type === 'pointerup' && over) drop(over.dataset.drop);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };

/** The click that ends a drag over its own source is none. */
function swallowClick() {
  const swallow = (event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

function ghostOf(source) {
  const picture = source.querySelector('svg');
  const { width, height } = picture.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  ghost.append(picture.cloneNode(true));
  Object.assign(ghost.firstElementChild.style, { width: `${width}px`, height: `${height}px` });
  source.closest('.board').append(ghost);
  return ghost;
}
