import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { draggable } from '../draggable-card.js';
import { AGES, amountOf, COLOURS, faceOf, FULL, MOST_POPS, needsOf, RESOURCES } from './box.js';
import { backPicture, cardPicture, say, token } from './cards.js';
import { icon } from './glyphs.js';
import { needsBill } from './needs.js';
import { placing, sitesOf } from './sites.js';

/** A player's board: Age, people, stocks, Sites, Discoveries, and the cards of this round. */
export function playerBoard(context, seat, { preview = null, large = false } = {}) {
  const { table, nameOf } = context;
  const player = table.view.players[seat];
  const { civilisation } = player;
  const own = seat === context.seat;
  return html`<section
    class="civ card colour-${player.colour} ${large ? 'large' : 'compact'} ${own && large ? 'own' : ''} ${
      table.awaited.includes(seat) ? 'turn' : ''
    }"
    aria-label=${nameOf(seat)}
    data-at="civ-${seat}"
    data-drop=${own ? 'own' : nothing}
  >
    <header>
      ${token(player.colour)}
      <h2>${own ? say('you', { name: nameOf(seat) }) : nameOf(seat)}</h2>
      ${shadows(player)}
      <span class="score numbers" data-at="score-${seat}" data-pulse=${civilisation.score}
        >${say('points', { points: civilisation.score })}</span
      >
    </header>
    ${evolution(seat, civilisation.age, player.trickAge)}
    <div class="means">
      <div class="stores">
        ${RESOURCES.map((resource) => store(seat, civilisation, resource, preview?.stock))}
        ${people(seat, preview ?? civilisation, own ? placing(context) : null)}
      </div>
      ${needsBill(preview ?? civilisation, seat)}
    </div>
    ${sitesOf(context, player)}
    <div class="round-cards">
      ${discoveries(player)}${taken(player)}${own && !context.readOnly ? nothing : hand(context, player)}
    </div>
  </section>`;
}

function shadows({ seat, shadows: { obscured, invaded, pendingObscurantism, pendingInvasion } }) {
  const mark = (on, calamity, key) =>
    on
      ? html`<span
          class="shadow-mark"
          data-at="shadow-${seat}-${calamity}"
          role="img"
          title=${say(key)}
          aria-label=${say(key)}
          >${icon(calamity)}</span
        >`
      : nothing;
  return html`${mark(obscured, 'OBSCURANTISM', 'obscured')}${mark(invaded, 'INVASION', 'invaded')}
  ${mark(pendingObscurantism, 'OBSCURANTISM', 'willBeObscured')}${mark(pendingInvasion, 'INVASION', 'willBeInvaded')}`;
}

/** Six Ages as steps; the tooltip lists what the Age may do in a trick. */
const evolution = (seat, age, trickAge) =>
  html`<ol class="ages" aria-label=${say('ageIs', { age: AGES[age - 1], name: say(`age.${age}`) })}>
    ${AGES.map(
      (roman, i) =>
        html`<li
          class=${i + 1 === age ? 'here' : i + 1 < age ? 'done' : ''}
          title="${say(`age.${i + 1}`)}: ${say(`trickRule.${i + 1}`)}"
          aria-hidden="true"
        >
          <span>${roman}</span>${
            i + 1 === age ? html`<span class="pawn" data-flip="pawn-${seat}">${icon('POP')}</span>` : nothing
          }${i + 1 === trickAge && trickAge !== age ? icon('OBSCURANTISM') : nothing}
        </li>`,
    )}
  </ol>`;

