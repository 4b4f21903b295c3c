import { html, svg } from 'lit-html';
import { t } from '../../messages.js';
import { droughtSign, fertilitySign, ground, piece, sunSign } from './pieces.js';
import { kindName, pieceName } from './words.js';

const PIECES = ['SPROUT', 'SMALL', 'LARGE', 'BUSH', 'LAKE'];
const BIOMES = ['SNOW', 'FLOWER', 'SWAMP', 'GRAIN', 'ROCK', 'MEADOW'];

const sign = (drawing, reach, look = '') =>
  html`<svg class="word-icon ${look}" viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}" aria-hidden="true">
    ${drawing}
  </svg>`;

/** Pieces, biomes and the signs on cards. */
export const PICTURES = () => [
  ...PIECES.map((name) => [pieceName(name), () => sign(svg`<g class="piece">${piece(name)}</g>`, 22)]),
  ...BIOMES.map((name) => [kindName(name), () => sign(svg`<g class="glyph">${ground(name)}</g>`, 13, `biome-${name}`)]),
  [t('evergreen-planet.zone'), () => sign(fertilitySign(), 13)],
  [t('evergreen-planet.drought'), () => sign(droughtSign(), 13)],
  [t('term.evergreen-planet.sun'), () => sign(sunSign(9), 17)],
];

/** The chapter about what is to be done. */
export const promptRule = ({ phase }, { seat, view }) => {
  if (phase === 'DRAFT') return 3;
  if (phase === 'GAME_OVER') return 9;
  return seat !== null && view.players[seat]?.actionDone ? 5 : 4;
};

/** The parts of the board with their chapters; of several that fit, the first counts. */
export const TERMS = [
  { key: 'crack', at: '.cell.rift', rule: 4 },
  { key: 'target', at: '.cell.target, .cell.chosen', rule: 4 },
  { key: 'cell', at: '.cell', rule: 4 },
  { key: 'season', at: '.wheel, .when', rule: 6 },
  { key: 'deck', at: '.deck-left, .pile', rule: 3 },
  { key: 'supply', at: '.stock, .stocks', rule: 5 },
  { key: 'fertility', at: '.zone, .heap, .laid', rule: 9 },
  { key: 'marker', at: '.inline-marker', rule: 3 },
  { key: 'points', at: '.who .chip', rule: 9 },
  { key: 'forecast', at: '.forecast, .forecast li', rule: 7 },
  { key: 'otherPlanet', at: '.enlarge, .other, .others', rule: 1 },
  { key: 'planet', at: '.planet, .planet-line, .own', rule: 7 },
  { key: 'ability', at: '.tracks, .tracks li, .part, .ability-text', rule: 5 },
  { key: 'seasonCards', at: '.taken-cards', rule: 6 },
  { key: 'card', at: '.draft, .draft .card-button, .offer, .draft .taken, .question', rule: 3 },
  { key: 'action', at: '.ticket, .turn .actions', rule: 4 },
  { key: 'confirm', at: '[data-key=confirm]', rule: 4 },
  { key: 'undo', at: '[data-key=undo], [data-key=clear], [data-key=back]', rule: 4 },
  { key: 'end', at: '[data-key=end]', rule: 5 },
  { key: 'turn', at: '.turn, .confirm', rule: 4 },
  { key: 'bill', at: '.bill', rule: 6 },
  { key: 'scores', at: '.scores, .so-far, .final', rule: 9 },
  { key: 'opponent', at: '.opponent', rule: 10 },
  { key: 'player', at: '.who, .by-whom', rule: 1 },
];
