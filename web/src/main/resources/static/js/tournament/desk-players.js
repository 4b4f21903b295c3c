import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { reasonFor } from '../dialog.js';
import { input, options } from '../form.js';
import { number, t } from '../messages.js';
import { levelChoice, playerName } from '../names.js';
import { BY_ORGANISER } from '../reason.js';
import { hasStarted, isOver } from './phase.js';
import { byeForm, byesBack } from './desk-bye.js';
import { commentators } from './desk-commentators.js';
import { entryState } from './entry-state.js';
import { invitationList, invite } from './invitations.js';

/** The record says why a player left the tournament. */
async function withdraw(page, player) {
  const name = playerName(player);
  const why = await reasonFor(t('desk.withdraw.sure', { name }), t('desk.withdraw'), 'withdrawal');
  if (why !== null) page.act(`/players/${player}/withdraw`, { why });
}

/** Registration: who takes part, who is there, who is late or gone. */
export function players(page) {
  const { overview } = page.live;
  const { entries, rules } = overview;
  const { busy } = page.sender;
  const deed = (key, path, body) =>
    html`<button ?disabled=${busy} @click=${() => page.act(path, { ...body, why: BY_ORGANISER })}>
      ${t(`desk.${key}`)}
    </button>`;
  const deeds = (entry) => {
    const { player, status: state, checkedIn } = entry;
    return html`<span class="row"
      >${
        state === 'WITHDRAWN'
          ? deed('reenter', `/players/${player}/reenter`, {})
          : html`${
                checkedIn || hasStarted(overview)
                  ? nothing
                  : deed('checkIn', `/players/${player}/check-in`, { clientSeed: '' })
              }<button
                class="danger"
                data-key="withdraw-${player}"
                ?disabled=${busy}
                @click=${() => withdraw(page, player)}
              >
                ${t('desk.withdraw')}</button
              >${byeForm(page, player)}${byesBack(page, entry)}`
      }</span
    >`;
  };
  const over = isOver(overview);
  const waiting = !hasStarted(overview) && rules.admission.checkIn && entries.some((each) => each.status === 'WAITING');
  return html`${
      over
        ? nothing
        : html`<div class="columns">
            <form class="card form" @submit=${page.sender.submit(invite(page, () => BY_ORGANISER))}>
              ${input('desk.playerName', 'name', { required: true })}<button data-key="invite" ?disabled=${busy}>
                ${t('desk.invite')}
              </button>
              <p class="small muted whole">${t(overview.league ? 'desk.inviteText.league' : 'desk.inviteText')}</p>
            </form>
            <form
              class="card form"
              @submit=${page.sender.submit(({ level, count }) =>
                page.act('/bots', { level, count, why: BY_ORGANISER }),
              )}
            >
              <label class="whole"
                >${t('home.level')}<select name="level">
                  ${options(page.levels, 'greedy', levelChoice)}
                </select></label
              >
              ${input('desk.botCount', 'count', { type: 'number', least: 1, most: 64, value: 4 })}<button
                data-key="add-bots"
                ?disabled=${busy}
              >
                ${t('desk.addBots')}
              </button>
            </form>
          </div>`
    }
    ${waiting && !over ? html`<p class="notice">${t('desk.waitingText')}</p>` : nothing}
    <div class="card scroll" tabindex="0" role="region" aria-label=${t('desk.tab.players')}>
      <table class="data stacking">
        <thead>
          <tr>
            <th class="number">${t('tournament.number')}</th>
            <th>${t('ladder.player')}</th>
            <th class="number">${t('ladder.rating')}</th>
            <th>${t('tournament.state')}</th>
            <td></td>
          </tr>
        </thead>
        <tbody>
          ${repeat(
            entries,
            (each) => each.player,
            (each) =>
              html`<tr>
                <td class="number">${each.number || ''}</td>
                <th scope="row">${playerName(each.player)}</th>
                <td class="number">${each.rating ? number(Math.round(each.rating)) : '–'}</td>
                <td>${entryState(each, overview)}</td>
                <td>${over ? nothing : deeds(each)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      ${entries.length ? nothing : html`<p class="empty">${t('tournament.nobody')}</p>`}
    </div>
    ${invitationList(page, over)}${commentators(page, over)}`;
}
