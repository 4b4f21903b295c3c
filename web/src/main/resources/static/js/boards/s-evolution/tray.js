import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { draggable } from '../draggable-card.js';
import { backPicture, cardName, cardPicture, say } from './cards.js';
import { calamities, commerce, jokers, nameTrump } from './choices.js';
import { management } from './management.js';

/** At the foot of the screen: the pending decision and the player's own hand. */
export function tray(context) {
  const { table, myTurn } = context;
  const choice = myTurn ? (CHOICES[table.view.phase]?.(context) ?? nothing) : nothing;
  return html`<div class="tray">
    <div class="choice-slot">${choice}</div>
    ${hand(context)}
  </div>`;
}

const CHOICES = {
  NAME_TRUMP: nameTrump,
  CALAMITIES: calamities,
  JOKERS: jokers,
  COMMERCE: commerce,
  MANAGEMENT: management,
};

/** Open or face down: a player with a blind hand chooses a back. */
function hand(context) {
  const { table, seat } = context;
  const player = table.view.players[seat];
  if (player.handCount === 0) return nothing;
  const blind = ['NOBODY', 'OTHERS'].includes(player.sight);
  const key = { NOBODY: 'blindHand', OTHERS: 'blindOpenHand', EVERYONE: 'openHand', OWNER: 'hand' }[player.sight];
  return html`<div
    class="hand"
    role="group"
    aria-label=${say(key, { count: player.handCount })}
    data-spot="hand-${seat}"
    data-rove
  >
    <span class="small muted hand-title"
      >${say(key, { count: player.handCount })} · ${say('pile', { count: player.pileSize })}</span
    >
    ${repeat(
      player.hand,
      ({ position, card }) => card ?? position,
      (each) => handCard(context, each, blind),
    )}
  </div>`;
}

function handCard({ table, myTurn, play }, { position, card }, blind) {
  const move = myTurn
    ? table.legalMoves.find((each) =>
        blind ? each.type === 'PlayBlind' && each.position === position : each.type === 'Play' && each.card === card,
      )
    : null;
  const label = card
    ? say(move ? 'playCard' : 'cardInHand', { card: cardName(card) })
    : say(move ? 'playBlind' : 'blindCard', { position: position + 1 });
  return html`<button
    class="hand-card ${move ? 'may' : ''}"
    data-key="hand-${card ?? position}"
    data-flip=${card ? `card-${card}` : `blind-${table.seat}-${position}`}
    ?disabled=${!move}
    aria-label=${label}
    title=${label}
    @pointerdown=${move ? draggable({ drop: (place) => place === 'trick' && play(move) }) : undefined}
    @click=${move ? () => play(move) : undefined}
  >
    ${card ? cardPicture(card) : html`${backPicture()}<span class="position" aria-hidden="true">${position + 1}</span>`}
  </button>`;
}
