import { eventsOf } from '../check.js';

const KINDS = ['SNOW', 'FLOWER', 'SWAMP', 'GRAIN', 'ROCK', 'MEADOW', 'WILD'];
const ABILITIES = ['SPROUT', 'SMALL', 'LARGE', 'BUSH', 'LAKE', 'BUD'];
const ALL = KINDS.flatMap((kind) => ABILITIES.map((ability) => `${kind}-${ability}`));

/** The start seat and every shuffle; before each the cards are in the order of the tables. */
export function* draws(history, chance) {
  const drafters = history.seats === 1 ? 2 : history.seats;
  let first = true;
  for (const event of eventsOf(history)) {
    if (event.type === 'GameStarted' && history.firstSeat === 'RANDOM') {
      yield [event.type, chance.below(drafters), event.startSeat];
    }
    if (event.type === 'DeckShuffled' || event.type === 'DeckReshuffled') {
      yield [event.type, chance.shuffle(first ? ALL : ALL.filter((card) => event.order.includes(card))), event.order];
      first = false;
    }
  }
}

/** Only the order of the deck is hidden, from every seat alike. */
export function* redeal({ deal: [shuffled] }, chance) {
  if (!shuffled) return;
  const { order } = shuffled;
  yield ['DeckShuffled', chance.shuffle(ALL.filter((card) => order.includes(card))), order];
}
