import { html, nothing } from 'lit-html';
import { post, randomText } from '../api.js';
import { confirmed } from '../dialog.js';
import { t } from '../messages.js';
import { playerName } from '../names.js';
import { findPlayer } from '../players/find-player.js';
import { session, signedInAs } from '../session.js';

/** Signed-in players load their own invitation, organisers all of them. */
export function wantInvitations(live) {
  if (signedInAs()) live.wanted.add('invitations');
}

const all = (live) => live.invitations?.invitations ?? [];

/** My invitation without an answer; undefined if there is none. */
export const myInvitation = (live) => all(live).find((each) => each.player === signedInAs() && each.answer === 'OPEN');

/** Yes is a registration, or for a player who has left a return; no needs no reason. Guests make an account first. */
export function invitationNotice(page, act) {
  const invitation = myInvitation(page.live);
  if (!invitation || session()?.guest) return nothing;
  const me = signedInAs();
  const left = page.live.overview.entries.some((each) => each.player === me);
  const accept = left
    ? act(`/players/${me}/reenter`, { why: '' }, t('tournament.registered'))
    : act('/players', { clientSeed: randomText(16) }, t('tournament.registered'));
  const decline = act(`/invitations/${me}/decline`, {}, t('invitation.declined'));
  const sure = async () => {
    if (await confirmed(t('invitation.decline.sure'), t('invitation.decline'))) decline();
  };
  return html`<div class="notice row" data-key="invitation">
    <span>${t('invitation.text', { name: playerName(invitation.by) })}</span>
    <button class="primary" data-key="accept" @click=${accept}>${t('invitation.accept')}</button>
    <button data-key="decline" @click=${sure}>${t('invitation.decline')}</button>
  </div>`;
}

/** A member of the league who has agreed to it is entered at once; everybody else is asked. */
export const invite =
  (page, why) =>
  async ({ name }) => {
    const player = await findPlayer(name);
    if (page.live.overview.league && (await entered(page, player, why()))) return;
    await page.act('/invitations', { player }, t('desk.invited', { name: playerName(player) }));
  };

async function entered(page, player, why) {
  try {
    const { sequence } = await post(`/tournaments/${page.id}/players`, { player, why });
    await page.live.reach(sequence);
    return true;
  } catch (refused) {
    if (refused.code === 'CONSENT_MISSING') return false;
    throw refused;
  }
}

/** The organisers' invitations and the answers. */
export function invitationList(page, over) {
  const { live, sender } = page;
  if (!all(live).length) return nothing;
  const withdraw = (player) =>
    html`<button
      ?disabled=${sender.busy}
      data-key="uninvite-${player}"
      @click=${() => page.act(`/invitations/${player}/withdraw`, {})}
    >
      ${t('desk.uninvite')}
    </button>`;
  const row = ({ player, answer }) =>
    html`<tr>
      <th scope="row">${playerName(player)}</th>
      <td><span class="chip">${t(`invitation.${answer}`)}</span></td>
      <td>${!over && ['OPEN', 'DECLINED'].includes(answer) ? withdraw(player) : nothing}</td>
    </tr>`;
  return html`<section class="stack">
    <h2>${t('desk.invitations')}</h2>
    <div class="card scroll" tabindex="0" role="region" aria-label=${t('desk.invitations')}>
      <table class="data stacking" data-key="invitations">
        <thead>
          <tr>
            <th>${t('ladder.player')}</th>
            <th>${t('tournament.state')}</th>
            <td></td>
          </tr>
        </thead>
        <tbody>
          ${all(live).map(row)}
        </tbody>
      </table>
    </div>
  </section>`;
}
