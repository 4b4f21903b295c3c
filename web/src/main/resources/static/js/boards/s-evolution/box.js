/**
 * The printed parts of cards and boards, for drawing; the server decides which moves are legal (s-evolution spec 2).
 */
export const RESOURCES = ['FOOD', 'TOOLS', 'SCIENCE'];
export const SUITS = ['GREEN', 'ORANGE', 'VIOLET'];
export const SITES = ['FARM', 'FACTORY', 'RESEARCH', 'COMMERCE', 'PRESTIGE', 'PROTECTION'];
export const COLOURS = ['RED', 'GREEN', 'BLUE', 'YELLOW'];
export const LEVELS = { FARM: 2, FACTORY: 2, RESEARCH: 2, COMMERCE: 3, PRESTIGE: 2, PROTECTION: 2 };
export const ROUNDS = 6;
export const AGES = ['I', 'II', 'III', 'IV', 'V', 'VI'];
export const FULL = 8;
export const MOST_POPS = 6;

const SUIT_OF = { G: 'GREEN', O: 'ORANGE', V: 'VIOLET' };
const RESOURCE_OF = { GREEN: 'FOOD', ORANGE: 'TOOLS', VIOLET: 'SCIENCE' };
const AMOUNTS = [0, 1, 2, 3, 2, 1];
const CALAMITIES = {
  R: ['FAMINE', 'DECADENCE'],
  G: ['EARTHQUAKE', 'EPIDEMIC'],
  B: ['FANATICISM', 'OBSCURANTISM'],
  Y: ['HURRICANE', 'INVASION'],
};
const DISCOVERIES = { R: 'GBYRRR', G: 'BYRGGG', B: 'YRGBBB', Y: 'RGBYYY' };
const COLOUR_OF = { R: 'RED', G: 'GREEN', B: 'BLUE', Y: 'YELLOW' };
const NEEDS = [['FOOD'], ['FOOD'], ['FOOD', 'TOOLS'], ['FOOD', 'TOOLS'], RESOURCES, RESOURCES];
const UNIT = [
  [1, 2],
  [0, 2],
];
const PRICES = {
  FARM: UNIT,
  FACTORY: UNIT,
  RESEARCH: UNIT,
  PRESTIGE: UNIT,
  COMMERCE: [
    [1, 2, 3],
    [0, 1, 2],
    [0, 0, 1],
  ],
  PROTECTION: [
    [2, 4],
    [0, 2],
  ],
};

export const resourceOfSuit = (suit) => RESOURCE_OF[suit];
export const needsOf = (age) => NEEDS[age - 1];
export const amountOf = (stock, resource) => stock[resource.toLowerCase()];
export const levelOf = (sites, site) => sites[site.toLowerCase()];

/** The face of a code: `R-G3b` is a playing card of the red deck, `Y-D6` a Discovery of the yellow one. */
export function faceOf(code) {
  const [deck, rest] = code.split('-');
  const number = Number(rest[1]);
  if (rest[0] === 'D') return { kind: 'DISCOVERY', age: number, colour: COLOUR_OF[DISCOVERIES[deck][number - 1]] };
  const suit = SUIT_OF[rest[0]];
  if (number === 6) return { kind: 'JOKER', suit, value: number };
  if (number === 4 && suit !== 'GREEN') {
    return { kind: 'CALAMITY', suit, value: number, calamity: CALAMITIES[deck][suit === 'ORANGE' ? 0 : 1] };
  }
  return { kind: 'GOODS', suit, value: number, resource: RESOURCE_OF[suit], amount: AMOUNTS[number] };
}

const price = (resource, amount) => ({ food: 0, tools: 0, science: 0, [resource.toLowerCase()]: amount });

/** The cost of a step of management. */
export function priceOf(move, { sites }) {
  switch (move.type) {
    case 'BuyPop':
      return price('FOOD', move.pops === 1 ? 1 : 3);
    case 'Evolve':
      return price('SCIENCE', 3);
    case 'Place':
    case 'Raise':
      return sitePrice(move.site, levelOf(sites, move.site), move.level);
    case 'Move':
      return sitePrice(move.to, 0, move.level);
    default:
      return price('FOOD', 0);
  }
}

const sitePrice = (site, from, to) =>
  price(['FARM', 'FACTORY', 'RESEARCH'].includes(site) ? 'TOOLS' : 'SCIENCE', PRICES[site][from][to - 1]);

export const plus = (stock, resource, amount) => ({
  ...stock,
  [resource.toLowerCase()]: stock[resource.toLowerCase()] + amount,
});
export const minus = (stock, cost) => ({
  food: stock.food - cost.food,
  tools: stock.tools - cost.tools,
  science: stock.science - cost.science,
});
