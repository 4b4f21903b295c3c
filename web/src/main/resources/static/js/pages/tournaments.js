import { html, nothing } from 'lit-html';
import { accountAndBack } from '../account/return-path.js';
import { get } from '../api.js';
import { games, loadGameTexts } from '../boards.js';
import { options } from '../form.js';
import { loadStyle, show } from '../lit.js';
import { gameName, loadMessages, t } from '../messages.js';
import { learnNames } from '../names.js';
import { invitationCards, waitingInvitations } from '../players/invitations.js';
import { session } from '../session.js';
import { tournamentRow } from '../tournament/list-row.js';

const STATUSES = ['RUNNING', 'REGISTRATION', 'PAUSED', 'FINISHED', 'CANCELLED'];
const AGAIN = 10_000;
const COMING = 'RUNNING,REGISTRATION,PAUSED';
const OVER = 'FINISHED,CANCELLED';

/** All tournaments: running, coming, over. */
export async function open(main) {
  const [list] = await Promise.all([
    games(),
    loadGameTexts(),
    loadMessages('tournament'),
    loadStyle('/css/tournament.css'),
  ]);
  const state = { found: null, invitations: [], game: '', name: '', older: [], next: null, asked: 0 };
  const set = (changes) => {
    Object.assign(state, changes, { older: [] });
    load();
  };
  const redraw = () => {
    document.title = t('tournaments.title');
    show(main, page(state, list, set, more));
  };
  const ask = (status, cursor = '') =>
    get(
      `/tournaments?${new URLSearchParams({
        status,
        ...(state.game && { game: state.game }),
        name: state.name.trim(),
        ...(cursor && { cursor }),
      })}`,
    );
  const load = async () => {
    const turn = ++state.asked;
    const [coming, over, invitations] = await Promise.all([
      ask(COMING),
      ask(OVER),
      waitingInvitations(state.invitations),
    ]).catch((failure) => {
      if (state.found) return [];
      throw failure;
    });
    if (!coming || turn !== state.asked) return;
    learnNames({ ...coming.names, ...over.names });
    Object.assign(
      state,
      { invitations, found: [...coming.tournaments, ...over.tournaments] },
      state.older.length ? {} : { next: over.next },
    );
    redraw();
  };
  const more = async () => {
    const turn = state.asked;
    const older = await ask(OVER, state.next).catch(() => null);
    if (!older || turn !== state.asked) return;
    learnNames(older.names);
    Object.assign(state, { older: [...state.older, ...older.tournaments], next: older.next });
    redraw();
  };
  redraw();
  await load();
  const timer = setInterval(() => {
    if (!document.hidden) load();
  }, AGAIN);
  return { redraw, close: () => clearInterval(timer) };
}

function page({ found, invitations, game, name, older, next }, list, set, more) {
  const account = session() && !session().guest;
  const known = new Set(found?.map((each) => each.id));
  // what ended meanwhile moves older ones to a later page
  const rows = [...(found ?? []), ...older.filter((each) => !known.has(each.id))];
  const groups = STATUSES.map((status) => [
    status,
    rows.filter((each) => (each.status ?? 'REGISTRATION') === status),
  ]).filter(([, group]) => group.length);
  return html`<div class="between">
      <h1>${t('nav.tournaments')}</h1>
      ${account ? html`<a class="button primary" href="/tournaments/new">${t('tournaments.new')}</a>` : nothing}
    </div>
    ${invitationCards(invitations)}
    <div class="row">
      <label class="field"
        >${t('home.game')}<select data-key="game" @change=${(event) => set({ game: event.target.value })}>
          ${options(['', ...list.map((each) => each.id)], game, (each) =>
            each ? gameName(each) : t('ladder.overall'),
          )}
        </select></label
      >
      <label class="field"
        >${t('ladder.search')}<input
          type="search"
          data-key="name"
          .value=${name}
          @input=${(event) => set({ name: event.target.value })}
      /></label>
    </div>
    ${
      found === null
        ? html`<div class="skeleton"></div>`
        : groups.length
          ? groups.map(
              ([status, group]) =>
                html`<section class="stack">
                  <h2>${t(`tournament.status.${status}`)}</h2>
                  <ul class="plainlist">
                    ${group.map((each) => tournamentRow(each))}
                  </ul>
                </section>`,
            )
          : html`<p class="empty">
              ${t(name ? 'tournaments.noneFound' : 'tournaments.empty')}${
                name || account
                  ? nothing
                  : html`<a class="button" data-key="take-part" href=${accountAndBack()}>${t('account.signIn')}</a>`
              }
            </p>`
    }
    ${next ? html`<div><button @click=${more}>${t('ladder.more')}</button></div>` : nothing}`;
}
