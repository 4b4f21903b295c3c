import { html, nothing } from 'lit-html';
import { dayTime, t } from '../messages.js';
import { playerName } from '../names.js';
import { reasonText } from '../reason.js';
import { deed } from '../tournament/audit.js';

const moved = ({ player, from, to }) => t('leagues.moved', { name: playerName(player), from, to });

/** The subject of an entry: the player, the season, the tournament, or the members who changed groups. */
function about({ player, season, tournament, moves: changes = [] }, by, { league, list }) {
  return [
    player && player !== by ? playerName(player) : null,
    league.seasons?.find((each) => each.season === season)?.name,
    tournament ? list.find((each) => each.id === tournament)?.name : null,
    ...changes.map(moved),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The league's log: who changed what, when and why. */
export function leagueLog(page) {
  if (!page.log) return nothing;
  const row = ({ time, by, type, why, event }) =>
    html`<tr>
      <td>${dayTime(time)}</td>
      <td>${by ? playerName(by) : t('desk.clockwork')}</td>
      <td>${deed(type)}</td>
      <td>${about(event, by, page)}</td>
      <td>${reasonText(why)}</td>
    </tr>`;
  return html`<section class="card">
    <details class="more">
      <summary data-key="league-log">${t('desk.tab.log')}</summary>
      <div class="scroll" tabindex="0">
        <table class="data audit">
          <thead>
            <tr>
              <th>${t('player.when')}</th>
              <th>${t('desk.who')}</th>
              <th>${t('desk.what')}</th>
              <th>${t('desk.about')}</th>
              <th>${t('desk.reason')}</th>
            </tr>
          </thead>
          <tbody>
            ${[...page.log.entries].reverse().map(row)}
          </tbody>
        </table>
      </div>
    </details>
  </section>`;
}

/** Promotions and relegations when this season was closed. */
export function moves({ log, season }) {
  const closing = log?.entries.find(({ event }) => event.type === 'SeasonClosed' && event.season === season);
  return closing?.event.moves.length
    ? html`<p data-key="moves">${closing.event.moves.map(moved).join(' · ')}</p>`
    : nothing;
}
