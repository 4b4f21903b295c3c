/**
 * Names for the parts of a board that a mark can be on, and the way back from a name to its place. Boards name their
 * parts themselves, for their motions: these names do not depend on the size of the screen.
 */
const NAMES = ['cell', 'flip', 'spot', 'at'];
const PARTS = NAMES.map((name) => `[data-${name}]`).join(',');
const SOUND = /^[A-Za-z0-9_:.,|+-]{1,80}$/;
/** Gardens have no element where nothing grows: such a place is so many steps from a tree. */
const GRID = '.plot svg.grid';
const STEP = { x: 56 / 50, y: 76 / 70 };

/** @return the name, and whether it is a card; null where there is nothing to mark */
export function targetAt(element, point) {
  const part = element.closest(PARTS);
  const grid = element.closest(GRID);
  if (grid && !(part && grid.contains(part))) return placeInGrid(grid, point);
  if (!part?.closest('.board')) return null;
  const name = NAMES.find((each) => part.hasAttribute(`data-${each}`));
  const value = part.getAttribute(`data-${name}`);
  const owner = name === 'cell' ? part.parentElement.closest('[data-at]')?.getAttribute('data-at') : null;
  const target = `${name}:${value}${owner ? `|${owner}` : ''}`;
  return SOUND.test(target) ? { target, card: name === 'flip' } : null;
}

function placeInGrid(grid, { x, y }) {
  const tree = grid.querySelector('[data-flip]');
  if (!tree) return null;
  const box = tree.getBoundingClientRect();
  const dx = Math.round((x - box.x - box.width / 2) / (box.width * STEP.x));
  const dy = Math.round((y - box.y - box.height / 2) / (box.height * STEP.y));
  return { target: `flip:${tree.getAttribute('data-flip')}|${dx},${dy}`, card: false };
}

/** @return the box on the screen; null if the board shows no such part now */
export function boxOf(board, target) {
  const [part, more] = target.split('|');
  const [name, value] = [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)];
  const within = name === 'cell' && more ? board.querySelector(`[data-at="${CSS.escape(more)}"]`) : board;
  const found = NAMES.includes(name) ? within?.querySelector(`[data-${name}="${CSS.escape(value)}"]`) : null;
  const box = found?.getBoundingClientRect();
  if (!box?.width) return null;
  const [dx, dy] = name === 'flip' && more ? more.split(',').map(Number) : [0, 0];
  return {
    x: box.x + dx * box.width * STEP.x,
    y: box.y + dy * box.height * STEP.y,
    width: box.width,
    height: box.height,
  };
}
