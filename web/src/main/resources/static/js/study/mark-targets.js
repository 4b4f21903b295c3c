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

const BESIDE = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** @return the name, and whether it is a card; null where there is nothing to mark */
export function targetAt(element, point) {
  const part = element.closest(PARTS);
  const grid = element.closest(GRID);
  if (grid && !(part && grid.contains(part))) return placeInGrid(grid, point);
  return part?.closest('.board') ? targetOf(part) : null;
}

function targetOf(part) {
  const name = NAMES.find((each) => part.hasAttribute(`data-${each}`));
  const value = part.getAttribute(`data-${name}`);
  const owner = name === 'cell' ? part.parentElement.closest('[data-at]')?.getAttribute('data-at') : null;
  const target = `${name}:${value}${owner ? `|${owner}` : ''}`;
  return SOUND.test(target) ? { target, card: name === 'flip' } : null;
}

const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

const contains = ({ x, y, width, height }, point) =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height;

/**
 * Everything on the board that can be marked, for those who choose with the keys: each part without smaller parts in
 * it, and the empty places beside the trees of a garden.
 */
export function targetsOn(board) {
  const parts = [...board.querySelectorAll(PARTS)]
    .filter((part) => !part.querySelector(PARTS))
    .map((part) => ({ ...targetOf(part), box: part.getBoundingClientRect(), words: wordsOf(part) }))
    .filter(({ target, box }) => target && box.width);
  const places = [...board.querySelectorAll(`${GRID} [data-flip]`)].flatMap((tree) => {
    const name = tree.getAttribute('data-flip');
    return BESIDE.map((step) => `flip:${name}|${step}`)
      .map((target) => ({ target, card: false, box: boxOf(board, target), words: '' }))
      .filter(({ box }) => box);
  });
  const free = places.filter(
    ({ box }, i) => ![...parts, ...places.slice(0, i)].some((each) => contains(each.box, middle(box))),
  );
  return [...parts, ...free];
}

function wordsOf(part) {
  const named = part.matches('[aria-label]') ? part : part.querySelector('[aria-label]');
  return (named?.getAttribute('aria-label') ?? part.textContent).replace(/\s+/g, ' ').trim().slice(0, 80);
}

/** The next one in a direction: rather straight ahead than near. */
export function targetBeside(targets, from, [right, down]) {
  const start = middle(from.box);
  const cost = ({ box }) => {
    const { x, y } = middle(box);
    const ahead = (x - start.x) * right + (y - start.y) * down;
    const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * right);
    return ahead < 1 ? Infinity : ahead + 2 * aside;
  };
  const best = targets.reduce((one, other) => (cost(other) < cost(one) ? other : one), from);
  return cost(best) === Infinity ? from : best;
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
