import { html } from 'lit-html';
import { day, figure, gameName, t } from '../messages.js';

/** Lists the tournaments a player entered, with their places. */
export const tournamentPlaces = (rows) =>
  html`<section class="stack">
    <h2>${t('nav.tournaments')}</h2>
    <div class="card scroll" tabindex="0">
      <table class="data tight stacking labelled">
        <thead>
          <tr>
            <th>${t('player.when')}</th>
            <th>${t('player.tournament')}</th>
            <th>${t('home.game')}</th>
            <th class="number">${t('player.place')}</th>
            <th class="number">${t('replay.points')}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                <td>${day(row.createdAt)}</td>
                <th scope="row"><a href="/tournaments/${row.id}">${row.name}</a></th>
                <td>${gameName(row.game)}</td>
                <td class="number" data-label=${t('player.place')}>
                  ${row.rank ? `${row.rank}/${row.players}` : t(`tournament.status.${row.status}`)}
                </td>
                <td class="number" data-label=${t('replay.points')}>${figure(row.points ?? '')}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
