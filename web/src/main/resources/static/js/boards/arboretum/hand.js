import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { t } from '../../messages.js';
import { draggable } from '../draggable-card.js';
import { viewStateOf } from '../view-state.js';
import { legal } from './legal.js';
import { confirmBar, plan, planned } from './plan.js';
import { backPicture, cardName, cardPicture } from './trees.js';

/** The viewer's own cards: picked up by click, key or drag. */
export function ownHand(context, player) {
  return html`<section class="hand" data-at="arboretum-hand-${player.seat}" aria-label=${t('arboretum.yourHand')}>
    <div class="cards" data-rove .style=${`--many: ${Math.max(2, player.hand.length)}`}>
      ${repeat(
        player.hand,
        (card) => card,
        (card) => handCard(context, card),
      )}
    </div>
    ${discardButton(context)} ${confirmBar(context)}
  </section>`;
}

function handCard(context, card) {
  const { picked, redraw, play } = context;
  const plantings = legal(context, 'Plant').filter((move) => move.card === card);
  const discard = legal(context, 'Discard').find((move) => move.card === card);
  const picture = html`<span data-flip="arboretum-${card}" data-from="arboretum-deck">${cardPicture(card)}</span>`;
  const wish = planned(context);
  if (wish?.card === card) return html`<div class="card-place"></div>`; // it lies in the garden
  if (wish || (!plantings.length && !discard)) return html`<div class="card-place">${picture}</div>`;
  const up = picked.card === card;
  const pick = (wanted) => {
    picked.card = wanted;
    viewStateOf(context.table).pile = null; // it lies over the garden
    redraw();
  };
  const drop = (place) => {
    const planting = plantings.find(({ x, y }) => `${x},${y}` === place);
    if (planting) plan(context, planting);
    else if (place === 'discard' && discard) play(discard);
  };
  return html`<button
    class="card-button ${up ? 'picked' : 'lit'}"
    data-key="hand-${card}"
    aria-pressed=${up}
    @pointerdown=${draggable({ lift: () => pick(card), drop })}
    @click=${() => pick(up ? null : card)}
  >
    <span class="hidden-text">${t('arboretum.pick', { card: cardName(card) })}</span
    ><span aria-hidden="true">${picture}</span>
  </button>`;
}

function discardButton(context) {
  const move = context.picked.card && legal(context, 'Discard').find((each) => each.card === context.picked.card);
  return move
    ? html`<button class="primary" data-key="discard" @click=${() => context.play(move)}>
        ${t('arboretum.discardIt', { card: cardName(move.card) })}
      </button>`
    : nothing;
}

/** Another player's cards: backs, or faces where they are visible. */
export const otherHand = (player) =>
  html`<div
    class="other-hand"
    data-at="arboretum-hand-${player.seat}"
    role="group"
    aria-label=${t('arboretum.hand', { count: player.handSize })}
  >
    ${
      player.hand
        ? player.hand.map((card) => html`<span data-flip="arboretum-${card}">${cardPicture(card, true)}</span>`)
        : Array.from({ length: player.handSize }, () => backPicture(true))
    }
  </div>`;
