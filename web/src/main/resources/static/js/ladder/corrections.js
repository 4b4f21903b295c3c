import { html } from 'lit-html';
import { day, gameName, t } from '../messages.js';
import { playerName } from '../names.js';

/** Games whose result was corrected after they were rated. */
export function corrections(list) {
  const places = (each) => (each.length ? each.join(' · ') : t('ladder.notCounted'));
  return html`<section class="card stack scroll" tabindex="0" aria-label=${t('ladder.corrected')}>
    <h2>${t('ladder.corrected')}</h2>
    <p class="small muted">${t('ladder.correctedText')}</p>
    <table class="data tight stacking labelled">
      <thead>
        <tr>
          <th>${t('player.when')}</th>
          <th>${t('ladder.correctedGame')}</th>
          <th>${t('ladder.placesBefore')}</th>
          <th>${t('ladder.placesAfter')}</th>
        </tr>
      </thead>
      <tbody>
        ${list.map(
          (each) =>
            html`<tr>
              <td>${day(each.at)}</td>
              <td>
                ${
                  each.table
                    ? html`<a href="/tables/${each.table}/replay">${each.players.map(playerName).join(' · ')}</a>`
                    : gameName(each.game)
                }
              </td>
              <td data-label=${t('ladder.placesBefore')}>${places(each.before)}</td>
              <td data-label=${t('ladder.placesAfter')}>${places(each.after)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
