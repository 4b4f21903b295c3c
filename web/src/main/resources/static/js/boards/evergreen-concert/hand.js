import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { ARTISTS, artistOf, cardName, cardPicture, say, valueOf } from './artists.js';
import { chooseOpening, roomIn } from './plan.js';

const inOrder = (one, other) =>
  ARTISTS.indexOf(artistOf(one)) - ARTISTS.indexOf(artistOf(other)) || valueOf(one) - valueOf(other);

/** The player's own cards, sorted by artist, at the foot of the screen during the player's turn. */
export function hand(context, plan) {
  const { table, picked } = context;
  const own = table.view.seats[context.seat];
  if (!own || own.hand.length === 0) return nothing;
  const away = [
    ...plan.cards.map(({ card }) => card),
    ...plan.opening,
    ...(own.submitted && table.view.phase === 'REVEAL' ? own.opening : []),
  ];
  const cards = own.hand.filter((card) => !away.includes(card)).sort(inOrder);
  return html`<div
    class="hand"
    role="group"
    aria-label=${say('yourHand', { count: own.hand.length })}
    data-spot="hand"
    data-rove
    .style=${`--many: ${Math.max(2, cards.length)}`}
  >
    ${repeat(
      cards,
      (card) => card,
      (card) => {
        const act = action(context, plan, card);
        const up = picked.card === card;
        return html`<button
          class="hand-card ${up ? 'picked' : act ? 'may' : ''}"
          data-flip="card-${card}"
          data-key="hand-${card}"
          ?disabled=${!act}
          ?data-drag=${Boolean(act)}
          aria-pressed=${String(up)}
          aria-label=${say('pick', { card: cardName(card) })}
          @click=${act ?? undefined}
        >
          ${cardPicture(card)}
        </button>`;
      },
    )}
  </div>`;
}

function action(context, plan, card) {
  const { table, picked, myTurn, redraw } = context;
  if (!myTurn || plan.sending) return null;
  if (table.view.phase === 'REVEAL') {
    return plan.opening.includes(null) ? () => chooseOpening(context, plan, card) : null;
  }
  if (
    roomIn(plan, table.view) <= 0 ||
    !table.legalMoves.some((move) => move.type === 'PlayCard' && move.card === card)
  ) {
    return null;
  }
  return () => {
    picked.card = picked.card === card ? null : card;
    redraw();
  };
}
