import { fly, glow, points, shake, turn } from '../steps.js';

const hand = (seat) => [`hand-${seat}`, 'hand'];
const promoter = (seat) => `promoter-${seat}`;
const disc = (artist) => [`disc-${artist}`, `hit-${artist}`];

/** The motion of each event (concert spec, events). */
export const MOTIONS = {
  TableLaid: ({ hit }) => [glow('stage'), glow(`hit-${hit}`)],
  HandsDealt: ({ hands }) => hands.map((_, seat) => fly('stage', hand(seat))),
  OpeningChosen: ({ seat }) => [fly(hand(seat), [`stack-${seat}-1`, promoter(seat)])],
  OpeningRevealed: ({ rows }) => rows.flatMap((row, seat) => row.map((card) => glow(`card-${card}`, promoter(seat)))),
  FirstPlayerDetermined: ({ seat }) => [glow(promoter(seat))],
  TurnStarted: ({ seat }) => [glow(promoter(seat))],
  InfluenceCardPlayed: ({ card, target, slot }) => [glow(`card-${card}`, `stack-${target}-${slot}`)],
  ArtistMoved: ({ artist }) => [turn(disc(artist))],
  HitTurned: ({ from, to }) => [fly(`hit-${from}`, `hit-${to}`, 'spark'), turn('platter', 'stage')],
  ConcertHeld: ({ seat, bill, score }) => [
    ...bill.map(({ artist, points: each }) => points(each, disc(artist))),
    points(score, `total-${seat}`),
  ],
  TurnEnded: ({ seat }) => [glow(`total-${seat}`, promoter(seat))],
  TimeRanOut: ({ seat }) => [shake('glass', promoter(seat))],
  PenaltyCardPlaced: ({ seat, card, slot }) => [shake(`card-${card}`, `stack-${seat}-${slot}`)],
  FinalConcertHeld: ({ bills }) => bills.map(({ seat, score }) => points(score, `total-${seat}`)),
  GameEnded: ({ standings }) => standings.filter(({ place }) => place === 1).map(({ seat }) => glow(promoter(seat))),
};
