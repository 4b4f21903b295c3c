import { html, nothing } from 'lit-html';
import { gameName, number, t } from '../messages.js';
import { playerName } from '../names.js';
import { gameIcon } from './tables.js';

/** @param shown null while they are on their way */
export function tournamentList(shown) {
  return html`<section class="card stack">
    <div class="between">
      <h2>${t('home.tournaments')}</h2>
      <a href="/tournaments">${t('home.all')}</a>
    </div>
    ${
      !shown
        ? html`<p class="coming small muted">${t('loading')}</p>`
        : shown.length
          ? html`<ul class="plainlist">
              ${shown.map(
                (each) =>
                  html`<li>
                    <a class="line" href="/tournaments/${each.id}"
                      >${gameIcon(each.game)}<span
                        >${each.name}<br />
                        <span class="small muted"
                          >${t('home.tournament', {
                            game: gameName(each.game),
                            size: each.tableSize,
                            rounds: each.rounds ?? '?',
                          })}</span
                        ></span
                      >
                      ${
                        each.status
                          ? html`<span class="chip ${each.status}">${t(`tournament.status.${each.status}`)}</span>`
                          : nothing
                      }</a
                    >
                  </li>`,
              )}
            </ul>`
          : html`<p class="empty">
              ${t('home.noTournaments')}<a class="button" href="/tournaments/new">${t('home.newTournament')}</a>
            </p>`
    }
  </section>`;
}

/** The first three of each ladder; while they are on their way their place is kept. */
export function ladderTops(games, ladders) {
  return html`<section class="card stack">
    <div class="between">
      <h2>${t('home.ladders')}</h2>
      <a href="/ladders">${t('home.all')}</a>
    </div>
    <div class="tops">
      ${games.map(
        (game) =>
          html`<div>
            <a class="line" href="/ladders/${game.id}">${gameIcon(game.id)}<strong>${gameName(game.id)}</strong></a> ${
              ladders[game.id]?.length
                ? html`<ol class="plainlist">
                    ${ladders[game.id].map(
                      (row) =>
                        html`<li class="between">
                          <a href="/players/${row.player}">${playerName(row.player)}</a>
                          <span class="numbers">${number(row.shown)}</span>
                        </li>`,
                    )}
                  </ol>`
                : html`<p class="small muted">${t(ladders[game.id] ? 'home.noRatings' : 'loading')}</p>`
            }
          </div>`,
      )}
    </div>
  </section>`;
}
