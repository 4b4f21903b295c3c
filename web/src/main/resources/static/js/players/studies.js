import { html, nothing } from 'lit-html';
import { day, gameName, t } from '../messages.js';

/** The public studies of a player, and the way to all for the player themself. */
export const playerStudies = (studies, own) =>
  studies.length || own
    ? html`<section class="stack">
        <h2>${t('player.studies')}</h2>
        <ul class="plainlist stack">
          ${studies.map(
            ({ id, title, games, changedAt }) =>
              html`<li>
                <a href="/studies/${id}">${title}</a>
                <span class="small muted">${[...games.map(gameName), day(changedAt)].join(' · ')}</span>
              </li>`,
          )}
        </ul>
        <div><a class="button" data-key="studies" href="/studies">${t('player.allStudies')}</a></div>
      </section>`
    : nothing;
