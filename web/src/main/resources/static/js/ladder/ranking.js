import { html, nothing } from 'lit-html';
import { day, number, t } from '../messages.js';
import { playerName } from '../names.js';
import { formLine } from '../players/form-line.js';
import { signedInAs } from '../session.js';

/** The players of a ladder in their order. */
export function ranking(rows) {
  const me = signedInAs();
  return html`<div class="card scroll" tabindex="0" role="region" aria-label=${t('ladder.heading')}>
    <table class="data tight stacking labelled">
      <thead>
        <tr>
          <th class="number">${t('ladder.rank')}</th>
          <th>${t('ladder.player')}</th>
          <th class="number">${t('ladder.rating')}</th>
          <th class="number">${t('ladder.change')}</th>
          <th class="number">${t('ladder.games')}</th>
          <th class="number">${t('ladder.won')}</th>
          <th>${t('ladder.form')}</th>
          <th>${t('ladder.lastPlayed')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr class=${row.player === me ? 'me' : ''}>
              <td class="number">${row.rank}</td>
              <th scope="row"><a href="/players/${row.player}">${playerName(row.player)}</a></th>
              <td class="number">
                ${number(row.shown)}${row.provisional ? html`<abbr title=${t('ladder.provisional')}>?</abbr>` : nothing}
              </td>
              <td class="number" data-label=${t('ladder.change')}>
                ${number(Math.round(row.change), { signDisplay: 'exceptZero' })}
              </td>
              <td class="number" data-label=${t('ladder.games')}>${row.games}</td>
              <td class="number" data-label=${t('ladder.won')}>
                ${number(row.games ? row.wins / row.games : 0, { style: 'percent' })}
              </td>
              <td data-label=${t('ladder.form')}>${formLine(row.form)}</td>
              <td data-label=${t('ladder.lastPlayed')}>${row.lastPlayed ? day(row.lastPlayed) : ''}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
