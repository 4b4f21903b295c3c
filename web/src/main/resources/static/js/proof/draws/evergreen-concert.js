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
        yield ['HandsDealt', chance.shuffle(deckOf(seats)), [...event.hands.flat(), ...event.undealt]];
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

const deckOf = (seats) =>
  [...COLOURS].flatMap((colour) => Array.from({ length: highest(seats) }, (_, i) => colour + (i + 1)));

/** One shuffle of the other hands and of what was not dealt; a secret choice is the first cards of the new hand. */
export function* redeal({ deal: [dealt, ...chosen], seat, seats }, chance) {
  const unknown = [...dealt.hands.flatMap((hand, player) => (player === seat ? [] : hand)), ...dealt.undealt];
  yield ['HandsDealt', chance.shuffle(deckOf(seats).filter((card) => unknown.includes(card))), unknown];
  for (const event of chosen) yield ['OpeningChosen', dealt.hands[event.seat].slice(0, ROW), event.cards];
}

/** The event as it is without an hourglass. */
export function untimed(event) {
  switch (event.type) {
    case 'TableLaid':
      return { ...event, hourglassSeconds: null };
    case 'TurnStarted':
      return { ...event, glassEnd: null, deadline: null };
    case 'TurnEnded':
      return { ...event, glassEnd: null };
    default:
      return event;
  }
}

const take = (hand, card) => hand.splice(hand.indexOf(card), 1);
