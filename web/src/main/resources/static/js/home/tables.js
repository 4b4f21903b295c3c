import { html, nothing } from 'lit-html';
import { asset } from '../assets.js';
import { dayTime, gameName, t } from '../messages.js';
import { playerName } from '../names.js';

export const gameIcon = (game, size = 28) =>
  html`<img class="game-icon" src=${asset(`/img/games/${game}.svg`)} alt="" width=${size} height=${size} />`;

/** A table in a list: which game, who sits there, how it stands. */
export const tableCard = (table) =>
  html`<li>
    <a class="card" href="/tables/${table.id}">
      <span class="between"
        ><span class="row">${gameIcon(table.game)}<strong class="game-title">${gameName(table.game)}</strong></span
        ><span class="chip ${table.status}">${t(table.myTurn ? 'home.yourTurn' : `status.${table.status}`)}</span></span
      >
      <span class="players"
        >${table.players.map((player, seat) => {
          const turn = table.awaited.includes(seat);
          const result = table.result?.seats.find((each) => each.seat === seat);
          return html`<span class=${turn ? 'turn' : player ? '' : 'muted'}
            ><span>${player ? playerName(player) : t('seat.free')}</span>
            <span class="numbers"
              >${result ? t('result.points', { points: result.points }) : turn ? t('seat.turn') : ''}</span
            ></span
          >`;
        })}</span
      >
      ${
        table.openedAt
          ? html`<span class="small muted">${t('home.since', { time: dayTime(table.openedAt) })}</span>`
          : nothing
      }</a
    >
  </li>`;

/** A game that is over: the winner first, and when it ended. Its opening time says nothing now. */
export function finishedCard({ id, game, players, result }, ended) {
  const rows = [...(result?.seats ?? [])].sort((one, other) => one.place - other.place);
  return html`<li>
    <a class="card finished" href="/tables/${id}">
      <span class="between"
        ><span class="row">${gameIcon(game)}<strong class="game-title">${gameName(game)}</strong></span
        ><span class="chip FINISHED">${t('status.FINISHED')}</span></span
      >
      <span class="players"
        >${rows.map(({ seat, place, points }) => {
          const name = playerName(players[seat]);
          return html`<span
            ><span>${place === 1 ? html`<b>${name}</b>` : name}</span>
            <span class="numbers">${t('result.place', { place, points })}</span></span
          >`;
        })}</span
      >
      ${ended ? html`<span class="small muted">${t('home.ended', { time: dayTime(ended) })}</span>` : nothing}
    </a>
  </li>`;
}
