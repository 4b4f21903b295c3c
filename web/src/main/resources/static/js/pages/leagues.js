import { html, nothing } from 'lit-html';
import { get, post } from '../api.js';
import { input, Sender } from '../form.js';
import { loadStyle, show } from '../lit.js';
import { loadMessages, t } from '../messages.js';
import { go } from '../router.js';
import { session } from '../session.js';

const POINTS = '25, 18, 15, 12, 10, 8, 6, 4, 2, 1';

/** All leagues, and a new one. */
export async function open(main) {
  await Promise.all([loadMessages('tournament'), loadStyle('/css/tournament.css')]);
  let leagues = null;
  const sender = new Sender(() => redraw());
  const create = async ({ name, best = 0, points, groups, promoted = 0, relegated = 0 }) => {
    const rules = { points: points.split(/[\s,]+/).filter(Boolean).map(Number), best, groups: groups.split(',').map((each) => each.trim()).filter(Boolean), promoted, relegated };
    const { league } = await post('/leagues', { name, rules });
    go(`/leagues/${league}`);
  };
  const redraw = () => {
    document.title = t('leagues.title');
    show(main, html`<h1>${t('nav.leagues')}</h1>${leagues === null ? html`<div class="skeleton"></div>` : leagues.length
      ? html`<ul class="plainlist">${leagues.map((each) => html`<li><a class="card tournament-row" href="/leagues/${each.id ?? each.league}"><span></span><strong class="game-title">${each.name}</strong><span>${t('leagues.members', { count: each.members ?? 0 })}</span></a></li>`)}</ul>`
      : html`<p class="empty">${t('leagues.empty')}</p>`}
      ${session() && !session().guest ? html`<details class="more"><summary data-key="new-league">${t('leagues.new')}</summary><form class="card form" @submit=${sender.submit(create)}>${input('leagues.name', 'name', { required: true, max: 100 })}
        ${input('leagues.best', 'best', { type: 'number', least: 0, most: 50, value: 3 })}${input('leagues.points', 'points', { required: true, value: POINTS })}
        ${input('leagues.groups', 'groups', { required: true, value: 'A' })}${input('leagues.promoted', 'promoted', { type: 'number', least: 0, most: 50, value: 0 })}${input('leagues.relegated', 'relegated', { type: 'number', least: 0, most: 50, value: 0 })}<button class="primary">${t('leagues.create')}</button>${sender.words}</form></details>` : nothing}`);
  };
  redraw();
  ({ leagues } = await get('/leagues'));
  redraw();
  return { redraw };
}
