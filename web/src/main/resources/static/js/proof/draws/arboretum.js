import { eventsOf } from '../check.js';

const SPECIES = [
  'BLUE_SPRUCE',
  'CASSIA',
  'CHERRY_BLOSSOM',
  'DOGWOOD',
  'JACARANDA',
  'MAPLE',
  'OAK',
  'ROYAL_POINCIANA',
  'TULIP_POPLAR',
  'WILLOW',
];
const LETTERS = 'SCHDJMORTW';
const REMOVED = { 2: 4, 3: 2 };
const HAND = 7;

/** The species, who begins, the deal; nothing is drawn later. */
export function* draws({ seats, firstSeat, options, ...history }, chance) {
  const [chosen, first, dealt] = ['SpeciesChosen', 'FirstPlayerChosen', 'CardsDealt'].map((type) =>
    eventsOf(history).find((event) => event.type === type),
  );
  if (!chosen) return;
  if (options.removed === null && REMOVED[seats]) {
    const removed = chance.shuffle(SPECIES).slice(0, REMOVED[seats]);
    yield ['SpeciesChosen', SPECIES.filter((each) => removed.includes(each)), chosen.removed];
  }
  if (firstSeat === 'RANDOM') yield ['FirstPlayerChosen', chance.below(seats), first.seat];
  const cards = SPECIES.flatMap((species, i) =>
    chosen.inPlay.includes(species) ? Array.from({ length: 8 }, (_, value) => LETTERS[i] + (value + 1)) : [],
  );
  yield ['CardsDealt', chance.shuffle(cards), [...dealt.hands.flat(), ...dealt.deck]];
  yield ['CardsDealt', Array(seats).fill(HAND), dealt.hands.map((hand) => hand.length)];
}
