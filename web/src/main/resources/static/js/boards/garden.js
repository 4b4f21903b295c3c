import { asButton, h, s } from '../dom.js';
import { t } from '../messages.js';
import { CARD_HEIGHT, CARD_WIDTH, cardName, face } from './trees.js';

const GAP = 6;
const STEP_X = CARD_WIDTH + GAP;
const STEP_Y = CARD_HEIGHT + GAP;
const SHOWN_AT_LEAST = 4; // columns: a garden with one tree should not fill the screen

/** A garden as a grid that grows, with the places where the picked card may go and, at the end, the scored paths. */
export function gardenGrid({ table, picked, play, lastEvent }, player, plantings, shownSpecies) {
  const places = plantings.filter((move) => move.card === picked.card);
  const cells = [...player.trees, ...places];
  if (!cells.length) return h('div', { class: 'grid-empty muted small' }, t('arboretum.emptyGarden'));
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const columns = Math.max(...xs) - left + 1;
  const rows = Math.max(...ys) - top + 1;
  const wide = Math.max(columns, SHOWN_AT_LEAST);
  const shift = ((wide - columns) * STEP_X) / 2;
  const at = (cell) => ({ x: shift + (cell.x - left) * STEP_X, y: (cell.y - top) * STEP_Y });
  const paths = table.view.scores.flatMap(({ species, entitled }) => entitled
    .filter((each) => each.seat === player.seat && each.path.length > 0)
    .map((each) => ({ species, path: each.path })));
  return s('svg', {
    class: `grid${shownSpecies ? ' one-path' : ''}`, viewBox: `${-GAP} ${-GAP} ${wide * STEP_X + GAP} ${rows * STEP_Y + GAP}`,
    role: 'group', 'aria-label': player.trees.map((tree) => `${cardName(tree.card)} (${tree.x}, ${tree.y})`).join(', '),
  },
  player.trees.map((tree) => planted(tree, at(tree), isFresh(lastEvent, player.seat, tree))),
  places.map((move) => place(move, at(move), play)),
  paths.flatMap((each) => scoredPath(each, at, each.species === shownSpecies)));
}

const isFresh = (event, seat, tree) => event?.type === 'TreePlanted' && event.seat === seat && event.card === tree.card;

const planted = (tree, { x, y }, fresh) => s('g', { transform: `translate(${x} ${y})`, class: fresh ? 'fresh' : null },
  s('title', {}, cardName(tree.card)), face(tree.card));

function place(move, { x, y }, play) {
  const label = t('arboretum.plantAt', { card: cardName(move.card), x: move.x, y: move.y });
  return s('g', asButton({ transform: `translate(${x} ${y})`, class: 'cell-button', 'data-key': `cell-${move.x},${move.y}` }, label, () => play(move)),
    s('rect', { class: 'cell', x: 2, y: 2, width: CARD_WIDTH - 4, height: CARD_HEIGHT - 4, rx: 6 }),
    s('text', { class: 'cell-plus', x: CARD_WIDTH / 2, y: CARD_HEIGHT / 2 + 9 }, '+'));
}

function scoredPath({ species, path }, at, shown) {
  const points = path.map((tree) => at(tree)).map(({ x, y }) => ({ x: x + CARD_WIDTH / 2, y: y + CARD_HEIGHT - 12 }));
  const mark = shown ? ' shown' : '';
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return [
    s('polyline', { class: `halo${mark}`, points: line }),
    s('polyline', { class: `path species-${species}${mark}`, points: line }),
    s('circle', { class: `path-start species-${species}${mark}`, cx: points[0].x, cy: points[0].y, r: 8 }),
  ];
}
