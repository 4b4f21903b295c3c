import { t } from '../../messages.js';
import { cardName } from './trees.js';

/** A move in words. */
export function moveWords(move, { view, seat, nameOf }) {
  switch (move.type) {
    case 'DrawFromDeck':
      return t('arboretum.drawDeck');
    case 'DrawFromDiscard':
      return t(move.seat === seat ? 'arboretum.takeOwn' : 'arboretum.takeFrom', {
        card: cardName(view.players[move.seat].discards.at(-1)),
        name: nameOf(move.seat),
      });
    case 'Plant':
      return t('arboretum.plantAt', { ...move, card: cardName(move.card) });
    default:
      return t('arboretum.discardIt', { card: cardName(move.card) });
  }
}

/** Where a move is made on the board, as names of places. */
export function movePlaces(move) {
  switch (move.type) {
    case 'DrawFromDeck':
      return ['deck'];
    case 'DrawFromDiscard':
      return [`pile-${move.seat}`];
    case 'Plant':
      return [`hand-${move.card}`, `cell-${move.x},${move.y}`];
    default:
      return [`hand-${move.card}`, 'discard'];
  }
}

/** Picks up the first part of a move, so that the board shows the rest. */
export const takeUp = (move, picked) => {
  if (move.card) picked.card = move.card;
};
