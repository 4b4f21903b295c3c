import { html, nothing } from 'lit-html';
import { figure, t } from '../messages.js';
import { playerLink } from '../players/player-link.js';
import { signedInAs } from '../session.js';
import { files, printedStandings } from './downloads.js';
import { meaning } from './tie-breaks.js';
import { readAgainIfMissing } from './retry-notice.js';

/** The table, every tie-break with its sentence. */
export function standings(live, details) {
  const { id, standings: found } = live;
  const twos = live.overview.tableSize === 2;
  if (!found?.rows?.length) {
    return readAgainIfMissing(live, 'standings') ?? html`<p class="empty">${t('tournament.noStandings')}</p>`;
  }
  const me = signedInAs();
  return html`<div class="between">
      <p class="muted">${t(found.basis.key, found.basis.params)}</p>
      <span class="row no-big">${printedStandings(id)}${files(id, twos)}</span>
    </div>
    <div class="card scroll" tabindex="0" role="region" aria-label=${t('tournament.tab.standings')}>
      <table class="data stacking labelled">
        <thead>
          <tr>
            <th class="number">${t('ladder.rank')}</th>
            <th>${t('ladder.player')}</th>
            <th class="number">${t('replay.points')}</th>
            ${found.columns.map(
              (column) => html`<th class="number"><abbr title=${meaning(column.code, twos)}>${column.code}</abbr></th>`,
            )}
            <td class="no-big"></td>
          </tr>
        </thead>
        <tbody>
          ${found.rows.map(
            (row) =>
              html`<tr class=${row.player === me ? 'me' : ''}>
                  <td class="number">${row.rank}</td>
                  <th scope="row">${playerLink(row.player)}</th>
                  <td class="number" data-label=${t('replay.points')}><strong>${figure(row.points)}</strong></td>
                  ${row.tieBreaks.map(
                    (value, i) =>
                      html`<td
                        class="number"
                        data-label=${found.columns[i].code}
                        title=${`${found.columns[i].code}: ${meaning(found.columns[i].code, twos)}`}
                      >
                        ${figure(value)}
                      </td>`,
                  )}
                  <td class="no-big">${details.button(row.player)}</td>
                </tr>
                ${details.row(row.player, found.columns.length + 4)}`,
          )}
        </tbody>
      </table>
    </div>
    ${
      found.columns.length
        ? html`<section class="card stack">
            <h2>${t('tournament.howRanked')}</h2>
            <p>${t('tournament.rankedText')}</p>
            <dl class="facts">
              ${found.columns.map(
                (column) =>
                  html`<dt>${column.code}</dt>
                    <dd>${meaning(column.code, twos)}</dd>`,
              )}
            </dl>
          </section>`
        : nothing
    }`;
}
