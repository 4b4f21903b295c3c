import { fly, glow, grow, points, shake, sweep, turn } from '../steps.js';

const planet = (seat) => `planet-${seat}`;
const card = (code) => [`planet-${code}`, `pick-${code}`, 'row'];
const cell = (seat, code) => [`piece-${seat}-${code}`, planet(seat)];
const track = (seat, ability) => [`track-${seat}-${ability}`, planet(seat)];
const score = (seat) => [`score-${seat}`, planet(seat)];
const zone = (biome) => [`zone-${biome}`, 'zone'];

/** The motion of each event (planet spec, events). */
export const MOTIONS = {
  GameStarted: ({ startPoints }) => startPoints.map((value, seat) => points(value, score(seat))),
  DeckShuffled: () => [shake('planet-deck', 'row')],
  // a card without fertility has no place in the zone
  CardRevealed: ({ card: code, stays }) =>
    stays ? [fly('planet-deck', zone(code.split('-')[0]))] : [shake('planet-deck', 'row')],
  DeckReshuffled: () => [shake('planet-deck', 'row')],
  DisplayLaid: ({ cards }) => cards.map((code) => fly('planet-deck', card(code))),
  CardPicked: ({ seat, card: code }) => [fly(card(code), planet(seat))],
  OpponentPicked: ({ card: code }) => [fly(card(code), ['opponent', 'row'])],
  MarkerPlaced: ({ card: code }) => [fly('year', card(code), 'spark')],
  MarkerTaken: ({ seat, card: code }) => [fly(card(code), score(seat), 'spark')],
  MarkerReturned: ({ seat }) => [fly('row', score(seat), 'spark')],
  LeftoverPlaced: ({ biome }) => [fly('row', zone(biome))],
  LeftoverDiscarded: () => [fly('row', ['planet-deck', 'row'])],
  DroughtStruck: ({ biome }) => [shake(zone(biome))],
  QuotasSet: ({ quotas }) => quotas.map((_, seat) => glow(planet(seat))),
  ActionTaken: ({ seat }) => [glow(planet(seat))],
  AbilityUsed: ({ seat, ability }) => [glow(track(seat, ability))],
  AbilityImproved: ({ seat, ability }) => [grow(track(seat, ability))],
  SproutPlanted: ({ seat, cell: code }) => [grow(cell(seat, code))],
  TreeGrown: ({ seat, cell: code }) => [grow(cell(seat, code))],
  BushPlanted: ({ seat, cell: code }) => [grow(cell(seat, code))],
  LakePlaced: ({ seat, cell: code }) => [grow(cell(seat, code))],
  BudsCounted: ({ seat, points: value }) => [points(value, track(seat, 'BUD')), glow(score(seat))],
  TurnFinished: ({ seat }) => [glow(planet(seat))],
  RoundEnded: () => [glow('year')],
  SunScored: ({ seat, sun, lit, points: value }) => [
    sweep(sun, planet(seat)),
    ...lit.map((code) => glow(cell(seat, code))),
    points(value, planet(seat)),
    glow(score(seat)),
  ],
  ForestScored: ({ seat, forest, points: value }) => [
    ...forest.map((code) => glow(cell(seat, code))),
    points(value, planet(seat)),
    glow(score(seat)),
  ],
  SeasonChanged: ({ sun }) => [turn('year'), sweep(sun, 'planets')],
  FertilityScored: ({ seat, harvests, points: value }) => [
    ...harvests.filter((each) => each.points > 0).map((each) => points(each.points, zone(each.biome))),
    points(value, score(seat)),
  ],
  GameScored: ({ standings }) => standings.filter(({ place }) => place === 1).map(({ seat }) => glow(planet(seat))),
};
