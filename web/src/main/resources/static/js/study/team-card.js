import { html, nothing } from 'lit-html';
import { post, put, remove } from '../api.js';
import { confirmed } from '../dialog.js';
import { input, options } from '../form.js';
import { t } from '../messages.js';
import { playerName } from '../names.js';
import { findPlayer } from '../players/find-player.js';
import { go } from '../router.js';
import { isAdmin, signedInAs } from '../session.js';

const VISIBILITIES = ['PRIVATE', 'LINK', 'PUBLIC'];

/** The team of the study and its readers; the owner changes both. */
export function teamCard(page) {
  const { study, id, editing } = page;
  const me = signedInAs();
  const owns = study.owner === me;
  const person = (player, key) =>
    html`<li class="between">
      <a href="/players/${player}">${playerName(player)}</a> <span class="small muted">${t(key)}</span>
      ${
        (owns || player === me) && player !== study.owner
          ? html`<button
              data-key="dismiss-${player}"
              @click=${() => editing.command(() => remove(`/studies/${id}/editors/${player}`))}
            >
              ${t(owns ? 'study.remove' : 'study.leaveTeam')}
            </button>`
          : nothing
      }
    </li>`;
  return html`<section class="card stack" data-key="team">
    <h2>${t('study.editors')}</h2>
    <ul class="plainlist stack">
      ${person(study.owner, 'study.role.owner')} ${study.editors.map((each) => person(each, 'study.role.editor'))}
      ${study.invited.map((each) => person(each, 'study.role.invited'))}
    </ul>
    ${
      study.invited.includes(me)
        ? html`<div>
            <button
              class="primary"
              data-key="accept"
              @click=${() => editing.command(() => post(`/studies/${id}/editors/accept`))}
            >
              ${t('study.accept')}
            </button>
          </div>`
        : nothing
    }
    ${owns ? ownerForms(page) : isAdmin() ? deletion(page) : nothing}
    <div class="row">
      <a class="button" data-key="export" href="/api/v1/studies/${id}/export" download="study-${id}.json"
        >${t('study.export')}</a
      >
    </div>
    ${editing.sender.words}
  </section>`;
}

function ownerForms(page) {
  const { study, id, editing } = page;
  const invite = async ({ player }) => editing.changed(await put(`/studies/${id}/editors/${await findPlayer(player)}`));
  return html`<label class="field"
      >${t('study.readers')}<select
        data-key="visibility"
        @change=${(event) => editing.change('put', '/visibility', { visibility: event.target.value })}
      >
        ${options(VISIBILITIES, study.visibility, (each) => t(`study.visibility.${each}`))}
      </select></label
    >
    <form class="form" @submit=${editing.sender.submit(invite)}>
      ${input('study.inviteName', 'player', { required: true, max: 100 })}
      <button data-key="invite">${t('study.invite')}</button>
    </form>
    <details class="more">
      <summary data-key="study-more">${t('study.more')}</summary>
      <form class="form" @submit=${editing.sender.submit(({ title }) => editing.change('put', '/title', { title }))}>
        ${input('study.title', 'title', { required: true, max: 100, value: study.title })}
        <button data-key="rename">${t('study.save')}</button>
      </form>
      ${deletion(page)}
    </details>`;
}

/** For the owner, and for admins who moderate. */
function deletion({ study, id, editing }) {
  const destroy = async () => {
    if (!(await confirmed(t('study.deleteSure', { title: study.title }), t('study.delete')))) return;
    await editing.sender.send(() => remove(`/studies/${id}`));
    if (!editing.sender.refusal) go('/studies');
  };
  return html`<div>
    <button class="danger" data-key="delete-study" @click=${destroy}>${t('study.delete')}</button>
  </div>`;
}
