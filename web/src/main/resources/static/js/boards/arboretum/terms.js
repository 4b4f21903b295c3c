import { html } from 'lit-html';
import { glyph } from './glyphs.js';
import { speciesName } from './trees.js';

const SPECIES = [
  ...['BLUE_SPRUCE', 'CASSIA', 'CHERRY_BLOSSOM', 'DOGWOOD', 'JACARANDA'],
  ...['MAPLE', 'OAK', 'ROYAL_POINCIANA', 'TULIP_POPLAR', 'WILLOW'],
];

/** The species, as cards show them. */
export const PICTURES = () =>
  SPECIES.map((species) => [
    speciesName(species),
    () =>
      html`<svg class="word-icon species-${species}" viewBox="-18 -18 36 36" aria-hidden="true">
        <g class="glyph">${glyph(species)}</g>
      </svg>`,
  ]);

/** The chapter about what is to be done. */
export const promptRule = (view) => (view.result.length ? 5 : 3);

/** The parts of the board with their chapters; of several that fit, the first counts. */
export const TERMS = [
  { key: 'planned', at: '.grid .planned', rule: 3 },
  { key: 'place', at: '.cell-button, .maybe', rule: 3 },
  { key: 'tree', at: '.grid [role=img]', rule: 6 },
  { key: 'otherHand', at: '.other-hand', rule: 5 },
  { key: 'garden', at: '.garden, .grid-empty, .scored-gardens figure', rule: 6 },
  { key: 'deck', at: '[data-key=deck], [data-spot="arboretum-deck"], .source > .numbers', rule: 4 },
  { key: 'pile', at: '.source, .pile-name, .laid, .sources', rule: 3 },
  { key: 'discard', at: '[data-key=discard]', rule: 3 },
  { key: 'confirm', at: '[data-key=confirm]', rule: 3 },
  { key: 'undo', at: '[data-key=undo]', rule: 3 },
  { key: 'handCard', at: '.hand', rule: 5 },
  { key: 'scores', at: '.result', rule: 5 },
];
