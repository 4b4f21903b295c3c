import { fly, glow, points } from '../steps.js';

const seatOf = (seat) => `arboretum-seat-${seat}`;
const handOf = (seat) => [`arboretum-hand-${seat}`, seatOf(seat)];
const tree = (card) => `arboretum-${card}`;

/** The motion of each event (arboretum spec, events). */
export const MOTIONS = {
  SpeciesChosen: () => [glow('arboretum-deck')],
  FirstPlayerChosen: ({ seat }) => [glow(seatOf(seat))],
  CardsDealt: ({ hands }) => hands.map((_, seat) => fly('arboretum-deck', handOf(seat))),
  TurnBegan: ({ seat }) => [glow(seatOf(seat))],
  CardDrawn: ({ seat, card }) => [
    card ? fly('arboretum-deck', [tree(card), ...handOf(seat)]) : fly('arboretum-deck', handOf(seat)),
  ],
  CardTaken: ({ seat, from, card }) => [fly(`arboretum-pile-${from}`, [...handOf(seat), tree(card)])],
  TreePlanted: ({ seat, card }) => [glow(tree(card), seatOf(seat))],
  CardDiscarded: ({ seat, card }) => [fly(handOf(seat), [tree(card), `arboretum-pile-${seat}`])],
  HandsRevealed: ({ hands }) => hands.map((_, seat) => glow(handOf(seat))),
  SpeciesScored: ({ score: { entitled } }) =>
    entitled.flatMap(({ seat, points: each, path }) => [
      ...path.map(({ card }) => glow(tree(card))),
      points(each, path.length ? tree(path.at(-1).card) : seatOf(seat), seatOf(seat)),
    ]),
  GameScored: ({ seats }) => seats.map(({ seat, points: each }) => points(each, seatOf(seat))),
};
