import { html, nothing } from 'lit-html';
import { dayTime, hasText, t } from '../messages.js';
import { playerName } from '../names.js';
import { reasonText } from '../reason.js';
import { readAgainIfMissing } from './retry-notice.js';

/** The action in words. */
const deed = (type) => {
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

/** A log as a table, the latest entry first; each row says when, who, what, about whom and why. */
export function logTable(rows) {
  const row = ({ time, who, type, subject, why }) =>
    html`<tr>
      <td>${dayTime(time)}</td>
      <td>${who ? playerName(who) : t('desk.clockwork')}</td>
      <td>${deed(type)}</td>
      <td class="line">${subject}</td>
      <td class="line" data-label=${why ? t('desk.reason') : nothing}>${why}</td>
    </tr>`;
  return html`<table class="data audit stacking labelled">
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
      ${[...rows].reverse().map(row)}
    </tbody>
  </table>`;
}

/** The audit log: who changed what, when and why. */
export function auditLog(live) {
  const { log, rounds } = live;
  if (!log) return readAgainIfMissing(live, 'log') ?? html`<div class="skeleton"></div>`;
  if (!log.entries.length) return html`<p class="empty">${t('desk.noLog')}</p>`;
  const rows = log.entries.map(({ time, by, type, why, event }) => {
    const who = by ?? event.organiser;
    return { time, who, type, subject: about(event, who, rounds), why: reasonText(why) };
  });
  return html`<div class="card scroll" tabindex="0" role="region" aria-label=${t('desk.tab.log')}>
    ${logTable(rows)}
  </div>`;
}
