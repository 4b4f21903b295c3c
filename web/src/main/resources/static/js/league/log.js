import { html, nothing } from 'lit-html';
import { t } from '../messages.js';
import { playerName } from '../names.js';
import { reasonText } from '../reason.js';
import { logTable } from '../tournament/audit.js';

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
  const rows = page.log.entries.map(({ time, by, type, why, event }) => ({
    time,
    who: by,
    type,
    subject: about(event, by, page),
    why: reasonText(why),
  }));
  return html`<section class="card">
    <details class="more">
      <summary data-key="league-log">${t('desk.tab.log')}</summary>
      <div class="scroll" tabindex="0">${logTable(rows)}</div>
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
