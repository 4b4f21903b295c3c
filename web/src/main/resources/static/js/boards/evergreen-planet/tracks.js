import { html } from 'lit-html';
import { t } from '../../messages.js';
import { piece } from './pieces.js';
import { abilityName } from './words.js';

/** The six tracks of a player: what each level is worth, and where the peg stands. */
export const abilityTracks = (view, player) =>
  html`<section class="tracks" aria-label=${t('evergreen-planet.tracks')}>
    <h3>${t('evergreen-planet.tracks')}</h3>
    <ul>
      ${Object.entries(view.tables.tracks).map(([ability, values]) => track(ability, values, player))}
    </ul>
  </section>`;

/** The levels of another player's abilities, as small as they can be read. */
export const abilityLevels = (view, player) =>
  html`<ul class="levels" aria-label=${t('evergreen-planet.tracks')}>
    ${Object.entries(view.tables.tracks).map(([ability, values]) => {
      const level = player.levels[ability];
      const about = t('evergreen-planet.level', { level, last: values.length - 1, value: values[level] });
      return html`<li data-at="track-${player.seat}-${ability}" title="${abilityName(ability)}: ${about}">
        <svg viewBox="-22 -24 44 44" aria-hidden="true"><g class="piece">${piece(ability)}</g></svg>
        <span class="numbers" aria-hidden="true">${level}</span>
        <span class="hidden-text">${abilityName(ability)}: ${about}</span>
      </li>`;
    })}
  </ul>`;

function track(ability, values, player) {
  const level = player.levels[ability];
  const ready = player.card?.ability === ability && !player.abilityUsed;
  return html`<li class=${ready ? 'ready' : ''} data-at="track-${player.seat}-${ability}">
    <svg class="track-sign" viewBox="-22 -24 44 44" aria-hidden="true"><g class="piece">${piece(ability)}</g></svg>
    <span class="track-name">${abilityName(ability)}</span>
    <span class="hidden-text"
      >${t('evergreen-planet.level', { level, last: values.length - 1, value: values[level] })}</span
    >
    <span class="holes numbers" aria-hidden="true"
      >${values.map(
        (value, i) => html`<span class="hole ${i === level ? 'peg' : i < level ? 'passed' : ''}">${value}</span>`,
      )}</span
    >
  </li>`;
}
