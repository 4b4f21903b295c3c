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
        yield [type, chance.shuffle([...piles[seat], ...aside[seat]]), event.pile];
        piles[seat] = [...event.pile];
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

/** Seat by seat: the unknown playing cards, of which the first go to the pile, then an unseen hand that lies blind. */
export function* redeal({ deal, seats }, chance) {
  for (let seat = 0; seat < seats; seat += 1) {
    const ofSeat = (type) => deal.find((event) => event.type === type && event.seat === seat);
    const pile = ofSeat('PileShuffled')?.pile ?? [];
    const hand = ofSeat('BlindHandShuffled');
    const unknown = [...pile, ...(hand?.positions ?? [])];
    const playing = deckOf(seat, unknown).filter((card) => unknown.includes(card));
    const mixed = chance.shuffle(playing);
    yield ['PileShuffled', mixed.slice(0, pile.length), pile];
    if (hand) {
      const held = [...mixed.slice(pile.length), ...hand.positions.filter((card) => !playing.includes(card))];
      const blind = hand.sight === 'NOBODY' || hand.sight === 'OTHERS';
      yield ['BlindHandShuffled', blind ? chance.shuffle(held) : held, hand.positions];
    }
  }
}
