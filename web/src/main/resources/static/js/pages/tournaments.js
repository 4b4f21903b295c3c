import { html, nothing } from 'lit-html';
import { get } from '../api.js';
import { games, loadGameTexts } from '../boards.js';
import { options } from '../form.js';
import { loadStyle, show } from '../lit.js';
import { gameName, loadMessages, t } from '../messages.js';
import { learnNames } from '../names.js';
import { session } from '../session.js';
import { tournamentRow } from '../tournament/row.js';

const STATUSES = ['RUNNING', 'REGISTRATION', 'PAUSED', 'FINISHED', 'CANCELLED'];
const AGAIN = 10_000;

/** All tournaments: running, coming, over. */
export async function open(main) {
  const [list] = await Promise.all([games(), loadGameTexts(), loadMessages('tournament'), loadStyle('/css/tournament.css')]);
  const state = { found: null, game: '' };
  const redraw = () => { document.title = t('tournaments.title'); show(main, page(state, list, (changes) => { Object.assign(state, changes); redraw(); })); };
  const load = async () => {
    state.found = await get('/tournaments').catch((failure) => { if (state.found) return state.found; throw failure; });
    learnNames(state.found.names);
    redraw();
  };
  redraw();
  await load();
  const timer = setInterval(() => { if (!document.hidden) load(); }, AGAIN);
  return { redraw, close: () => clearInterval(timer) };
}

function page({ found, game }, list, set) {
  const rows = (found?.tournaments ?? []).filter((each) => !game || each.game === game);
  const groups = STATUSES.map((status) => [status, rows.filter((each) => (each.status ?? 'REGISTRATION') === status)]).filter(([, group]) => group.length);
  return html`<div class="between"><h1>${t('nav.tournaments')}</h1>${session() && !session().guest ? html`<a class="button primary" href="/tournaments/new">${t('tournaments.new')}</a>` : nothing}</div>
    <label class="field">${t('home.game')}<select data-key="game" @change=${(event) => set({ game: event.target.value })}>${options(['', ...list.map((each) => each.id)], game, (each) => (each ? gameName(each) : t('ladder.overall')))}</select></label>
    ${found === null ? html`<div class="skeleton"></div>` : groups.length ? groups.map(([status, group]) => html`<section class="stack"><h2>${t(`tournament.status.${status}`)}</h2>
      <ul class="plainlist">${group.map((each) => tournamentRow(each))}</ul></section>`) : html`<p class="empty">${t('tournaments.empty')}</p>`}`;
}
