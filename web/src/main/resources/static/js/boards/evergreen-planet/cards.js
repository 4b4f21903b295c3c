import { html, nothing, svg } from 'lit-html';
import { droughtSign, fertilitySign, ground, LETTERS, markerSign, piece } from './pieces.js';
import { faceName } from './words.js';

const SPREAD = { 1: [50], 2: [36, 64], 3: [24, 50, 76] };

/** The printed face of a card: its symbols above, the biome large, the ability below. */
export const cardPicture = (face, { marked = false, small = false } = {}) =>
  html`<svg class="play-card ${small ? 'small' : ''}" viewBox="-6 -8 112 156" role="img" aria-label=${faceName(face)}>
    <g class="biome-${face.kind}">
      <rect class="card-face" x="1.5" y="1.5" width="97" height="137" rx="10"></rect>
      <rect class="card-field" x="8" y="32" width="84" height="64" rx="7"></rect>
      ${(SPREAD[face.fertility] ?? []).map(
        (x) => svg`<g transform="translate(${x} 18) scale(1.1)">${fertilitySign()}</g>`,
      )}
      ${face.drought ? svg`<g transform="translate(50 17)">${droughtSign()}</g>` : nothing}
      <g class="glyph large" transform="translate(50 64) scale(2.3)">${ground(face.kind)}</g>
      <text class="index" x="9" y="127">${LETTERS[face.kind]}</text>
      <circle class="card-ability" cx="69" cy="116" r="21"></circle>
      <g class="piece" transform="translate(69 116) scale(.82)">${piece(face.ability)}</g>
    </g>
    ${marked ? svg`<g class="marker" transform="translate(90 6)">${markerSign()}</g>` : nothing}
  </svg>`;

/** The back of every card: a planet with its ring. */
export const backPicture = (small = false) =>
  html`<svg class="play-card ${small ? 'small' : ''}" viewBox="-6 -8 112 156" aria-hidden="true">
    <rect class="card-back" x="1.5" y="1.5" width="97" height="137" rx="10"></rect>
    <g transform="translate(50 70)">
      <circle class="back-disc" r="27"></circle>
      <ellipse class="back-ring" rx="41" ry="12" transform="rotate(-24)"></ellipse>
      <g class="back-tree" transform="translate(0 -1) scale(.8)">${piece('LARGE')}</g>
    </g>
  </svg>`;
