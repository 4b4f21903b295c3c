import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { artistName, backPicture, badge, cardName, cardPicture, recordPiece, say } from './artists.js';
import { concerts } from './bill.js';
import { add, chooseOpening, plannedOn, takeBack } from './plan.js';

const SLOTS = [0, 1, 2];
const PEEK = 24; // how far a covered card looks out, in hundredths of a card's height
const DEEPEST = 48;

/** Two letters for a player where the name does not fit. */
export const initials = (name) => {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [one = '?', other = words[0]?.slice(1)] = words;
  return `${one[0].toLocaleUpperCase()}${other?.[0] ?? ''}`;
};

export const token = (seat, name) =>
  html`<span class="token seat-${seat}" title=${name} aria-hidden="true">${initials(name)}</span>`;

/** A promoter with three stacks, records and concerts. */
export function promoter(context, plan, seat, place) {
  const { table, nameOf } = context;
  const each = table.view.seats[seat];
  const own = seat === context.seat;
  const turn = table.awaited.includes(seat);
  return html`<section
    class="promoter card place-${place} ${place ? 'part-main' : ''} ${own ? 'own' : ''} ${turn ? 'turn' : ''}"
    aria-label=${nameOf(seat)}
    data-at="promoter-${seat}"
  >
    <header>
      ${token(seat, nameOf(seat))}
      <h2>${own ? say('you', { name: nameOf(seat) }) : nameOf(seat)}</h2>
      ${
        own
          ? nothing
          : html`<span class="hand-size" data-spot="hand-${seat}" title=${say('handSize', { count: each.handSize })}>
              ${backPicture('tiny')}<span class="numbers" aria-hidden="true">${each.handSize}</span
              ><span class="hidden-text">${say('handSize', { count: each.handSize })}</span></span
            >`
      }
      <span
        class="total numbers"
        data-at="total-${seat}"
        data-pulse=${each.total}
        title=${say('points', { points: each.total })}
        ><span aria-hidden="true">${each.total}</span
        ><span class="hidden-text">${say('points', { points: each.total })}</span></span
      >
    </header>
    <div class="stacks" data-rove>${SLOTS.map((slot) => stack(context, plan, each, slot))}</div>
    <div class="holdings">
      <div class="discs" data-spot="discs-${seat}">
        ${repeat(
          table.view.discs.filter((disc) => disc.holder === seat),
          (disc) => disc.artist,
          (disc) =>
            recordPiece(disc, say('held', { artist: artistName(disc.artist), value: disc.value, name: nameOf(seat) })),
        )}
      </div>
      ${concerts(context, plan, each)}
    </div>
  </section>`;
}

function stack(context, plan, each, slot) {
  const { table, picked, nameOf } = context;
  const { seat } = each;
  const planned = plannedOn(plan, seat, slot);
  const cards = each.stacks[slot] ?? [];
  const chosen =
    seat === context.seat && table.view.phase === 'REVEAL' ? (plan.opening[slot] ?? each.opening[slot] ?? null) : null;
  const covered = cards.length + planned.length - 1;
  const move = targetMove(context, plan, seat, slot);
  const back = !picked.card && planned.length > 0 && !plan.sending ? planned.at(-1).card : null;
  const act = move
    ? () => add(context, plan, move)
    : back
      ? () => takeBack(context, plan, back)
      : chosen && !each.submitted
        ? () => chooseOpening(context, plan, chosen)
        : null;
  const place = say(`slot.${slot}`, { name: nameOf(seat) });
  return html`<button
    class="stack ${move ? 'lit' : ''}"
    ?disabled=${!act}
    ?data-drop=${Boolean(move)}
    data-key="stack-${seat}-${slot}"
    .style=${`--peek: ${Math.min(PEEK, covered > 0 ? DEEPEST / covered : PEEK) / 100}`}
    @click=${act ?? undefined}
  >
    <span class="hidden-text">${label(place, cards, chosen, move, back, picked.card)}</span
    ><span class="layers" aria-hidden="true"
      >${
        cards.length + planned.length === 0 && !chosen
          ? html`<span class="empty" aria-hidden="true">${emptySlot(context, each)}</span>`
          : nothing
      }
      ${
        chosen
          ? html`<span class="layer" data-flip="card-${chosen}"
              >${cardPicture(chosen, each.submitted ? '' : 'planned')}</span
            >`
          : nothing
      }
      ${repeat(
        cards,
        (card) => card,
        (card) =>
          html`<span class="layer" data-flip="card-${card}" data-from=${originOf(context, card)}
            >${cardPicture(card)}</span
          >`,
      )}
      ${repeat(
        planned,
        ({ card }) => card,
        ({ card }) =>
          html`<span class="layer" data-flip="card-${card}"
            >${cardPicture(card, 'planned')}<span class="number" aria-hidden="true"
              >${plan.cards.findIndex((one) => one.card === card) + 1}</span
            ></span
          >`,
      )}</span
    >
  </button>`;
}

/** Players who have submitted show backs until all have. */
const emptySlot = ({ table }, { submitted }) => (submitted && table.view.phase === 'REVEAL' ? backPicture() : '');

/** A card another player played comes out of their hand. */
const originOf = ({ table }, card) =>
  table.view.turn && !table.view.seats.some(({ hand }) => hand.includes(card))
    ? `hand-${table.view.turn.mover}`
    : 'hand';

const targetMove = ({ table, picked, myTurn }, plan, seat, slot) =>
  myTurn && picked.card && !plan.sending
    ? table.legalMoves.find(
        (move) => move.type === 'PlayCard' && move.card === picked.card && move.target === seat && move.slot === slot,
      )
    : undefined;

function label(place, cards, chosen, move, back, picked) {
  const top = cards.at(-1) ?? chosen;
  const below = cards.slice(0, -1).reverse().map(cardName).join(', ');
  const shows = top
    ? say(below ? 'stackOver' : 'stackTop', { place, card: cardName(top), below })
    : say('stackEmpty', { place });
  if (move) return say('layHere', { card: cardName(picked), stack: shows });
  return back ? say('takeBackHere', { card: cardName(back), stack: shows }) : shows;
}

/** Small: top cards and records, nothing to touch. */
export const miniPromoter = ({ table, nameOf }, seat) =>
  html`<div class="mini-promoter">
    ${token(seat, nameOf(seat))}
    ${SLOTS.map((slot) => {
      const card = table.view.seats[seat].stacks[slot]?.at(-1);
      return card ? cardPicture(card, 'tiny') : backPicture('tiny');
    })}
    <span class="mini-discs"
      >${table.view.discs.filter((disc) => disc.holder === seat).map((disc) => badge(disc.artist))}</span
    >
    <b class="numbers">${table.view.seats[seat].total}</b>
  </div>`;
