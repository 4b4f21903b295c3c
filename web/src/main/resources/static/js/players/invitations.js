import { html, nothing } from 'lit-html';
import { get } from '../api.js';
import { dayTime, t } from '../messages.js';
import { learnNames, playerName } from '../names.js';
import { session } from '../session.js';
import { gameIcon } from '../home/tables.js';

/** The invitations that wait for an answer; if the server does not answer, those known before. */
export async function waitingInvitations(before = []) {
  if (!session()) return [];
  const found = await get('/players/me/invitations').catch(() => null);
  learnNames(found?.names);
  return found?.invitations ?? before;
}

/** They are answered on the page of the tournament, which shows what it is about. */
export function invitationCards(list) {
  const card = ({ tournament, name, game, by, invitedAt }) =>
    html`<li>
      <a class="line card" href="/tournaments/${tournament}">
        ${gameIcon(game)}<span
          >${name}<br />
          <span class="small muted"
            >${t('invitation.from', { name: playerName(by), when: dayTime(invitedAt) })}</span
          ></span
        >
        <span class="chip">${t('invitation.answer')}</span></a
      >
    </li>`;
  return list?.length
    ? html`<section class="stack" data-key="my-invitations">
        <h2>${t('invitation.yours')}</h2>
        <ul class="plainlist">
          ${list.map(card)}
        </ul>
      </section>`
    : nothing;
}
