import { html } from 'lit-html';
import { t } from '../../messages.js';
import { planetPicture } from './planet.js';
import { seasonLine } from './season.js';

/** The planets and the year at a glance. */
export const miniature = ({ table, nameOf }) =>
  html`<div class="mini-planets ${table.view.players.length > 2 ? 'many' : ''}">
    ${seasonLine(table.view)}${table.view.players.map(
      (player) =>
        html`<figure>
          ${planetPicture(table.view, {
            planet: player.planet,
            outlook: player.outlook,
            name: nameOf(player.seat),
            small: true,
          })}
          <figcaption class="numbers">${t('evergreen-planet.points', { points: player.scores.total })}</figcaption>
        </figure>`,
    )}
  </div>`;
