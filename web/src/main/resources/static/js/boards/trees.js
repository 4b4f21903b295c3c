import { h, s } from '../dom.js';
import { t } from '../messages.js';

export const SPECIES = {
  S: 'BLUE_SPRUCE', C: 'CASSIA', H: 'CHERRY_BLOSSOM', D: 'DOGWOOD', J: 'JACARANDA',
  M: 'MAPLE', O: 'OAK', R: 'ROYAL_POINCIANA', T: 'TULIP_POPLAR', W: 'WILLOW',
};

export const CARD_WIDTH = 50;
export const CARD_HEIGHT = 70;

export const speciesOf = (card) => SPECIES[card[0]];
export const speciesName = (species) => t(`arboretum.species.${species}`);
export const cardName = (card) => t('arboretum.card', { species: speciesName(speciesOf(card)), value: card[1] });

export const cardChip = (card) => h('span', { class: `tree-chip species-${speciesOf(card)}`, title: card }, cardName(card));
export const speciesChip = (species) => h('span', { class: `tree-chip species-${species}` }, speciesName(species));

const circle = (cx, cy, r) => s('circle', { cx, cy, r });
const path = (d, thin) => s('path', { d, class: thin ? 'thin' : null });
const round = (count, distance, size) => Array.from({ length: count }, (_, i) => {
  const angle = (i * 2 * Math.PI) / count - Math.PI / 2;
  return circle((distance * Math.cos(angle)).toFixed(1), (distance * Math.sin(angle)).toFixed(1), size);
});

/** One silhouette per species, round (0, 0), about 32 wide: told apart without colour. */
const GLYPHS = {
  BLUE_SPRUCE: () => [path('M0-17 9-5H4l9 11H3v9h-6v-9h-10L-4-5h-5z')],
  CASSIA: () => [path('M0-15v28', true), ...[-9, -1, 7].flatMap((y) => [circle(-7, y, 5), circle(7, y, 5)]), circle(0, -14, 4)],
  CHERRY_BLOSSOM: () => [...round(5, 9, 6.5), s('circle', { cx: 0, cy: 0, r: 3, class: 'thin' })],
  DOGWOOD: () => [path('M0-2C-7-8-6-15 0-15S7-8 0-2zM2 0C8-7 15-6 15 0S8 7 2 0zM0 2C7 8 6 15 0 15S-7 8 0 2zM-2 0C-8 7-15 6-15 0S-8-7-2 0z')],
  JACARANDA: () => [path('M-16-1C-15-12-8-15 0-15S15-12 16-1z'), path('M0-1V15M-6-1 0 7 6-1', true)],
  MAPLE: () => [path('M0-16 4-8 9-11 8-4 16-4 11 2 13 6 3 6 2 15H-2L-3 6-13 6-11 2-16-4-8-4-9-11-4-8z')],
  OAK: () => [circle(-8, -3, 8), circle(8, -3, 8), circle(0, -8, 8), circle(0, 0, 7), path('M-3 2h6l1 13h-8z')],
  ROYAL_POINCIANA: () => [path('M-17-4C-12-13 12-13 17-4 12-7 8-7 6-4 3-7-3-7-6-4-8-7-12-7-17-4z'), path('M-10-5 0 6 10-5M0 6v9', true)],
  TULIP_POPLAR: () => [path('M-11-13-5-8 0-15 5-8 11-13C13 0 9 5 2 6V15H-2V6C-9 5-13 0-11-13z')],
  WILLOW: () => [path('M0-14V15M0-14C-16-14-14 2-14 9M0-14C-9-14-7 4-7 11M0-14C16-14 14 2 14 9M0-14C9-14 7 4 7 11', true)],
};

/** What is printed on a card, drawn with its upper left corner at (0, 0). */
export function face(card) {
  const species = speciesOf(card);
  return s('g', { class: `species-${species}` },
    s('rect', { class: 'face', x: 1, y: 1, width: CARD_WIDTH - 2, height: CARD_HEIGHT - 2, rx: 6 }),
    s('text', { class: 'index', x: 6, y: 21 }, card[1]),
    s('text', { class: 'index', x: CARD_WIDTH - 6, y: 21, 'text-anchor': 'end' }, card[0]),
    s('g', { class: 'glyph', transform: `translate(${CARD_WIDTH / 2} 46)` }, GLYPHS[species]()));
}

/** A card by itself. */
export const cardPicture = (card, small) => s('svg', {
  class: `play-card${small ? ' small' : ''}`, viewBox: `0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`, role: 'img', 'aria-label': cardName(card),
}, face(card));

/** The back of a card: the same for all. */
export const backPicture = (small) => s('svg', {
  class: `play-card${small ? ' small' : ''}`, viewBox: `0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`, 'aria-hidden': 'true',
},
s('rect', { class: 'back', x: 1, y: 1, width: CARD_WIDTH - 2, height: CARD_HEIGHT - 2, rx: 6 }),
s('path', { class: 'back-mark', d: 'M25 14 34 28H29L37 42H27V56M25 14 16 28H21L13 42H23V56' }));
