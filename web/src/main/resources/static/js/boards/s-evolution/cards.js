import { html, nothing, svg } from 'lit-html';
import { t } from '../../messages.js';
import { AGES, faceOf, resourceOfSuit } from './box.js';
import { glyph, icon } from './glyphs.js';

export const say = (key, params) => t(`s-evolution.${key}`, params);

/** A card in words: "Green 3: 3 food", "Violet 4: Decadence", "Discovery of Age II, blue". */
export function cardName(code) {
  const face = faceOf(code);
  const suit = face.suit && say(`suit.${face.suit}`);
  switch (face.kind) {
    case 'DISCOVERY':
      return say('card.discovery', { age: AGES[face.age - 1], colour: say(`colour.${face.colour}`) });
    case 'JOKER':
      return say('card.joker', { suit, value: face.value });
    case 'CALAMITY':
      return say('card.calamity', { suit, value: face.value, calamity: say(`calamity.${face.calamity}`) });
    default:
      return say('card.goods', {
        suit,
        value: face.value,
        amount: face.amount,
        resource: say(`resource.${face.resource}`),
      });
  }
}

const classOf = (face) => (face.kind === 'DISCOVERY' ? `colour-${face.colour}` : `suit-${face.suit}`);

export function cardChip(code) {
  const face = faceOf(code);
  const mark = face.kind === 'DISCOVERY' ? face.colour : resourceOfSuit(face.suit);
  return html`<span class="sev-chip ${classOf(face)}" title=${cardName(code)}>${icon(mark)}${shortName(face)}</span>`;
}

function shortName(face) {
  if (face.kind === 'DISCOVERY') return say('chip.discovery', { age: AGES[face.age - 1] });
  return face.kind === 'CALAMITY'
    ? `${face.value} ${say(`calamity.${face.calamity}`)}`
    : face.kind === 'JOKER'
      ? `${face.value} ★`
      : `${face.value}`;
}

/** A card of 50 by 70. The corner says value and suit, the middle what it brings. */
export function cardPicture(code, extra = '') {
  const face = faceOf(code);
  return html`<svg
    class="play-card ${classOf(face)} kind-${face.kind} ${extra}"
    viewBox="0 0 50 70"
    role="img"
    aria-label=${cardName(code)}
  >
    <rect class="face" x="1" y="1" width="48" height="68" rx="6"></rect>
    ${face.kind === 'DISCOVERY' ? discovery(face) : playing(face)}
  </svg>`;
}

const playing = (face) => svg`<text class="index" x="6" y="18">${face.value}</text>
  <g transform="translate(40 12) scale(.42)">${glyph(resourceOfSuit(face.suit))}</g>${middle(face)}`;

function middle(face) {
  if (face.kind === 'CALAMITY') {
    return svg`<rect class="band" x="4" y="25" width="42" height="40" rx="4"/>
      <g class="on-band" transform="translate(25 45) scale(.95)">${glyph(face.calamity)}</g>`;
  }
  if (face.kind === 'JOKER') {
    return svg`<circle class="halo" cx="25" cy="45" r="19"/><g transform="translate(25 45) scale(.9)">${glyph(
      'JOKER',
    )}</g>`;
  }
  const places = [
    [[25, 45]],
    [
      [15, 45],
      [35, 45],
    ],
    [
      [25, 35],
      [14, 54],
      [36, 54],
    ],
  ][face.amount - 1];
  const size = [1.05, 0.58, 0.55][face.amount - 1];
  return svg`<circle class="halo" cx="25" cy="45" r="21"/>${places.map(
    ([x, y]) => svg`<g transform="translate(${x} ${y}) scale(${size})">${glyph(face.resource)}</g>`,
  )}`;
}

const discovery = (face) => svg`<g class="seal" transform="translate(25 38) scale(1.15)">${glyph(face.colour)}</g>
  <text class="age" x="25" y=${
    face.colour === 'GREEN' ? 48 : 44
  }>${AGES[face.age - 1]}</text><path class="rays" d="M8 8H42M8 62H42"/>`;

/** The back: a growing spiral, the same for all decks, so that it identifies no card. */
export const backPicture = (extra = '') =>
  html`<svg class="play-card ${extra}" viewBox="0 0 50 70" aria-hidden="true">
    <rect class="back" x="1" y="1" width="48" height="68" rx="6"></rect>
    <path
      class="back-mark"
      d="M25 36C26 33 30 34 29 38 28 43 20 42 20 35 20 27 32 25 36 34
        40 46 27 54 17 48 6 41 9 22 23 19 34 17 42 22 44 30"
    ></path>
  </svg>`;

/** A player's colour with its shape. */
export const token = (colour, name) =>
  html`<span class="sev-token colour-${colour}" title=${name ?? nothing}>${icon(colour)}</span>`;

export const resourceChip = (resource) =>
  html`<span class="sev-chip res-${resource}">${icon(resource)}${say(`resource.${resource}`)}</span>`;
export const suitChip = (suit) =>
  html`<span class="sev-chip suit-${suit}">${icon(resourceOfSuit(suit))}${say(`suit.${suit}`)}</span>`;

/** Amounts as icons: "2 (food) 1 (tools)"; a dash for nothing. */
export function stockChips(amounts) {
  const some = ['FOOD', 'TOOLS', 'SCIENCE']
    .map((resource, i) => [resource, amounts[i]])
    .filter(([, amount]) => amount > 0);
  return some.length
    ? some.map(
        ([resource, amount], i) =>
          html`${i ? ' ' : ''}<span class="sev-chip res-${resource}" title=${say(`resource.${resource}`)}
              >${amount}${icon(resource)}<span class="hidden-text">${say(`resource.${resource}`)}</span></span
            >`,
      )
    : '–';
}
