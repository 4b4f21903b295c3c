import { html, svg } from 'lit-html';
import { t } from '../../messages.js';
import { glyph } from './glyphs.js';

const SPECIES = {
  S: 'BLUE_SPRUCE',
  C: 'CASSIA',
  H: 'CHERRY_BLOSSOM',
  D: 'DOGWOOD',
  J: 'JACARANDA',
  M: 'MAPLE',
  O: 'OAK',
  R: 'ROYAL_POINCIANA',
  T: 'TULIP_POPLAR',
  W: 'WILLOW',
};
const LETTERS = Object.fromEntries(Object.entries(SPECIES).map(([letter, species]) => [species, letter]));

export const CARD_WIDTH = 50;
export const CARD_HEIGHT = 70;

export const speciesOf = (card) => SPECIES[card[0]];
export const letterOf = (species) => LETTERS[species];
export const speciesName = (species) => t(`arboretum.species.${species}`);
export const cardName = (card) => t('arboretum.card', { species: speciesName(speciesOf(card)), value: card[1] });

/** The printed face of a card, drawn with its upper left corner at (0, 0). */
export function face(card) {
  const species = speciesOf(card);
  return svg`<g class="species-${species}">
    <rect class="face" x="1" y="1" width="48" height="68" rx="6"></rect>
    <rect class="field" x="4.5" y="25" width="41" height="40" rx="4"></rect>
    <text class="index" x="6" y="20">${card[1]}</text>
    <text class="letter" x="44" y="18">${card[0]}</text>
    <g class="glyph" transform="translate(25 45)">${glyph(species)}</g></g>`;
}

const back = () => svg`<rect class="back" x="1" y="1" width="48" height="68" rx="6"></rect>
  <rect class="back-frame" x="5" y="5" width="40" height="60" rx="4"></rect>
  <path class="back-mark" d="M25 13 33 26H29L37 39H28V57H22V39H13L21 26H17z"></path>`;

/** A single card. */
export const cardPicture = (card, small = false) =>
  html`<svg class="play-card ${small ? 'small' : ''}" viewBox="0 0 50 70" role="img" aria-label=${cardName(card)}>
    ${face(card)}
  </svg>`;

/** The back of a card: the same for all. */
export const backPicture = (small = false) =>
  html`<svg class="play-card ${small ? 'small' : ''}" viewBox="0 0 50 70" aria-hidden="true">${back()}</svg>`;
