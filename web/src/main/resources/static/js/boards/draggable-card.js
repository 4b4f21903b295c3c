const FAR = 8; // pixels: less is a click

/**
 * Lets a card be dragged with a mouse or pen; fingers tap, for they scroll. Put the result on `pointerdown`. `lift` is
 * called when the card leaves its place, `drop` with the `data-drop` of what it is let go over.
 */
export const draggable =
  ({ lift, drop }) =>
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
      const over = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-drop]');
      if (event.type === 'pointerup' && over) drop(over.dataset.drop);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };

function ghostOf(source) {
  const ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  ghost.append(source.querySelector('svg').cloneNode(true));
  source.closest('.board').append(ghost);
  return ghost;
}
