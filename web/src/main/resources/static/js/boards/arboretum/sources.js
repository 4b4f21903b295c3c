import { html, nothing } from 'lit-html';
import { t } from '../../messages.js';
import { viewStateOf } from '../view-state.js';
import { legal, seatsFrom } from './legal.js';
import { backPicture, cardName, cardPicture } from './trees.js';

const NEXT = 8;

/** Everything a card can be drawn from, side by side: the deck and the discard piles. */
export const sources = (context) =>
  html`<section class="sources" aria-label=${t('arboretum.sources')}>
    <div class="piles" data-rove>${deck(context)}${seatsFrom(context).map((player) => discards(context, player))}</div>
    ${openPile(context)}
  </section>`;

function deck(context) {
  const { table, play } = context;
  const [draw] = legal(context, 'DrawFromDeck');
  const picture = html`<span class="stack ${table.view.deckSize > 1 ? 'deep' : ''}" data-spot="arboretum-deck"
    >${table.view.deckSize ? backPicture() : empty()}</span
  >`;
  return html`<div class="source">
    ${
      draw
        ? html`<button
            class="card-button lit"
            data-key="deck"
            aria-label=${t('arboretum.drawDeck')}
            @click=${() => play(draw)}
          >
            ${picture}
          </button>`
        : html`<div class="card-place">${picture}</div>`
    } <span class="small numbers">${t('arboretum.deck', { count: table.view.deckSize })}</span>
  </div>`;
}

const empty = () =>
  html`<svg class="play-card" viewBox="0 0 50 70" aria-hidden="true">
    <rect class="no-card" x="1" y="1" width="48" height="68" rx="6"></rect>
  </svg>`;

function discards(context, player) {
  const { nameOf, play, picked, seat } = context;
  const own = player.seat === seat;
  const top = player.discards.at(-1);
  const take = legal(context, 'DrawFromDiscard').find((move) => move.seat === player.seat);
  const lay = own && picked.card ? legal(context, 'Discard').find((move) => move.card === picked.card) : null;
  const picture = html`<span
    class="stack ${player.discards.length > 1 ? 'deep' : ''}"
    data-spot="arboretum-pile-${player.seat}"
    >${top ? html`<span data-flip="arboretum-${top}">${cardPicture(top)}</span>` : empty()}</span
  >`;
  const act = take ? () => play(take) : lay ? () => play(lay) : null;
  const label = take
    ? t(own ? 'arboretum.takeOwn' : 'arboretum.takeFrom', { card: cardName(top), name: nameOf(player.seat) })
    : lay
      ? t('arboretum.discardIt', { card: cardName(picked.card) })
      : '';
  return html`<div class="source">
    ${
      act
        ? html`<button
            class="card-button lit"
            data-key="pile-${player.seat}"
            data-drop=${lay ? 'discard' : nothing}
            @click=${act}
          >
            <span class="hidden-text">${label}</span><span aria-hidden="true">${picture}</span>
          </button>`
        : html`<div class="card-place">${picture}</div>`
    }
    ${pileName(context, player)}
  </div>`;
}

/** Opens the pile; the name alone is written where there is no room for a sentence. */
function pileName({ nameOf, redraw, seat, table }, player) {
  const viewState = viewStateOf(table);
  const name = player.seat === seat ? t('seat.you') : nameOf(player.seat).replace(/ \([^)]*\)$/, '');
  const count = `(${player.discards.length})`;
  return html`<button
    class="plain small pile-name"
    data-key="open-${player.seat}"
    aria-label="${t('arboretum.discardsOf', { name })} ${count}"
    aria-expanded=${viewState.pile === player.seat}
    ?disabled=${!player.discards.length}
    @click=${() => {
      viewState.pile = viewState.pile === player.seat ? null : player.seat;
      redraw();
    }}
  >
    <span class="pile-who">${name}</span> <span class="numbers">${count}</span>
  </button>`;
}

/** A pile laid out: everybody may look through all of it. */
function openPile({ table, nameOf, seat }) {
  const player = table.view.players[viewStateOf(table).pile];
  if (!player?.discards.length) return nothing;
  return html`<div class="laid">
    <span class="small muted"
      >${player.seat === seat ? t('arboretum.ownPile') : t('arboretum.pileOf', { name: nameOf(player.seat) })}</span
    >
    ${[...player.discards].reverse().map((card) => cardPicture(card, true))}
  </div>`;
}

/** In a replay with all cards open, what will be drawn next. */
export const nextCards = ({ deck: cards }) =>
  cards?.length
    ? html`<div class="next-cards">
        <span class="small muted">${t('arboretum.nextCards')}</span>
        <div>${cards.slice(0, NEXT).map((card) => cardPicture(card, true))}</div>
      </div>`
    : nothing;
