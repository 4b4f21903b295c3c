import { svg } from 'lit-html';

const circle = (x, y, r) => svg`<circle cx=${x} cy=${y} r=${r}></circle>`;
const solid = (d) => svg`<path d=${d}></path>`;
const thin = (d) => svg`<path class="thin" d=${d}></path>`;
const petals = [0, 72, 144, 216, 288].map((turn) => svg`<circle cy="-9" r="6.5" transform="rotate(${turn})"></circle>`);

/** One silhouette per species, round (0, 0), about 32 wide: distinguishable without colour. */
const GLYPHS = {
  BLUE_SPRUCE: () => solid('M0-17 9-5H4l9 11H3v9h-6v-9h-10L-4-5h-5z'),
  CASSIA: () =>
    svg`${thin('M0-12v28')}${[-8, 0, 8].map((y) => svg`${circle(-7, y, 5)}${circle(7, y, 5)}`)}${circle(0, -14, 4)}`,
  CHERRY_BLOSSOM: () => svg`${petals}<circle class="eye" r="3.6"></circle>`,
  DOGWOOD: () =>
    solid(
      'M0-2C-7-8-6-15 0-15S7-8 0-2zM2 0C8-7 15-6 15 0S8 7 2 0z' +
        'M0 2C7 8 6 15 0 15S-7 8 0 2zM-2 0C-8 7-15 6-15 0S-8-7-2 0z',
    ),
  JACARANDA: () => svg`${solid('M-16-1C-15-12-8-15 0-15S15-12 16-1z')}${thin('M0-1V16M-7-1 0 8 7-1')}`,
  MAPLE: () => solid('M0-16 4-8 9-11 8-4 16-4 11 2 13 6 3 6 2 15H-2L-3 6-13 6-11 2-16-4-8-4-9-11-4-8z'),
  OAK: () =>
    svg`${circle(-8, -3, 8)}${circle(8, -3, 8)}${circle(0, -8, 8)}${circle(0, 0, 7)}${solid('M-3 2h6l2 14h-10z')}`,
  ROYAL_POINCIANA: () =>
    svg`${solid('M-17-3C-12-14 12-14 17-3 12-6 8-6 6-3 3-6-3-6-6-3-8-6-12-6-17-3z')}${thin('M-10-5 0 7 10-5M0 7v9')}`,
  TULIP_POPLAR: () => solid('M-11-14-5-8 0-16 5-8 11-14C13 0 9 5 2 6V16H-2V6C-9 5-13 0-11-14z'),
  WILLOW: () => thin('M0-14V16M0-14C-16-14-14 2-14 10M0-14C-9-14-7 4-7 12M0-14C16-14 14 2 14 10M0-14C9-14 7 4 7 12'),
};

export const glyph = (species) => GLYPHS[species]();
