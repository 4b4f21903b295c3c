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
  if (history.origin) return;
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

/** One shuffle of what the seat could not know; cards taken from a pile before all eyes stayed where they were. */
export function* redeal({ past, deal: [dealt], seat }, chance) {
  const held = new Set();
  for (const { type, card } of past) {
    if (type === 'CardTaken') held.add(card);
    else if (type === 'TreePlanted' || type === 'CardDiscarded') held.delete(card);
  }
  const unknown = [
    ...dealt.hands.flatMap((hand, player) => (player === seat ? [] : hand.filter((card) => !held.has(card)))),
    ...dealt.deck,
  ];
  const cards = [...LETTERS].flatMap((letter) => Array.from({ length: 8 }, (_, value) => letter + (value + 1)));
  yield ['CardsDealt', chance.shuffle(cards.filter((card) => unknown.includes(card))), unknown];
}
