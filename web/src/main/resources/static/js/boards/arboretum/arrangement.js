import { CARD_HEIGHT, CARD_WIDTH } from './trees.js';

/** The room for the gardens of the others, in widths of a card at the smallest useful size. */
const ROOM = { wide: 6, high: 7.5 };
const HEADER = 0.6;
const HIGH = CARD_HEIGHT / CARD_WIDTH;
const SHOWN_AT_LEAST = 2;

/**
 * How the gardens of the others share their room: side by side or one above the other, whichever draws the cards
 * larger. Each gets as much of the room as it has columns or rows.
 *
 * @return whether they stand side by side, and the tracks of the grid
 */
export function arrangement(players) {
  const sizes = players.map(({ trees }) => ({ columns: span(trees, 'x'), rows: span(trees, 'y') }));
  const sum = (of) => sizes.reduce((all, each) => all + each[of], 0);
  const most = (of) => Math.max(0, ...sizes.map((each) => each[of]));
  const beside = Math.min(ROOM.wide / sum('columns'), (ROOM.high - HEADER) / (most('rows') * HIGH));
  const above = Math.min(ROOM.wide / most('columns'), (ROOM.high - HEADER * sizes.length) / (sum('rows') * HIGH));
  const tall = beside > above;
  const share = tall ? 'columns' : 'rows';
  return { tall, tracks: sizes.map((each) => `minmax(0, ${each[share]}fr)`).join(' ') };
}

function span(trees, way) {
  const at = trees.map((tree) => tree[way]);
  return at.length ? Math.max(SHOWN_AT_LEAST, Math.max(...at) - Math.min(...at) + 1) : SHOWN_AT_LEAST;
}
