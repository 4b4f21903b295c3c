import { html } from 'lit-html';
import { dayTime, gameName, t } from '../messages.js';
import { playerName } from '../names.js';

/** Finished games in a list; each leads to its replay. */
export const gamesTable = (rows, player) =>
  html`<div class="card scroll" tabindex="0">
    <table class="data tight stacking labelled">
      <thead>
        <tr>
          <th>${t('player.when')}</th>
          <th>${t('home.game')}</th>
          <th class="number">${t('player.place')}</th>
          <th class="number">${t('replay.points')}</th>
          <th>${t('player.against')}</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => {
          const own = row.seats.find((seat) => seat.player === player);
          return html`<tr>
            <td>${dayTime(row.finishedAt)}</td>
            <td>${gameName(row.game)}</td>
            <td class="number" data-label=${t('player.place')}>${own ? `${own.place}/${row.seats.length}` : ''}</td>
            <td class="number" data-label=${t('replay.points')}>${own?.points ?? ''}</td>
            <td class="line" data-label=${t('player.against')}>
              ${row.seats
                .filter((seat) => seat.player !== player)
                .map((seat) => playerName(seat.player))
                .join(', ')}
            </td>
            <td><a href="/tables/${row.table}/replay">${t('table.replay')}</a></td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
