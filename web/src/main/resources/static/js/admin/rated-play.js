import { html } from 'lit-html';
import { put, remove } from '../api.js';
import { input, options } from '../form.js';
import { dayTime, t } from '../messages.js';
import { playerName } from '../names.js';

const KINDS = { ORGANISER: 'organisers', LEAGUE: 'leagues' };
const path = (approved, id) => `/auth/admin/rated-play/${KINDS[approved]}/${encodeURIComponent(id)}`;

const linked = ({ approved, id }) =>
  approved === 'LEAGUE'
    ? html`<a href="/leagues/${id}">${t('admin.rated.LEAGUE')} ${id}</a>`
    : html`<a href="/players/${id}">${playerName(id)}</a>`;

const withdraw = (page, { approved, id }) =>
  page.sender.send(() => page.changed(() => remove(path(approved, id))), t('account.saved'));

const row = (page, each) =>
  html`<li class="between">
    <span
      >${linked(each)} ·
      <span class="small muted"
        >${t('admin.rated.since', { time: dayTime(each.at), admin: playerName(each.by) })}</span
      > </span
    ><button data-key="withdraw-${each.id}" @click=${() => withdraw(page, each)}>${t('admin.rated.withdraw')}</button>
  </li>`;

const approve = (page) =>
  page.sender.submit(
    ({ approved, id }, form) => page.changed(() => put(path(approved, id.trim()))).then(() => form.reset()),
    t('account.saved'),
  );

const kinds = () => options(Object.keys(KINDS), 'ORGANISER', (each) => t(`admin.rated.${each}`));

/** Leagues and organisers whose decisions over games count for ratings. */
export const ratedPlay = (page) =>
  html`<section class="card stack" data-key="rated-play">
    <h2>${t('admin.rated')}</h2>
    <p class="small muted">${t('admin.rated.text')}</p>
    ${
      page.approvals.length
        ? html`<ul class="plainlist">
            ${page.approvals.map((each) => row(page, each))}
          </ul>`
        : html`<p class="empty">${t('admin.rated.none')}</p>`
    }
    <form class="form" @submit=${approve(page)}>
      <label class="field"
        >${t('admin.rated.kind')}<select name="approved">
          ${kinds()}
        </select></label
      >
      ${input('admin.rated.id', 'id', { required: true, max: 64 })}
      <button class="primary">${t('admin.rated.approve')}</button>
    </form>
  </section>`;
