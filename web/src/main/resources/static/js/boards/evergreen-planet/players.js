import { html, nothing, svg } from 'lit-html';
import { t } from '../../messages.js';
import { cardPicture } from './cards.js';
import { fertilitySign, markerSign, piece, sunSign } from './pieces.js';
import { planetPicture } from './planet.js';
import { abilityLevels } from './tracks.js';
import { glowOf, trailOf } from './trail.js';

const sign = (box, drawing) => html`<svg viewBox=${box} aria-hidden="true">${drawing}</svg>`;
const difference = (now, then) =>
  now === then
    ? nothing
    : html`<b class="difference ${now > then ? 'more' : 'less'}">${now > then ? '+' : '−'}${Math.abs(now - then)}</b>`;

/** The current score of a planet; while a move is composed, with the difference it makes. */
export function forecastLine(outlook, before = outlook) {
  const item = (name, drawing, points, then) =>
    html`<li title=${t(`evergreen-planet.outlook.${name}`, { points })}>
      ${drawing} <span class="hidden-text">${t(`evergreen-planet.outlook.${name}`, { points })}</span
      ><span class="numbers" aria-hidden="true">${points}</span>${difference(points, then)}
    </li>`;
  return html`<ul class="forecast" aria-label=${t('evergreen-planet.outlook')}>
    ${item('sun', sign('-10 -10 20 20', sunSign(5)), outlook.sunPoints, before.sunPoints)}
    ${item(
      'forest',
      sign('-20 -24 40 46', svg`<g class="piece">${piece('LARGE')}</g>`),
      outlook.forestPoints,
      before.forestPoints,
    )}
    ${item('harvest', sign('-10 -12 20 24', fertilitySign()), outlook.harvestPoints, before.harvestPoints)}
  </ul>`;
}

/** A player's name, points and progress. */
export function nameLine({ table, nameOf }, player) {
  const { view } = table;
  const state =
    view.phase === 'ACTION'
      ? player.turnDone
        ? 'done'
        : 'acting'
      : view.draft.onTurn === player.seat
        ? 'taking'
        : null;
  return html`<div class="who">
    <strong class="name">${nameOf(player.seat)}</strong>
    ${
      view.draft.startSeat === player.seat
        ? html`<svg class="inline-marker" viewBox="-13 -13 26 26" role="img" aria-label=${t('evergreen-planet.marker')}>
            ${markerSign()}
          </svg>`
        : nothing
    }
    <span class="chip numbers" data-at="score-${player.seat}" data-pulse=${player.scores.total}
      >${t('evergreen-planet.points', { points: player.scores.total })}</span
    >
    ${
      state
        ? html`<span class="small ${state === 'done' ? 'muted' : 'acting'}"
            >${t(`evergreen-planet.state.${state}`)}</span
          >`
        : nothing
    }
  </div>`;
}

/** Another player's planet, small, to be enlarged. */
export function otherPlanet(context, player, enlarge) {
  const { view } = context.table;
  const name = context.nameOf(player.seat);
  return html`<li class="card other ${context.table.awaited.includes(player.seat) ? 'awaited' : ''}">
    ${nameLine(context, player)}
    <button
      class="enlarge"
      data-key="enlarge-${player.seat}"
      aria-label=${t('evergreen-planet.enlarge', { name })}
      @click=${enlarge}
    >
      ${planetPicture(view, {
        planet: player.planet,
        outlook: player.outlook,
        name,
        seat: player.seat,
        small: true,
        trail: trailOf(context.table, player),
        glow: glowOf(context, player.seat),
      })}
    </button>
    ${abilityLevels(view, player)} ${forecastLine(player.outlook)}
  </li>`;
}

/** The automatic opponent of a game for one: it has no planet, it only takes cards away. */
export const opponentPanel = ({ opponent, draft }) =>
  html`<section class="card opponent" data-at="opponent">
    <div class="who" data-at="score-${opponent.seat}">
      <strong class="name">${t('evergreen-planet.opponent')}</strong>
      ${
        draft.startSeat === opponent.seat
          ? html`<svg
              class="inline-marker"
              viewBox="-13 -13 26 26"
              role="img"
              aria-label=${t('evergreen-planet.marker')}
            >
              ${markerSign()}
            </svg>`
          : nothing
      }
    </div>
    <p class="small muted">${t('evergreen-planet.opponentAbout')}</p>
    <div class="cards">${opponent.seasonCards.map((face) => cardPicture(face, { small: true }))}</div>
  </section>`;

/** The cards taken in this season, which everybody may look at. */
export const seasonCards = (player) =>
  player.seasonCards.length
    ? html`<details class="taken-cards">
        <summary>${t('evergreen-planet.seasonCards', { count: player.seasonCards.length })}</summary>
        <div class="cards">${player.seasonCards.map((face) => cardPicture(face, { small: true }))}</div>
      </details>`
    : nothing;
