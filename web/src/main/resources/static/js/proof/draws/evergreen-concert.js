import { eventsOf } from '../check.js';

const COLOURS = 'OBGLYN';
const highest = (seats) => (seats === 2 ? 5 : seats <= 4 ? 9 : 13);
const ROW = 3;

/** The dealer, the deal, and what chance took from those who were too slow. */
export function* draws(history, chance) {
  const { seats, firstSeat } = history;
  let hands = [];
  let late = null;
  for (const event of eventsOf(history)) {
    switch (event.type) {
      case 'TableLaid':
        if (firstSeat === 'RANDOM') yield ['TableLaid', chance.below(seats), event.dealer];
        break;
      case 'HandsDealt': {
        const deck = [...COLOURS].flatMap((colour) =>
          Array.from({ length: highest(seats) }, (_, i) => colour + (i + 1)),
        );
        yield ['HandsDealt', chance.shuffle(deck), [...event.hands.flat(), ...event.undealt]];
        hands = event.hands.map((hand) => [...hand]);
        break;
      }
      case 'TimeRanOut':
        late = event;
        break;
      case 'OpeningChosen':
        if (late?.phase === 'REVEAL' && late.seat === event.seat) {
          const left = [...hands[event.seat]];
          yield [
            'OpeningChosen',
            Array.from({ length: ROW }, () => left.splice(chance.below(left.length), 1)[0]),
            event.cards,
          ];
        }
        late = null;
        break;
      case 'OpeningRevealed':
        event.rows.forEach((row, seat) => row.forEach((card) => take(hands[seat], card)));
        break;
      case 'InfluenceCardPlayed':
        take(hands[event.seat], event.card);
        break;
      case 'PenaltyCardPlaced':
        yield ['PenaltyCardPlaced', hands[event.seat][chance.below(hands[event.seat].length)], event.card];
        take(hands[event.seat], event.card);
        break;
      default:
    }
  }
}

const take = (hand, card) => hand.splice(hand.indexOf(card), 1);
