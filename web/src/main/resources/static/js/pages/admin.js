import { html } from 'lit-html';
import { Accounts } from '../admin/accounts.js';
import { keys } from '../admin/keys.js';
import { letters } from '../admin/dead-letters.js';
import { ratedPlay } from '../admin/rated-play.js';
import { reports } from '../admin/reports.js';
import { get } from '../api.js';
import { Sender } from '../form.js';
import { show } from '../lit.js';
import { dayTime, hasText, loadMessages, t } from '../messages.js';
import { askForNames, playerName } from '../names.js';
import { isAdmin } from '../session.js';

/** For admins. The server checks every action itself. */
export async function open(main) {
  await loadMessages('admin');
  main.classList.add('narrow');
  const page = { reports: null, letters: null, approvals: [], actions: [] };
  const redraw = () => {
    document.title = t('admin.title');
    show(
      main,
      html`<h1>${t('admin.title')}</h1>
        ${
          isAdmin()
            ? sections(page)
            : html`<p class="empty">${t('admin.only')} <a href="/account">${t('account.signIn')}</a></p>`
        }`,
    );
  };
  page.reload = async () => {
    const ask = async (name, path) => {
      page[name] = await get(path)
        .then((answer) => answer[name])
        .catch(() => page[name]);
    }; // what cannot be had now stays as it was
    await Promise.all([
      ask('reports', '/auth/admin/reports'),
      ask('letters', '/admin/dead-letters'),
      ask('actions', '/auth/admin/actions'),
      ask('approvals', '/auth/admin/rated-play'),
    ]);
    await askForNames([
      ...page.actions.flatMap(({ admin, player }) => [admin, player]),
      ...page.approvals.flatMap(({ approved, id, by }) => (approved === 'LEAGUE' ? [by] : [id, by])),
    ]);
    redraw();
  };
  page.changed = async (act) => {
    await act();
    await page.reload();
  };
  Object.assign(page, { sender: new Sender(redraw), accounts: new Accounts(redraw, () => page.reload()) });
  redraw();
  if (isAdmin()) await page.reload();
  return { redraw };
}

const sections = (page) =>
  html`${page.sender.words}${reports(page)}${page.accounts.section()}${ratedPlay(page)}${letters(page)}${keys(page)}
    <section class="card stack" data-key="actions">
      <h2>${t('admin.actions')}</h2>
      <ul class="plainlist">
        ${page.actions.map(
          ({ at, admin, action, player, detail }) =>
            html`<li class="between">
              <span
                >${playerName(admin)}:
                ${hasText(`admin.action.${action}`) ? t(`admin.action.${action}`) : action}${
                  player ? html` · <a href="/players/${player}">${playerName(player)}</a>` : ''
                }${detail ? ` · ${detail}` : ''}</span
              ><span class="small muted">${dayTime(at)}</span>
            </li>`,
        )}
      </ul>
    </section>`;
