import { html, nothing } from 'lit-html';
import { gameIcon } from '../home/tables.js';
import { day, gameName, t } from '../messages.js';
import { playerName } from '../names.js';

/** A tournament in a list: what is played, who runs it, how far it is. */
export const tournamentRow = (each, chip = false) =>
  html`<li>
    <a class="card tournament-row" href="/tournaments/${each.id}"
      >${gameIcon(each.game, 40)}<span
        ><strong class="game-title">${each.name}</strong>${
          chip ? html` <span class="chip ${each.status}">${t(`tournament.status.${each.status}`)}</span>` : nothing
        }<br />
        <span class="small muted"
          >${gameName(each.game)} · ${t('tournaments.tables', { size: each.tableSize })} ·
          ${each.createdAt ? day(each.createdAt) : ''} · ${each.organiser ? playerName(each.organiser) : ''}</span
        ></span
      >
      <span class="numbers"
        >${t('tournaments.players', { count: each.players ?? 0 })}<br /><span class="small muted"
          >${t('tournaments.round', { round: each.round ?? 0, rounds: each.rounds ?? '?' })}</span
        ></span
      ></a
    >
  </li>`;
