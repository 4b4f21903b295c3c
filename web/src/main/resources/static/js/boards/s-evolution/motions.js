import { fly, glow, grow, points, shake, turn } from '../steps.js';

const civ = (seat) => `civ-${seat}`;
const hand = (seat) => [`hand-${seat}`, civ(seat)];
const store = (seat, resource) => [`store-${seat}-${resource}`, civ(seat)];
const score = (seat) => [`score-${seat}`, civ(seat)];
const people = (seat) => [`people-${seat}`, civ(seat)];
const card = (code, seat) => [`card-${code}`, ...hand(seat)];
const RESOURCES = ['FOOD', 'TOOLS', 'SCIENCE'];

/** One step for each resource of which there is some in a stock such as `{ food: 2, tools: 0, science: 1 }`. */
const each = (stock, step) => RESOURCES.filter((resource) => stock[resource.toLowerCase()] > 0).map(step);
const paid = (seat, cost, target) => [
  ...each(cost, (resource) => fly(store(seat, resource), target, resource.toLowerCase())),
  glow(target),
];

/** The motion of each event (s-evolution spec, events). */
export const MOTIONS = {
  GameBegan: ({ firstPlayer }) => [glow(civ(firstPlayer))],
  PileShuffled: ({ seat }) => [shake(hand(seat))],
  RoundBegan: ({ leader }) => [glow('rounds'), glow(civ(leader))],
  CardsDealt: ({ seat }) => [fly('rounds', hand(seat))],
  BlindHandShuffled: ({ seat }) => [shake(hand(seat))],
  TurnPassed: ({ seat }) => [glow(civ(seat))],
  TrumpNamed: ({ seat }) => [fly(civ(seat), 'trump', 'spark'), grow('trump')],
  TrickBegan: ({ leader }) => [glow('trick'), glow(civ(leader))],
  CalamitySetAside: ({ seat, card: code }) => [shake(card(code, seat))],
  CardPlayed: ({ seat, card: code }) => [glow(card(code, seat))],
  PickOrderSet: ({ winner }) => [glow('queue', 'trick'), glow(civ(winner))],
  DiscoveryTaken: ({ seat, card: code }) => [fly(`trick-${code}`, [`card-${code}`, civ(seat)])],
  CardTaken: ({ seat, card: code }) => [fly(`trick-${code}`, [`card-${code}`, civ(seat)])],
  TrickTaken: ({ winner }) => [fly('trick', civ(winner))],
  ActionTurnBegan: ({ seat }) => [glow(civ(seat))],
  CalamityProtected: ({ seat, card: code }) => [glow(`pop-${seat}-PROTECTION`, ...card(code, seat))],
  CalamityStruck: ({ seat, card: code }) => [shake(`card-${code}`, civ(seat))],
  CalamityWardedOff: ({ seat, card: code, bonus }) => [
    glow(card(code, seat)),
    ...bonus.map((resource) => fly(card(code, seat), store(seat, resource), resource.toLowerCase())),
  ],
  HarvestSpoiled: ({ seat, resource }) => [shake(store(seat, resource))],
  StocksBlownAway: ({ seat, lost }) => [
    ...each(lost, (resource) => fly(store(seat, resource), 'trick', resource.toLowerCase())),
    shake(civ(seat)),
  ],
  ShadowCast: ({ seat, calamity }) => [grow(`shadow-${seat}-${calamity}`, civ(seat))],
  AgeChanged: ({ seat }) => [glow(`pawn-${seat}`, civ(seat))],
  DiscoveryTurnedDown: ({ seat, card: code }) => [turn(`card-${code}`, `discoveries-${seat}`, civ(seat))],
  PopulationLost: ({ seat }) => [shake(people(seat))],
  PopRemoved: ({ seat, site }) => [fly([`site-${seat}-${site}`, civ(seat)], people(seat), 'pop')],
  JokerTaken: ({ seat, card: code, resource }) =>
    resource
      ? [fly(card(code, seat), store(seat, resource), resource.toLowerCase())]
      : RESOURCES.map((every) => glow(store(seat, every))),
  ResourcesHarvested: ({ seat, cards, production, jokers }) => [
    ...RESOURCES.filter((every) => [cards, production, jokers].some((stock) => stock[every.toLowerCase()] > 0)).map(
      (resource) => fly([`taken-${seat}`, civ(seat)], store(seat, resource), resource.toLowerCase()),
    ),
    glow(`taken-${seat}`, civ(seat)),
  ],
  GoodsExchanged: ({ seat, conversions }) => [
    ...conversions.map(({ from, to }) => fly(store(seat, from), store(seat, to), from.toLowerCase())),
    glow(`site-${seat}-COMMERCE`, civ(seat)),
  ],
  CommerceDeclined: ({ seat }) => [glow(`site-${seat}-COMMERCE`, civ(seat))],
  NeedsPaid: ({ seat, paid: cost }) => paid(seat, cost, [`needs-${seat}`, civ(seat)]),
  PointsScored: ({ seat, needPoints, prestigePoints }) => [
    points(needPoints, `needs-${seat}`, ...score(seat)),
    ...(prestigePoints ? [points(prestigePoints, `site-${seat}-PRESTIGE`, ...score(seat))] : []),
    glow(score(seat)),
  ],
  PopBought: ({ seat, cost }) => [...paid(seat, cost, people(seat)), grow(people(seat))],
  Evolved: ({ seat, cost }) => paid(seat, cost, [`pawn-${seat}`, civ(seat)]),
  PopPlaced: ({ seat, site, cost }) => paid(seat, cost, [`pop-${seat}-${site}`, `site-${seat}-${site}`, civ(seat)]),
  SiteRaised: ({ seat, site, cost }) => paid(seat, cost, [`pop-${seat}-${site}`, `site-${seat}-${site}`, civ(seat)]),
  PopMoved: ({ seat, from, to, cost }) => [
    fly(`site-${seat}-${from}`, [`pop-${seat}-${to}`, `site-${seat}-${to}`, civ(seat)], 'pop'),
    ...paid(seat, cost, [`site-${seat}-${to}`, civ(seat)]),
  ],
  ManagementEnded: ({ seat }) => [glow(civ(seat))],
  RoundEnded: () => [glow('rounds')],
  CalamitiesReturned: ({ seat }) => [shake(hand(seat))],
  DiscoveriesScored: ({ seat, points: value }) => [points(value, `discoveries-${seat}`, ...score(seat))],
  GameEnded: ({ standings }) => standings.filter(({ place }) => place === 1).map(({ seat }) => glow(civ(seat))),
};
