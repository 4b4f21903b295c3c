import { t } from '../../messages.js';
import { ARTISTS, artistName, cardName, say } from './artists.js';

/** A move in words. */
export function moveWords(move, { view, seat, nameOf }) {
  switch (move.type) {
    case 'SelectOpening':
      return t('move.evergreen-concert.SelectOpening', { cards: move.cards.map(cardName).join(', ') });
    case 'PlayCard':
      return t(`move.evergreen-concert.${move.target === seat ? 'PlayCardOwn' : 'PlayCard'}`, {
        card: cardName(move.card),
        slot: say(`slotName.${move.slot}`),
        name: nameOf(move.target),
      });
    case 'TurnHit':
      return say('turnHitTo', { artist: artistName(ARTISTS.at((ARTISTS.indexOf(view.hit) + move.direction) % 6)) });
    case 'HoldConcert':
      return t(`move.evergreen-concert.${move.gala ? 'gala' : 'concert'}`);
    default:
      return say('endTurn');
  }
}

/** Where a move is made on the board, as names of places. */
export function movePlaces(move) {
  switch (move.type) {
    case 'SelectOpening':
      return move.cards.map((card) => `hand-${card}`);
    case 'PlayCard':
      return [`hand-${move.card}`, `stack-${move.target}-${move.slot}`];
    case 'TurnHit':
      return [`turn-${move.direction}`];
    case 'HoldConcert':
      return ['bill', `concert-${move.gala}`];
    default:
      return ['end'];
  }
}

/** Picks up the first part of a move, so that the board shows the rest. */
export const takeUp = (move, picked) => {
  if (move.type === 'PlayCard') picked.card = move.card;
  if (move.type === 'HoldConcert') picked.bill = true;
};
