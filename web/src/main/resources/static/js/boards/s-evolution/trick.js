import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { draggable } from '../draggable-card.js';
import { AGES, faceOf, resourceOfSuit, ROUNDS } from './box.js';
import { cardName, cardPicture, say, suitChip, token } from './cards.js';
import { icon } from './glyphs.js';

/** The middle of the table: the round, the trick with its suit and trump, and the next player. */
export function trickArea(context) {
  const { view } = context.table;
  const { trick, trump } = view;
  return html`<section class="trick card" data-at="trick" data-drop="trick" aria-label=${say('trickArea')}>
    <header>
      <div class="rounds" data-at="rounds">
        <span class="small muted" aria-hidden="true">${say('roundWord')}</span>
        <ol class="rounds" aria-label=${say('round', { round: view.round, of: ROUNDS })}>
          ${AGES.map(
            (_, i) =>
              html`<li class=${i + 1 === view.round ? 'now' : i + 1 < view.round ? 'past' : ''} aria-hidden="true">
                ${i + 1}
              </li>`,
          )}
        </ol>
      </div>
      <dl>
        <div>
          <dt>${say('led')}</dt>
          <dd>${trick?.fixedSuit ? suitChip(trick.fixedSuit) : html`<span class="muted">${say('openSuit')}</span>`}</dd>
        </div>
        <div class=${trump ? 'has-trump' : ''}>
          <dt>${say('trump')}</dt>
          <dd data-at="trump" data-pulse=${trump ?? ''}>
            ${trump ? suitChip(trump) : html`<span class="muted">${say('noTrump')}</span>`}
          </dd>
        </div>
      </dl>
    </header>
    <div class="played">${trick ? places(context) : nothing}</div>
    ${trick ? queue(context) : nothing}
  </section>`;
}

function places(context) {
  const { trick } = context.table.view;
  const waiting = trick.toPlay.map((seat) => ({ seat, card: null }));
  return repeat(
    [...trick.played, ...waiting],
    ({ seat, card }) => `${seat}-${card ?? ''}`,
    (each) => place(context, each),
  );
}

/** A card lies sideways when its player's Age gives it no suit, as at the table. */
function place(context, { seat, card, takenBy }) {
  const { table, nameOf, myTurn, play } = context;
  const player = table.view.players[seat];
  const name = nameOf(seat);
  if (!card) {
    return html`<div class="spot waiting">
      <span class="slot" aria-hidden="true"></span>${owner(player, name, seat === table.view.toAct)}
    </div>`;
  }
  const move = myTurn
    ? table.legalMoves.find((each) => ['TakeCard', 'TakeDiscovery'].includes(each.type) && each.card === card)
    : null;
  const sideways = player.trickAge <= 2 && faceOf(card).kind !== 'DISCOVERY';
  const gone = takenBy !== null && takenBy !== undefined;
  const label = move
    ? say('take', { card: cardName(card) })
    : gone
      ? say('takenBy', { card: cardName(card), name: nameOf(takenBy) })
      : say('playedBy', { card: cardName(card), name });
  return html`<div class="spot">
    <button
      class="slot ${move ? 'lit' : ''} ${sideways ? 'sideways' : ''} ${gone ? 'gone' : ''}"
      ?disabled=${!move}
      data-key="trick-${card}"
      aria-label=${label}
      title=${label}
      @pointerdown=${move ? draggable({ drop: (where) => where === 'own' && play(move) }) : undefined}
      @click=${move ? () => play(move) : undefined}
    >
      ${
        gone
          ? html`<span class="shadow">${cardPicture(card)}</span
              ><span class="taker">→ ${token(table.view.players[takenBy].colour, nameOf(takenBy))}</span>`
          : html`<span class="lying" data-flip="card-${card}" data-from=${cameFrom(context, seat)}
              >${cardPicture(card)}</span
            >`
      }
    </button>
    ${owner(player, name, false)}
  </div>`;
}

/** A card out of a blind hand comes from its very position. */
function cameFrom({ events, lastEvent }, seat) {
  const played = (events ?? [lastEvent]).find((event) => event?.type === 'CardPlayed' && event.seat === seat);
  return played?.position === null || played?.position === undefined
    ? `hand-${seat}`
    : `blind-${seat}-${played.position}`;
}

const owner = (player, name, next) =>
  html`<span class="by ${next ? 'next' : ''}">${token(player.colour)}<span class="by-name">${name}</span></span>`;

/** The order of players, first to play, then to pick. */
function queue(context) {
  const { table, nameOf } = context;
  const { trick, players } = table.view;
  const picking = trick.discoveryPicks.length + trick.cardPicks.length > 0;
  const entries = picking
    ? [
        ...trick.discoveryPicks.map((seat) => ({
          seat,
          what: html`<span class="pick-kind">${say('picksDiscovery')}</span>`,
          key: `d${seat}`,
        })),
        ...trick.cardPicks.map(({ seat, card, group }) => ({
          seat,
          what: html`<span class="pick-kind">${strength(card, group)}</span>`,
          key: `c${seat}`,
        })),
      ]
    : trick.toPlay.map((seat) => ({ seat, what: nothing, key: `p${seat}` }));
  if (entries.length === 0) {
    return trick.winner === null
      ? nothing
      : html`<p class="queue-title small muted">${say('wonBy', { name: nameOf(trick.winner) })}</p>`;
  }
  return html`<div class="queue" data-at="queue">
    <span class="small muted">${say(picking ? 'pickOrder' : 'playOrder')}</span>
    <ol>
      ${repeat(
        entries,
        (each) => each.key,
        ({ seat, what }, i) =>
          html`<li class=${i === 0 ? 'first' : ''}>${token(players[seat].colour)}${nameOf(seat)} ${what}</li>`,
      )}
    </ol>
  </div>`;
}

function strength(card, group) {
  const { value, suit } = faceOf(card);
  return html`<span class="suit-${suit}">${group === 'REST' ? nothing : icon(resourceOfSuit(suit))}${value}</span>
    ${group === 'TRUMP' ? say('trump') : ''}`;
}
