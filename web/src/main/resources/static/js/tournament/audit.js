import { html } from 'lit-html';
import { dayTime, hasText, t } from '../messages.js';
import { playerName } from '../names.js';

const deed = (type) => {
  const name = type.split('.').pop();
  return hasText(`deed.${name}`) ? t(`deed.${name}`) : name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
};

/** Who changed what, when and why. */
export function auditLog(log) {
  if (!log?.entries.length) return html`<p class="empty">${t('desk.noLog')}</p>`;
  return html`<div class="card scroll" tabindex="0"><table class="data"><thead><tr><th>${t('player.when')}</th><th>${t('desk.who')}</th><th>${t('desk.what')}</th><th>${t('desk.why')}</th></tr></thead>
    <tbody>${[...log.entries].reverse().map((each) => html`<tr><td>${dayTime(each.time)}</td><td>${each.by ? playerName(each.by) : t('desk.clockwork')}</td><td>${deed(each.type)}</td><td>${each.why ?? ''}</td></tr>`)}</tbody></table></div>`;
}
