import { html } from 'lit-html';
import { dayTime, hasText, t } from '../messages.js';
import { playerName } from '../names.js';
import { reasonText } from '../reason.js';
import { readAgainIfMissing } from './retry-notice.js';

/** The action in words. */
export const deed = (type) => {
  const name = type.split('.').pop();
  return hasText(`deed.${name}`) ? t(`deed.${name}`) : name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
};

/** The subject of an entry: the player, the round, the table and the places taken there. */
function about({ player, round, table, places }, by, rounds) {
  const found = rounds.flatMap((each) => each.tables).find((each) => each.table === table);
  const sitting = found?.players.map((each, i) =>
    places?.[i] ? t('desk.placed', { name: playerName(each), place: places[i] }) : playerName(each),
  );
  return [
    round ? t('tournament.roundOf', { round }) : null,
    found ? t('desk.tableOf', { number: found.number, names: sitting.join(', ') }) : null,
    player && player !== by ? playerName(player) : null,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The audit log: who changed what, when and why. */
export function auditLog(live) {
  const { log, rounds } = live;
  if (!log) return readAgainIfMissing(live, 'log') ?? html`<div class="skeleton"></div>`;
  if (!log.entries.length) return html`<p class="empty">${t('desk.noLog')}</p>`;
  const row = ({ time, by, type, why, event }) => {
    const who = by ?? event.organiser;
    return html`<tr>
      <td>${dayTime(time)}</td>
      <td>${who ? playerName(who) : t('desk.clockwork')}</td>
      <td>${deed(type)}</td>
      <td>${about(event, who, rounds)}</td>
      <td>${reasonText(why)}</td>
    </tr>`;
  };
  return html`<div class="card scroll" tabindex="0" role="region" aria-label=${t('desk.tab.log')}>
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
        ${[...log.entries].reverse().map(row)}
      </tbody>
    </table>
  </div>`;
}
