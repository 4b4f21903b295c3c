import { html } from 'lit-html';
import { AGES } from './box.js';
import { cardChip, resourceChip, say, stockChips, suitChip } from './cards.js';

/** One sentence: what may be done now. */
export function nowSentence({ table, myTurn, nameOf, picked, seat }) {
  const { view } = table;
  if (view.phase === 'GAME_OVER' || view.toAct === null) return null;
  if (!myTurn) return say(`other.${view.phase}`, { name: nameOf(view.toAct) });
  const player = view.players[seat];
  const has = (type) => table.legalMoves.some((move) => move.type === type);
  switch (view.phase) {
    case 'TRICK_PLAY':
      return say(has('PlayBlind') ? 'now.blind' : follows(view, player, table.legalMoves) ? 'now.follow' : 'now.play', {
        suit: view.trick?.fixedSuit ? say(`suit.${view.trick.fixedSuit}`) : '',
      });
    case 'CALAMITIES':
      return say(has('Protect') ? 'now.protect' : picked.calamity ? 'now.bonus' : 'now.CALAMITIES');
    case 'MANAGEMENT':
      return say(picked.deed ? 'now.confirm' : picked.from ? 'now.move' : 'now.MANAGEMENT');
    default:
      return say(`now.${view.phase}`);
  }
}

const follows = (view, player, moves) => Boolean(view.trick?.fixedSuit) && moves.length < player.handCount;

const list = (items, each) =>
  items.length ? items.map((item, i) => html`${i ? ', ' : ''}${each(item)}`) : say('nothing');

/** The rendering of an event sentence's parameter in the log. */
export function logPiece(name, params, { nameOf }) {
  const value = params[name];
  const seats = (items) => list(items, (seat) => html`<strong>${nameOf(seat)}</strong>`);
  switch (name) {
    case 'card':
      return cardChip(value);
    case 'cards':
      return list(value, (each) =>
        typeof each === 'number' ? html`<strong>${nameOf(each)}</strong>` : cardChip(each),
      );
    case 'discoveries':
    case 'seats':
      return Array.isArray(value) ? seats(value) : String(value);
    case 'suit':
      return suitChip(value);
    case 'resource':
      return resourceChip(value);
    case 'bonus':
    case 'met':
    case 'unmet':
      return list(value, resourceChip);
    case 'conversions':
      return list(value, (pair) => {
        const [from, to] = pair.split('>');
        return html`${resourceChip(from)} → ${resourceChip(to)}`;
      });
    case 'stock':
      return value.some(Boolean) ? stockChips(value) : say('emptyStock');
    case 'lost':
    case 'harvest':
    case 'surplus':
    case 'paid':
    case 'cost':
      return value.some(Boolean) ? stockChips(value) : say('nothing');
    case 'calamity':
    case 'site':
    case 'phase':
    case 'cause':
    case 'sight':
      return say(`${name}.${value}`);
    case 'age':
      return AGES[value - 1];
    case 'from':
    case 'to':
      return place(params, value);
    case 'colours':
      return list(value, (colour) => say(`colour.${colour}`));
    case 'scores':
      return list(
        value.map((score, i) => [params.seats[i], score]),
        ([seat, score]) => html`<strong>${nameOf(seat)}</strong> ${score}`,
      );
    default:
      return undefined;
  }
}

/** From and to are Ages, numbers or Sites. */
function place(params, value) {
  if (typeof value === 'string') return say(`site.${value}`);
  return 'to' in params ? AGES[value - 1] : String(value);
}
