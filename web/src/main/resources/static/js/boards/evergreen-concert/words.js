import { html } from 'lit-html';
import { t } from '../../messages.js';
import { ARTISTS, artistChip, cardChip, cardName, say } from './artists.js';
import { roomIn } from './plan.js';

/** One sentence: what may be done now. */
export function nowSentence(context, plan) {
  const { table, myTurn, picked, nameOf } = context;
  const { view } = table;
  if (view.phase === 'FINISHED') return null;
  if (view.phase === 'REVEAL') {
    if (myTurn) return say(`now.REVEAL${plan.opening.filter(Boolean).length}`);
    return say('other.REVEAL', { names: table.awaited.map(nameOf).join(t('list.and')) });
  }
  const name = nameOf(view.turn.mover);
  if (!myTurn) {
    return say(view.phase === 'AFTER_HIT' ? 'other.AFTER_HIT' : 'other.CARDS', { name, count: view.turn.cardsPlayed });
  }
  if (view.phase === 'AFTER_HIT') return say('now.AFTER_HIT');
  if (picked.card) return say('now.picked', { card: cardName(picked.card) });
  if (plan.cards.length > 0) return say(roomIn(plan, view) > 0 ? 'now.planned' : 'now.plannedFull');
  if (view.turn.cardsPlayed === 0) return say('now.first');
  return say(table.legalMoves.some((move) => move.type === 'PlayCard') ? 'now.more' : 'now.full', {
    count: view.turn.cardsPlayed,
  });
}

/** The rendering of an event sentence's parameter in the log. */
export function logPiece(name, params, { nameOf }) {
  const value = params[name];
  const seats = (list, each) => list.map((item, seat) => html`${seat ? ', ' : ''}${each(item, seat)}`);
  switch (name) {
    case 'card':
    case 'covered':
      return cardChip(value);
    case 'cards':
      return value.map((card, i) => html`${i ? ', ' : ''}${cardChip(card)}`);
    case 'rows':
      return seats(
        value,
        (row, seat) => html`<strong>${nameOf(seat)}</strong>${row.map((card) => html` ${cardChip(card)}`)}`,
      );
    case 'sums':
    case 'scores':
    case 'totals':
      return seats(value, (number, seat) => html`${nameOf(seat)} ${number}`);
    case 'winners':
      return value.map((seat, i) => html`${i ? t('list.and') : ''}<strong>${nameOf(seat)}</strong>`);
    case 'slot':
      return say(`slotName.${value}`);
    case 'artist':
      return artistChip(value);
    case 'dealer':
    case 'target':
    case 'from':
    case 'to':
      return ARTISTS.includes(value) ? artistChip(value) : html`<strong>${nameOf(value)}</strong>`;
    default:
      return undefined;
  }
}
