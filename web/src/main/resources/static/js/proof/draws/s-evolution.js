import { eventsOf } from '../check.js';

const DECKS = 'RGBY';
const SUITS = 'GOV';
const VALUES = ['1a', '2a', '2b', '3a', '3b', '4a', '5a', '6a'];

/** The starting seat, the piles, blind hands, and the calamities that return to their piles after the first round. */
export function* draws(history, chance) {
  const { seats, firstSeat } = history;
  const piles = [];
  const aside = Array.from({ length: seats }, () => []);
  const hands = [];
  for (const event of eventsOf(history)) {
    const { type, seat, card } = event;
    switch (type) {
      case 'GameBegan':
        if (firstSeat === 'RANDOM') yield [type, chance.below(seats), event.firstPlayer];
        break;
      case 'PileShuffled':
        yield [type, chance.shuffle(deckOf(seat, event.pile)), event.pile];
        piles[seat] = [...event.pile];
        break;
      case 'CardsDealt':
        piles[seat] = piles[seat].filter((each) => !event.drawn.includes(each));
        hands[seat] = [...event.drawn, ...(event.discovery ? [event.discovery] : [])];
        break;
      case 'BlindHandShuffled':
        yield [type, chance.shuffle(hands[seat]), event.positions];
        break;
      case 'CalamitySetAside':
        aside[seat].push(card);
        piles[seat] = piles[seat].filter((each) => each !== card);
        break;
      case 'CardPlayed':
        piles[seat] = piles[seat].filter((each) => each !== card);
        break;
      case 'CalamitiesReturned':
        piles[seat] = chance.shuffle([...piles[seat], ...aside[seat]]);
        yield [type, piles[seat], event.pile];
        break;
      default:
    }
  }
}

/** By suit, value and copy; whether a single card carries a copy letter is read off the pile itself. */
function deckOf(seat, pile) {
  const inPile = new Set(pile);
  return [...SUITS]
    .flatMap((suit) => VALUES.map((value) => `${DECKS[seat]}-${suit}${value}`))
    .map((code) => (inPile.has(code) ? code : code.slice(0, -1)));
}
