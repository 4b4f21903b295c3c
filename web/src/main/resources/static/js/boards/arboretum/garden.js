import { html, nothing, svg } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { t } from '../../messages.js';
import { scoredPaths } from './paths.js';
import { plan, planned } from './plan.js';
import { cardName, CARD_HEIGHT, CARD_WIDTH, face } from './trees.js';

const GAP = 6;
const STEP_X = CARD_WIDTH + GAP;
const STEP_Y = CARD_HEIGHT + GAP;
const SHOWN_AT_LEAST = 4; // columns: a garden with one tree should not fill the screen
const SHOWN_SMALL = 2; // where it lies beside others

/** A garden as a grid that grows, with the places where the picked card may go and, at the end, the scored paths. */
export function gardenGrid(context, player, plantings, shownSpecies) {
  const { table, picked, lastEvent, mini, still, seat } = context;
  const wishes = wishesIn(context, player);
  const places = wishes.length ? [] : plantings.filter((move) => move.card === picked.card);
  const bare = mini && !player.trees.length ? [{ x: 0, y: 0 }] : []; // the first tree's place
  const edge = player.seat === seat && !mini && !table.view.result?.length ? player.trees.flatMap(around) : [];
  const room = roomFor(
    [...player.trees, ...plantings, ...wishes, ...edge, ...bare],
    mini || player.seat !== (context.front ?? 0) ? SHOWN_SMALL : SHOWN_AT_LEAST,
  );
  if (!room) return html`<div class="grid-empty muted small">${t('arboretum.emptyGarden')}</div>`;
  const { at, wide, rows } = room;
  const placing = places.length || wishes.length ? 'placing' : '';
  return html`<div class="plot ${placing}" .style=${`--columns: ${wide}; --rows: ${rows}`}>
    <svg
      class="grid ${shownSpecies ? 'one-path' : ''}"
      viewBox="${-GAP} ${-GAP} ${wide * STEP_X + GAP} ${rows * STEP_Y + GAP}"
      role="group"
      aria-label=${t('arboretum.trees', { count: player.trees.length })}
      @keydown=${moveFocus}
    >
      ${repeat(
        player.trees,
        (tree) => tree.card,
        (tree) => planted(tree, at(tree), player, isFresh(lastEvent, player.seat, tree), still),
      )}
      ${picked.card ? '' : [...freeCells(plantings), ...bare].map((cell) => maybe(at(cell)))}
      ${repeat(
        places,
        ({ x, y }) => `${x},${y}`,
        (move, i) => place(move, at(move), () => plan(context, move), i),
      )}
      ${wishes.map((wish) => plannedCard(wish, at(wish)))}
      ${scoredPaths(table.view.scores, player.seat, at, shownSpecies)}
    </svg>
  </div>`;
}

/** The player's own planned card, until it has become a tree. */
function wishesIn(context, { seat, trees }) {
  const wish = seat === context.seat && !context.mini ? planned(context) : null;
  return wish && !trees.some(({ card }) => card === wish.card) ? [wish] : [];
}

/** A garden keeps room round it to grow, so that it does not move when a card is to be planted. */
const around = ({ x, y }) => [
  { x: x - 1, y: y - 1 },
  { x: x + 1, y: y + 1 },
];

/** Where something may go as soon as a card is picked up: a garden shows how it can grow. */
const freeCells = (plantings) => [...new Map(plantings.map((move) => [`${move.x},${move.y}`, move])).values()];

const maybe = ({ x, y }) =>
  svg`<rect class="maybe" x=${x + 2} y=${y + 2} width=${CARD_WIDTH - 4} height=${CARD_HEIGHT - 4} rx="8"/>`;

function roomFor(cells, atLeast) {
  if (!cells.length) return null;
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const columns = Math.max(...xs) - left + 1;
  const wide = Math.max(columns, atLeast);
  const shift = ((wide - columns) * STEP_X) / 2;
  return {
    wide,
    rows: Math.max(...ys) - top + 1,
    at: (cell) => ({ x: shift + (cell.x - left) * STEP_X, y: (cell.y - top) * STEP_Y }),
  };
}

const isFresh = (event, seat, tree) => event?.type === 'TreePlanted' && event.seat === seat && event.card === tree.card;

/** Spoken positions count from the first tree, which stays in place however the garden grows. */
const spotOf = ({ card, x, y }) => ({ card: cardName(card), x, y });

/** @param still a second picture of the garden: only one of a card's pictures may travel */
function planted(tree, { x, y }, player, fresh, still) {
  const label = t('arboretum.treeAt', spotOf(tree));
  const name = still ? nothing : `arboretum-${tree.card}`;
  return svg`<g transform="translate(${x} ${y})" role="img" aria-label=${label}>
    <g class=${
      fresh ? 'fresh' : ''
    } data-flip=${name} data-from="arboretum-seat-${player.seat}">${face(tree.card)}</g></g>`;
}

function plannedCard(wish, { x, y }) {
  const label = t('arboretum.plannedAt', spotOf(wish));
  return svg`<g transform="translate(${x} ${y})" class="planned" role="img" aria-label=${label}>
    <g data-flip="arboretum-${wish.card}">${face(wish.card)}</g></g>`;
}

function place(move, { x, y }, act, i) {
  const press = (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  };
  return svg`<g transform="translate(${x} ${y})" class="cell-button" role="button" tabindex=${
    i ? -1 : 0
  } data-key="cell-${move.x},${move.y}" data-drop="${move.x},${move.y}"
      aria-label=${t('arboretum.plantAt', spotOf(move))} @click=${act} @keydown=${press}>
    <rect class="cell" x="2" y="2" width=${CARD_WIDTH - 4} height=${CARD_HEIGHT - 4} rx="6"></rect>
    <g class="ghost">${face(move.card)}</g>
    <path class="cell-plus" d="M25 27v16M17 35h16"></path></g>`;
}

const ARROWS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

/** The arrow keys go to the nearest place in that direction. */
function moveFocus(event) {
  const [dx, dy] = ARROWS[event.key] ?? [];
  const from = event.target.closest?.('[data-drop]');
  if (dx === undefined || !from) return;
  event.preventDefault();
  const spot = (element) => element.dataset.drop.split(',').map(Number);
  const [x, y] = spot(from);
  const distance = (element) => {
    const [ox, oy] = spot(element);
    const along = (ox - x) * dx + (oy - y) * dy;
    return along > 0 ? along + 2 * Math.abs((ox - x) * dy + (oy - y) * dx) : Infinity;
  };
  const others = [...event.currentTarget.querySelectorAll('[data-drop]')].filter((each) => distance(each) < Infinity);
  others.sort((a, b) => distance(a) - distance(b))[0]?.focus();
}
