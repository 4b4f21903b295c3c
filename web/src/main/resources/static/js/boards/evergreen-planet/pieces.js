import { svg } from 'lit-html';

const leaf = 'M0 9C-7 6-8-3 0-10 8-3 7 6 0 9z';

/** The pieces, round (0, 0), about 40 high: distinguishable by outline alone. */
const PIECES = {
  SPROUT: () => svg`<path class="p-stem" d="M0 17V4"/>
    <path class="p-leaf" d="M0 9C-4-1-13-3-16-1-15 7-7 11 0 9zM0 5C1-5 10-9 16-7 15 1 8 6 0 5z"/>`,
  SMALL: () =>
    svg`<path class="p-trunk" d="M-2.5 10h5v8h-5z"/><path class="p-tree" d="M0-11 10 2H5L12 12H-12L-5 2H-10z"/>`,
  LARGE: () => svg`<path class="p-trunk" d="M-3.5 12h7v8h-7z"/>
    <path class="p-tree tall" d="M0-22 9-10H5L14 1H8L18 14H-18L-8 1H-14L-5-10H-9z"/>
    <path class="p-light" d="M0-16 4-10H0zM1-6 7 1H1zM2 6 9 13H2z"/>`,
  BUSH: () => svg`<path class="p-bush" d="M-14 17C-21 11-17 1-9 4-8-6 8-6 9 4 17 1 21 11 14 17z"/>
    <circle class="p-berry" cx="-7" cy="10" r="2.4"/><circle class="p-berry" cx="1" cy="5" r="2.4"/>
    <circle class="p-berry" cx="8" cy="11" r="2.4"/>`,
  LAKE: () => svg`<path class="p-lake" d="M-18 5C-20-6-8-11 2-9S21-3 18 6 8 16-3 15-17 13-18 5z"/>
    <path class="p-wave" d="M-10 1q3-3 6 0t6 0M-5 7q3-3 6 0t6 0"/>`,
  BUD: () => svg`<path class="p-stem" d="M0 17V6"/><path class="p-leaf" d="M0 15C2 8 9 6 13 8 11 14 6 17 0 15z"/>
    <path class="p-bud" d="M0-15C9-8 10 2 5 8H-5C-10 2-9-8 0-15z"/>
    <path class="p-seam" d="M0-9C-4-3-4 2-2 7M0-9C4-3 4 2 2 7"/>`,
};

/** One silhouette per biome, round (0, 0), about 20 wide. */
const GROUNDS = {
  SNOW: () =>
    svg`<path class="line" d="M0-10V10M-8.7-5 8.7 5M-8.7 5 8.7-5M-3-9 0-6 3-9M-3 9 0 6 3 9
      M6-7 5.5-3 9.5-2M-6 7-5.5 3-9.5 2M-9.5-2-5.5-3-6-7M9.5 2 5.5 3 6 7"/>`,
  FLOWER: () =>
    svg`${[0, 72, 144, 216, 288].map(
      (turn) => svg`<circle cy="-6.2" r="4" transform="rotate(${turn})"/>`,
    )}<circle class="eye" r="2.6"/>`,
  SWAMP: () =>
    svg`<path class="line" d="M-6 10V-1M0 10V-5M6 10V1M-11 10H11"/><path d="M-8-7h4v7h-4zM-2-10h4v8h-4zM4-5h4v7h-4z"/>`,
  GRAIN: () =>
    svg`<path class="line" d="M0 11V-6"/>${[-5, 0, 5].map(
      (y) =>
        svg`<path d="M0 ${y + 2}C-2 ${y - 4}-6 ${y - 5}-7 ${
          y - 5
        }-7 ${y} -4 ${y + 2} 0 ${y + 2}zM0 ${y + 2}C2 ${y - 4} 6 ${y - 5} 7 ${y - 5} 7 ${y} 4 ${y + 2} 0 ${y + 2}z"/>`,
    )}<path d="M0-4C-2-8-1-10 0-12 1-10 2-8 0-4z"/>`,
  ROCK: () => svg`<path d="M-12 9-4-8 1 1 4-4 12 9z"/>`,
  MEADOW: () =>
    svg`<path class="line" d="M-10 9C-9 3-9 0-11-4M-5 9C-4 1-4-3-6-9
      M0 9C0 1 0-3 1-7M5 9C4 1 5-4 8-9M10 9C9 3 9 0 12-3"/>`,
  WILD: () => svg`<path d="M0-11 2.6-4.5 9.5-5.5 5.2 0 9.5 5.5 2.6 4.5 0 11-2.6 4.5-9.5 5.5-5.2 0-9.5-5.5-2.6-4.5z"/>`,
};

/** Corner index of each kind of card, and the letter on the ground. */
export const LETTERS = { SNOW: 'S', FLOWER: 'F', SWAMP: 'W', GRAIN: 'G', ROCK: 'R', MEADOW: 'M', WILD: '✶' };

export const piece = (name) => PIECES[name]();
export const ground = (name) => GROUNDS[name]();

/** The symbols on top of a card. */
export const fertilitySign = () => svg`<path class="sign-fertile" d=${leaf}/><path class="sign-vein" d="M0 8V-4"/>`;
export const droughtSign = () =>
  svg`<path class="sign-dry" d="M0 10V-1M0 6-6-1M0 3 6-5M-6-1H-10M-6-1V-7M6-5V-10M6-5H10"/>`;

/** Its owner drafts first in the next round. */
export const markerSign = () =>
  svg`<path class="sign-marker" d="M0-12 10.4-6V6L0 12-10.4 6V-6z"/><path class="sign-one" d="M-3-3 1-6V6"/>`;

export const sunSign = (size) =>
  svg`<g class="sign-sun">${[0, 45, 90, 135, 180, 225, 270, 315].map(
    (turn) => svg`<path d="M0 ${-size * 1.3}V${-size * 1.75}" transform="rotate(${turn})"/>`,
  )}<circle r=${size}/></g>`;