/** Eight places; those below the population are needed when the Age asks for this resource. */
function store(seat, { stock, population, age }, resource, then) {
  const have = amountOf(stock, resource);
  const after = then ? amountOf(then, resource) : have;
  const due = needsOf(age).includes(resource) ? population : 0;
  const label = say('stock', { amount: have, resource: say(`resource.${resource}`), of: FULL });
  return html`<div
    class="store res-${resource}"
    data-at="store-${seat}-${resource}"
    role="img"
    aria-label=${label}
    title=${label}
  >
    ${icon(resource)}
    <span class="pips"
      >${Array.from(
        { length: FULL },
        (_, i) =>
          html`<i
            class="${i < after ? 'full' : ''} ${i < due ? 'due' : ''} ${i < have !== i < after ? 'changes' : ''}"
          ></i>`,
      )}</span
    >
    <b class="numbers" data-pulse=${have}>${after}</b>
  </div>`;
}

function people(seat, { population, sites }, drop) {
  const placed = Object.values(sites).filter((level) => level > 0).length;
  const label = say('population', { population, placed });
  return html`<div
    class="store people"
    role="img"
    data-spot="people-${seat}"
    aria-label=${label}
    title=${label}
    @pointerdown=${drop ? draggable({ drop }) : undefined}
  >
    ${icon('POP')}
    <span class="pips pops"
      >${Array.from(
        { length: MOST_POPS },
        (_, i) => html`<i class="${i < population ? 'full' : ''} ${i < placed ? 'placed' : ''}"></i>`,
      )}</span
    >
    <b class="numbers" data-pulse=${population}>${population}</b>
  </div>`;
}

/** One Discovery for each Age; at the end those of one colour count together. */
const discoveries = ({ seat, discoveries: slots }) =>
  html`<div class="group discoveries" data-at="discoveries-${seat}" role="group" aria-label=${say('discoveries')}>
    <span class="small muted">${say('discoveries')}</span>
    <div class="fan">
      ${slots.map(({ card, faceUp }, i) =>
        faceUp
          ? html`<span data-flip="card-${card}">${cardPicture(card, 'small')}</span>`
          : html`<span
              class="face-down colour-${faceOf(card).colour}"
              data-at="card-${card}"
              role="img"
              title=${say('faceDown', { age: AGES[i] })}
              aria-label=${say('faceDown', { age: AGES[i] })}
              >${AGES[i]}${icon(faceOf(card).colour)}</span
            >`,
      )}
    </div>
  </div>`;

const taken = ({ seat, taken: cards, setAside }) =>
  cards.length + setAside.length === 0
    ? nothing
    : html`<div class="group taken" data-at="taken-${seat}" role="group" aria-label=${say('taken')}>
        <span class="small muted">${say('taken')}</span>
        <div class="fan">
          ${repeat(
            cards,
            (card) => card,
            (card) => html`<span data-flip="card-${card}">${cardPicture(card, 'small')}</span>`,
          )}
          ${repeat(
            setAside,
            (card) => card,
            (card) =>
              html`<span class="aside" title=${say('setAside')} data-flip="card-${card}"
                >${cardPicture(card, 'small')}</span
              >`,
          )}
        </div>
      </div>`;

/** A player's hand: faces for viewers who may see them, backs for the rest. */
function hand(context, player) {
  const cards = player.hand.length
    ? player.hand
    : Array.from({ length: player.handCount }, (_, position) => ({ position, card: null }));
  return html`<div
    class="group"
    role="group"
    aria-label=${say('handOf', { count: player.handCount })}
    data-spot="hand-${player.seat}"
  >
    <span class="small muted"
      >${say('handOf', { count: player.handCount })} · ${say('pile', { count: player.pileSize })}</span
    >
    <div class="fan backs">
      ${cards.map(
        ({ position, card }) =>
          html`<span data-flip=${card ? `card-${card}` : `blind-${player.seat}-${position}`}
            >${card ? cardPicture(card, 'small') : backPicture('small')}</span
          >`,
      )}
    </div>
  </div>`;
}

/** Face-up Discoveries by colour, as they count at the end. */
export const setsOf = (slots) =>
  COLOURS.map((colour) => ({
    colour,
    cards: slots.filter(({ card, faceUp }) => faceUp && faceOf(card).colour === colour).length,
  })).filter(({ cards }) => cards > 0);
