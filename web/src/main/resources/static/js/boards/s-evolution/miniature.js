import { html, nothing } from 'lit-html';
import { AGES, amountOf, FULL, RESOURCES, ROUNDS } from './box.js';
import { cardPicture, say, suitChip, token } from './cards.js';
import { icon } from './glyphs.js';

/** The table at a glance: the trick with a place for everybody, below it how far each people has come. */
export const miniature = (context, order) =>
  html`<div class="mini-table mini-${order.length}">
    ${trick(context.table.view)} ${order.map((seat) => people(context.table.view.players[seat]))}
  </div>`;

/** Cards with the sign of their player; between tricks only the round. */
function trick({ trick: now, trump, round, players }) {
  const places = now ? [...now.played, ...now.toPlay.map((seat) => ({ seat, card: null }))] : [];
  return html`<div class="mini-trick">
    <span class="mini-round small muted"
      >${say('round', { round, of: ROUNDS })}${trump ? html` · ${suitChip(trump)}` : nothing}</span
    >
    ${places.map(
      ({ seat, card }) =>
        html`<span class="mini-spot"
          >${card ? cardPicture(card, 'tiny') : html`<i class="mini-slot"></i>`}${token(players[seat].colour)}</span
        >`,
    )}
  </div>`;
}

/** Six steps with the pawn on the Age, what is in store, and the points. */
const people = ({ colour, civilisation: { age, population, stock, score } }) =>
  html`<div class="mini-civ colour-${colour}">
    ${token(colour)}
    <span class="mini-ages"
      >${AGES.map(
        (roman, i) =>
          html`<i class=${i + 1 === age ? 'here' : i + 1 < age ? 'done' : ''}>${i + 1 === age ? roman : nothing}</i>`,
      )}</span
    >
    <span class="mini-pops numbers">${icon('POP')}${population}</span
    ><b class="numbers">${say('pts', { points: score })}</b>
    <span class="mini-stores"
      >${RESOURCES.map(
        (resource) =>
          html`<span class="res-${resource}"
            >${icon(resource)}<i class="mini-bar"
              ><i .style=${`width: ${(100 * amountOf(stock, resource)) / FULL}%`}></i></i
          ></span>`,
      )}</span
    >
  </div>`;
