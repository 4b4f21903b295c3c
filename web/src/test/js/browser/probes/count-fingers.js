// Counts the touches of a board.
window.fingers = 0;
document.addEventListener(
  'pointerdown',
  ({ pointerType, target }) => {
    if (pointerType === 'touch' && target.closest('.board')) window.fingers += 1;
  },
  true,
);
