import { ARTISTS, artistName, badge } from './artists.js';

/** The artists by their instruments. */
export const PICTURES = () => ARTISTS.map((artist) => [artistName(artist), () => badge(artist)]);

/** The chapter about what is to be done. */
export const promptRule = ({ phase }) => ({ REVEAL: 2, AFTER_HIT: 5, FINISHED: 7 })[phase] ?? 3;

/** The parts of the board with their chapters; of several that fit, the first counts. */
export const TERMS = [
  { key: 'gala', at: '[data-key="concert-true"]', rule: 5 },
  { key: 'concert', at: '[data-key=bill], [data-key^=concert-], .bill, .confirm', rule: 5 },
  { key: 'turnHit', at: '[data-key^=turn-], .ring .lit-place', rule: 3 },
  { key: 'lay', at: '[data-key=lay], [data-key=open]', rule: 3 },
  { key: 'undo', at: '[data-key=unlay], [data-key=open-again], [data-key=no-concert]', rule: 3 },
  { key: 'end', at: '[data-key=end]', rule: 3 },
  { key: 'journeys', at: '.journeys', rule: 4 },
  { key: 'hourglass', at: '.hourglass', rule: 8 },
  { key: 'record', at: '.disc, .discs, .record-strip li, .ring .place', rule: 4 },
  { key: 'hit', at: '.ring, .star', rule: 5 },
  { key: 'stack', at: '.stack, .stacks', rule: 3 },
  { key: 'handSize', at: '.hand-size', rule: 2 },
  { key: 'total', at: '.total', rule: 7 },
  { key: 'concerts', at: '.concerts, .concerts li', rule: 5 },
  { key: 'influence', at: '.sheet-box', rule: 4 },
  { key: 'handCard', at: '.hand-card, .hand', rule: 3 },
  { key: 'promoter', at: '.promoter, .token', rule: 1 },
  { key: 'stage', at: '.stage', rule: 4 },
];
