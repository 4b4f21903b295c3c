import { html, nothing } from 'lit-html';
import { t } from '../../messages.js';
import { planPoints } from '../plan-points.js';
import { legal } from './legal.js';
import { gardenPoints } from './path-forecast.js';

/** The card that the player has put into their garden but not planted yet, with its place; null without one. */
export const planned = ({ picked: { card, place } }) => (card && place ? { card, ...place } : null);

/** Puts a card at a place. Nothing is sent until the player confirms. */
export function plan({ picked, redraw }, { card, x, y }) {
  Object.assign(picked, { card, place: { x, y } });
  redraw();
  focusOn('confirm');
}

/** The card is in the hand again, still picked up. */
function undo({ picked, redraw }) {
  const { x, y } = picked.place;
  delete picked.place;
  redraw();
  focusOn(`cell-${x},${y}`);
}

const focusOn = (key) => document.querySelector(`.board [data-key="${key}"]`)?.focus({ preventScroll: true });

/** Confirm and undo for the planned card. While the move is being sent, both wait. */
export function confirmBar(context) {
  const wish = planned(context);
  if (!wish) return nothing;
  const move = plannedMove(context);
  return html`<div class="confirm">
    ${pointsOf(context, wish)}
    <button data-key="undo" ?disabled=${!context.myTurn} @click=${() => undo(context)}>${t('arboretum.undo')}</button>
    <button class="primary" data-key="confirm" ?disabled=${!move} @click=${() => context.play(move)}>
      ${t('arboretum.confirm')}
    </button>
  </div>`;
}

const plannedMove = (context) => {
  const wish = planned(context);
  return wish
    ? legal(context, 'Plant').find(({ card, x, y }) => card === wish.card && x === wish.x && y === wish.y)
    : undefined;
};

/** The moves to play if time runs out now. */
export const plannedMoves = (context) => [plannedMove(context)].filter(Boolean);

function pointsOf({ table, seat }, wish) {
  const { trees } = table.view.players[seat];
  const others = trees.filter(({ card }) => card !== wish.card);
  return planPoints(t('arboretum.pathPoints'), gardenPoints(others), gardenPoints([...others, wish]));
}
