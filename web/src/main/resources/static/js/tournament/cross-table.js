import { html } from 'lit-html';
import { figure, hasText, t } from '../messages.js';
import { playerName } from '../names.js';
import { readAgainIfMissing } from './retry-notice.js';

/** All players against all others, round by round. */
export function crossTable(live) {
  const found = live.cross;
  if (!found) return readAgainIfMissing(live, 'cross') ?? html`<div class="skeleton"></div>`;
  if (!found.lines.length) return html`<p class="empty">${t('tournament.noStandings')}</p>`;
  const { rounds } = found;
  const cell = (row, round) => {
    const here = row.cells.find((each) => each.round === round);
    return here
      ? html`<abbr
            title=${
              hasText(`result.code.${here.code}`)
                ? t(`result.code.${here.code}`)
                : t('tournament.place', { place: here.code })
            }
            >${here.code}</abbr
          ><span class="small muted">${(here.opponents ?? []).join(' ')}</span>`
      : '';
  };
  return html`<div class="card scroll" tabindex="0" role="region" aria-label=${t('tournament.tab.cross')}>
      <table class="data cross stacking labelled">
        <thead>
          <tr>
            <th class="number">${t('ladder.rank')}</th>
            <th class="number">${t('tournament.number')}</th>
            <th>${t('ladder.player')}</th>
            ${Array.from({ length: rounds }, (_, i) => html`<th>${i + 1}</th>`)}
            <th class="number">${t('replay.points')}</th>
          </tr>
        </thead>
        <tbody>
          ${found.lines.map(
            (row) =>
              html`<tr>
                <td class="number">${row.rank}</td>
                <td class="number" data-label=${t('tournament.number')}>${row.number}</td>
                <th scope="row">${playerName(row.player)}</th>
                ${Array.from(
                  { length: rounds },
                  (_, i) => html`<td data-label=${t('tournament.roundOf', { round: i + 1 })}>${cell(row, i + 1)}</td>`,
                )}
                <td class="number" data-label=${t('replay.points')}><strong>${figure(row.points)}</strong></td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="small muted">${t('tournament.crossText')}</p>`;
}
