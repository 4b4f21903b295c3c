import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { dayTime, t } from '../messages.js';
import { playerName } from '../names.js';
import { playerLink } from '../people/player-link.js';
import { noteShown, shownAs } from '../router.js';
import { signedInAs } from '../session.js';
import { printedPairings } from './downloads.js';
import { readAgainIfMissing } from './retry-notice.js';

/** The pairings of a round, with the results. */
export function pairings(page) {
  const { rounds } = page.live;
  if (!rounds.length) {
    return readAgainIfMissing(page.live, 'rounds') ?? html`<p class="empty">${t('tournament.notPaired')}</p>`;
  }
  const shown = rounds.find((each) => String(each.round) === shownAs('round')) ?? rounds.at(-1);
  return html`<div class="choice" role="group" aria-label=${t('tournament.rounds')}>
      ${rounds.map(
        (each) =>
          html`<button
            data-key="round-${each.round}"
            aria-pressed=${each === shown}
            @click=${() => {
              noteShown({ round: each.round }, '#pairings');
              page.redraw();
            }}
          >
            ${roundName(each)}
          </button>`,
      )}
    </div>
    <div class="between">
      <p class="small muted">
        ${shown.publishedAt ? t('tournament.published', { time: dayTime(shown.publishedAt) }) : ''}
      </p>
      <span class="no-big">${printedPairings(page.id, shown.round)}</span>
    </div>
    ${roundTable(shown)}`;
}

export const roundName = ({ round, stage }) =>
  t(stage === 'PLAYOFF' ? 'tournament.playoffRound' : 'tournament.roundOf', { round });

export function roundTable(round, action) {
  const me = signedInAs();
  const seat = (table, player, i) =>
    html`<span class="seat ${player === me ? 'me' : ''}"
      >${playerLink(player)}
      ${
        table.places
          ? html`<span class="numbers ${table.places[i] === 1 ? 'first' : 'later'}"
              >${
                table.scores
                  ? t('result.place', { place: table.places[i], points: table.scores[i] })
                  : t('tournament.place', { place: table.places[i] })
              }</span
            >`
          : nothing
      }</span
    >`;
  return html`<div class="card scroll" tabindex="0" role="region" aria-label=${t('tournament.tab.pairings')}>
    <table class="data ${action ? 'stacking' : ''}">
      <thead>
        <tr>
          <th class="number">${t('tournament.table')}</th>
          <th>${t('table.players')}</th>
          <th>${t('tournament.state')}</th>
          ${action ? html`<td></td>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${repeat(
          round.tables,
          (table) => table.table ?? table.number,
          (table) =>
            html`<tr class=${table.players.includes(me) ? 'me' : ''}>
              <td class="number">${table.number}</td>
              <td><span class="pairing">${table.players.map((player, i) => seat(table, player, i))}</span></td>
              <td>
                ${t(`pairing.status.${table.status}`)}${
                  table.table
                    ? html`<br /><a href="/tables/${table.table}${table.status === 'PLAYING' ? '' : '/replay'}"
                          >${t(table.status === 'PLAYING' ? 'tournament.watch' : 'tournament.look')}</a
                        >`
                    : nothing
                }
              </td>
              ${action ? html`<td>${action(table)}</td>` : nothing}
            </tr>`,
        )}
        ${(round.byes ?? []).map(
          (each) =>
            html`<tr>
              <td></td>
              <td>${playerName(each.player ?? each)}</td>
              <td>${t(`bye.${each.kind ?? 'FULL'}`)}</td>
              ${action ? html`<td></td>` : nothing}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
