import { html, svg } from 'lit-html';
import { t } from '../../messages.js';

/** In the order of the ring of the hit. */
export const ARTISTS = ['ORANGE', 'BLUE', 'GREEN', 'LILAC', 'YELLOW', 'BROWN'];
const LETTERS = { O: 'ORANGE', B: 'BLUE', G: 'GREEN', L: 'LILAC', Y: 'YELLOW', N: 'BROWN' };

export const artistOf = (card) => LETTERS[card[0]];
export const valueOf = (card) => Number(card.slice(1));
export const say = (key, params) => t(`evergreen-concert.${key}`, params);
export const artistName = (artist) => say(`artist.${artist}`);
export const cardName = (card) => say('card', { artist: artistName(artistOf(card)), value: valueOf(card) });

/** One instrument for each artist, round (0, 0), about 32 wide: distinguishable without colour. */
const GLYPHS = {
  ORANGE: svg`<path d="M-6-10a6 6 0 0 1 12 0v7a6 6 0 0 1-12 0z"/>
    <path class="thin" d="M-11-5v2a11 11 0 0 0 22 0v-2M0 8v6M-7 15H7"/>`,
  BLUE: svg`<path d="M-7-12 13-16v6L-7-6z"/><path class="thin" d="M-6-9V9M12-13V5"/>
    <ellipse cx="-10.5" cy="10" rx="6" ry="4.5"/><ellipse cx="7.5" cy="6" rx="6" ry="4.5"/>`,
  GREEN: svg`<circle cx="-6" cy="7" r="9.5"/><circle cx="1.5" cy="-0.5" r="6.5"/><path class="thick" d="M1-1 12-12"/>
    <path d="M9-13 13-17 17-13 13-9z"/><circle class="hole" cx="-2.5" cy="3.5" r="3"/>`,
  LILAC: svg`<path class="thick" d="M-11-15C-4-9-14 2-6 8H6C14 2 4-9 11-15"/>
    <path class="thin" d="M-8-7H8M-3.5-7V8M3.5-7V8"/><path class="thick" d="M0 8v5M-6 15H6"/>`,
  YELLOW: svg`<path d="M16-11V11C12 4 8 3 2 3H-15V-3H2C8-3 12-4 16-11z"/>
    <path class="thick" d="M-9-4v-7M-3-4v-7M3-4v-7"/><path class="thin" d="M-9 4v4a4 4 0 0 0 4 4H1a4 4 0 0 0 4-4V5"/>`,
  BROWN: svg`<path d="M-14-3V8C-14 17 14 17 14 8V-3z"/>
    <ellipse class="skin" cx="0" cy="-3" rx="14" ry="5.5"/><path class="thin" d="M-15-16-3-4M15-16 3-4"/>`,
};

export const glyph = (artist) => svg`<g class="glyph">${GLYPHS[artist]}</g>`;

/** The instrument alone, as big as the text around it. */
export const badge = (artist) =>
  html`<svg class="artist-badge artist-${artist}" viewBox="-18 -18 36 36" aria-hidden="true">${glyph(artist)}</svg>`;

export const artistChip = (artist) =>
  html`<span class="artist-chip artist-${artist}">${badge(artist)}${artistName(artist)}</span>`;
export const cardChip = (card) =>
  html`<span class="artist-chip artist-${artistOf(card)}" title=${card}
    >${badge(artistOf(card))}${cardName(card)}</span
  >`;

/** A card of 50 by 70: value and instrument in the corner, the instrument large, once more upside down. */
export function cardPicture(card, extra = '') {
  const artist = artistOf(card);
  const index = svg`<text class="index" x="6" y="16">${valueOf(
    card,
  )}</text><g transform="translate(40 10.5) scale(.36)">${glyph(artist)}</g>`;
  return html`<svg
    class="play-card artist-${artist} ${extra}"
    viewBox="0 0 50 70"
    role="img"
    aria-label=${cardName(card)}
  >
    <rect class="face" x="1" y="1" width="48" height="68" rx="6"></rect>
    <circle class="spot" cx="25" cy="40" r="18"></circle>
    <g transform="translate(25 40) scale(.85)" class="on-spot">${glyph(artist)}</g>
    ${index}
    <g class="index-turned" transform="rotate(180 25 35)">
      <text class="index small-index" x="6" y="13">${valueOf(card)}</text>
    </g>
  </svg>`;
}

/** The back of every card: a record of our own. */
export const backPicture = (extra = '') =>
  html`<svg class="play-card ${extra}" viewBox="0 0 50 70" aria-hidden="true">
    <rect class="back" x="1" y="1" width="48" height="68" rx="6"></rect>
    <g class="back-mark">
      <circle cx="25" cy="35" r="17"></circle>
      <circle cx="25" cy="35" r="12"></circle>
      <circle cx="25" cy="35" r="5"></circle>
      <path d="M8 10H42M8 60H42"></path>
    </g>
  </svg>`;

/** An artist's record, round (0, 0), 28 in radius. */
export const record = (artist, value) => svg`<g class="record artist-${artist}">
  <circle class="vinyl" r="28"></circle><circle class="groove" r="25"></circle><circle class="groove" r="22.5"></circle>
  <circle class="label" r="20"></circle><g transform="translate(0 -10.5) scale(.36)" class="on-label">${glyph(
    artist,
  )}</g>
  <text class="worth" y="13">${value}</text></g>`;

/** A record as a piece that travels from holder to holder and spins when its value changes. */
export const recordPiece = ({ artist, value }, label) =>
  html`<svg class="disc" viewBox="-30 -30 60 60" role="img" aria-label=${label} data-flip="disc-${artist}">
    <g class="spinning" data-turn=${value}>${record(artist, value)}</g>
  </svg>`;
