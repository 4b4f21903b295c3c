import { html, nothing } from 'lit-html';
import { accountAndBack } from '../account/return-path.js';
import { getAll, post } from '../api.js';
import { input, Sender } from '../form.js';
import { leagueFields, leagueRulesOf, USUAL } from '../league/rules.js';
import { loadStyle, show } from '../lit.js';
import { loadMessages, t } from '../messages.js';
import { go } from '../router.js';
import { session } from '../session.js';

/** All leagues, and a new one. */
export async function open(main) {
  await Promise.all([loadMessages('tournament'), loadStyle('/css/tournament.css')]);
  let leagues = null;
  const sender = new Sender(() => redraw());
  const create = async ({ name, ...wish }) => {
    const { league } = await post('/leagues', { name, rules: leagueRulesOf(wish) });
    go(`/leagues/${league}`);
  };
  const redraw = () => {
    document.title = t('leagues.title');
    const account = session() && !session().guest;
    show(
      main,
      html`<h1>${t('nav.leagues')}</h1>
        ${
          leagues === null
            ? html`<div class="skeleton"></div>`
            : leagues.length
              ? html`<ul class="plainlist">
                  ${leagues.map(
                    (each) =>
                      html`<li>
                        <a class="card tournament-row" href="/leagues/${each.id ?? each.league}"
                          ><span></span><strong class="game-title">${each.name}</strong
                          ><span>${t('leagues.members', { count: each.members ?? 0 })}</span></a
                        >
                      </li>`,
                  )}
                </ul>`
              : html`<p class="empty">
                  ${t('leagues.empty')}${
                    account
                      ? nothing
                      : html`<a class="button" data-key="take-part" href=${accountAndBack()}>${t('account.signIn')}</a>`
                  }
                </p>`
        }
        ${
          account
            ? html`<details class="more">
                <summary data-key="new-league">${t('leagues.new')}</summary>
                <form class="card form" @submit=${sender.submit(create)}>
                  ${input('leagues.name', 'name', { required: true, max: 100 })} ${leagueFields(USUAL)}<button
                    class="primary"
                  >
                    ${t('leagues.create')}</button
                  >${sender.words}
                </form>
              </details>`
            : nothing
        }`,
    );
  };
  redraw();
  ({ leagues } = await getAll('/leagues', 'leagues'));
  redraw();
  return { redraw };
}
