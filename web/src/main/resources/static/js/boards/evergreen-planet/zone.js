import { html, nothing } from 'lit-html';
import { t } from '../../messages.js';
import { cardPicture } from './cards.js';
import { viewStateOf } from '../view-state.js';
import { fertilitySign, ground, LETTERS } from './pieces.js';
import { faceName, kindName } from './words.js';

/** The value of each biome at the end: a leaf and its fertility, with the cards that caused it underneath. */
export function fertilityZone({ table, redraw }) {
  const { zone } = table.view;
  const viewState = viewStateOf(table);
  const open = viewState.pile;
  return html`<section class="card zone" data-at="zone" aria-label=${t('evergreen-planet.zone')}>
    <h2>${t('evergreen-planet.zone')}</h2>
    <ul>
      ${Object.entries(zone).map(
        ([biome, pile]) =>
          html`<li>
            <button
              class="biome-${biome} heap"
              data-key="zone-${biome}"
              aria-expanded=${open === biome}
              @click=${() => {
                viewState.pile = open === biome ? null : biome;
                redraw();
              }}
            >
              <svg class="heap-sign" viewBox="-13 -13 26 26" aria-hidden="true">
                <g class="glyph">${ground(biome)}</g>
              </svg>
              <span class="letter" aria-hidden="true">${LETTERS[biome]}</span>
              <span class="hidden-text"
                >${t('evergreen-planet.fertility', {
                  biome: kindName(biome),
                  count: pile.fertility,
                  cards: pile.cards.length,
                })}</span
              >
              <span class="worth" data-pulse=${pile.fertility} aria-hidden="true"
                ><svg viewBox="-10 -12 20 24" aria-hidden="true">${fertilitySign()}</svg
                ><b class="numbers">${pile.fertility}</b></span
              >
            </button>
          </li>`,
      )}
    </ul>
    ${open ? laidOut(open, zone[open]) : nothing}
  </section>`;
}

function laidOut(biome, { cards }) {
  if (!cards.length) {
    return html`<p class="small muted">${t('evergreen-planet.noCards', { biome: kindName(biome) })}</p>`;
  }
  return html`<ul class="laid">
    ${cards.map(
      ({ face, faceUp }) =>
        html`<li class=${faceUp ? '' : 'down'}>
          ${cardPicture(face, { small: true })}
          <span class="small"
            >${faceUp ? faceName(face) : t('evergreen-planet.turnedDown', { card: faceName(face) })}</span
          >
        </li>`,
    )}
  </ul>`;
}
