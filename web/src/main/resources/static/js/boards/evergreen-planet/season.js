import { html, svg } from 'lit-html';
import { t } from '../../messages.js';
import { piece, sunSign } from './pieces.js';
import { seasonName, sideName } from './words.js';

const SEASONS = ['SPRING', 'SUMMER', 'AUTUMN', 'WINTER'];
const TURN = { N: 0, E: 90, S: 180, W: 270 };
const SIGNS = {
  SPRING: () => svg`<g transform="scale(.42)">${piece('SPROUT')}</g>`,
  SUMMER: () => svg`<g transform="scale(.8)">${sunSign(4.5)}</g>`,
  AUTUMN: () => svg`<path class="leaf-fall" d="M0 8V3M0 3C-7 3-8-3-3-4-4-8 0-9 0-9S4-8 3-4C8-3 7 3 0 3z"></path>`,
  WINTER: () => svg`<path class="flake" d="M0-8V8M-7-4 7 4M-7 4 7-4"></path>`,
};

/** The year as a wheel: each season on the side where its sun stands, a dot for each round. */
export function seasonWheel({ tables, calendar }) {
  const now = SEASONS.indexOf(calendar.season);
  const start = tables.sunOrder.indexOf(calendar.sunStart);
  return html`<svg class="wheel" viewBox="-50 -50 100 100" aria-hidden="true">
    <circle class="wheel-rim" r="48"></circle>
    ${SEASONS.map((season, i) => {
      const turn = TURN[tables.sunOrder[(start + i) % 4]];
      const rounds = tables.roundsPerSeason[i];
      return svg`<g class="quarter ${season}${i === now ? ' now' : ''}" transform="rotate(${turn})">
        <path class="sector" d="M-32-32A45 45 0 0 1 32-32L0 0z"></path>
        ${Array.from(
          { length: rounds },
          (_, k) => svg`<circle class="round ${
            i < now || (i === now && k + 1 < calendar.round)
              ? 'past'
              : i === now && k + 1 === calendar.round
                ? 'current'
                : ''
          }"
          cy="-40" r="3.2" transform="rotate(${(k - (rounds - 1) / 2) * 13})"></circle>`,
        )}
        <g transform="translate(0 -22) rotate(${-turn})">${SIGNS[season]()}</g></g>`;
    })}
    <circle class="hub" r="7"></circle>
  </svg>`;
}

/** The season in one line, for where the wheel would be too small to read. */
export const seasonLine = ({ tables, calendar }) =>
  html`<span class="season-line"
    ><svg viewBox="-10 -10 20 20" aria-hidden="true">${SIGNS[calendar.season]()}</svg> ${seasonName(calendar.season)}
    <span class="muted numbers"
      >${calendar.round}/${tables.roundsPerSeason[SEASONS.indexOf(calendar.season)]}</span
    ></span
  >`;

/** Where the year stands, and what is left in the common stock. */
export function yearLine({ calendar, sun, supply, tables, deckCount }) {
  const rounds = tables.roundsPerSeason[SEASONS.indexOf(calendar.season)];
  const stock = (what, left) =>
    html`<span class="stock" title=${t(`evergreen-planet.left.${what}`, { left })}>
      <svg viewBox="-22 -22 44 44" aria-hidden="true"><g class="piece">${piece(what)}</g></svg
      ><span class="numbers" aria-hidden="true">${left}</span>
      <span class="hidden-text">${t(`evergreen-planet.left.${what}`, { left })}</span></span
    >`;
  return html`<section class="card year" data-at="year">
    ${seasonWheel({ tables, calendar })}
    <div class="when">
      <strong class="season">${seasonName(calendar.season)}</strong>
      <span>${t('evergreen-planet.round', { round: calendar.round, rounds })}</span>
      <span class="muted small">${t('evergreen-planet.sunFrom', { side: sideName(sun) })}</span>
    </div>
    <div class="stocks">
      <span class="stock deck-left numbers">${t('evergreen-planet.deck', { count: deckCount })}</span
      >${stock('BUSH', supply.bushes)}${stock('LAKE', supply.lakes)}
    </div>
  </section>`;
}
