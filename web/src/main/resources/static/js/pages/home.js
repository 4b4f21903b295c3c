import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { get, post } from '../api.js';
import { games, loadGameTexts } from '../boards.js';
import { loadStyle, show } from '../lit.js';
import { dayTime, gameName, refusalText, t } from '../messages.js';
import { learnNames, playerName } from '../names.js';
import { go } from '../router.js';
import { signedInAs } from '../session.js';

const REFRESH = 2_000;
const FILTERS = ['', 'OPEN', 'PLAYING', 'FINISHED'];

export async function open(main) {
  await Promise.all([loadStyle('/css/home.css'), loadGameTexts()]);
  const page = new HomePage(main, await games());
  page.redraw();
  page.refresh();
  return page;
}

class HomePage {
  constructor(main, list) {
    Object.assign(this, { games: list, status: '', pages: 1, version: null, rows: null, next: null, tournaments: [], game: list[0], trouble: '' });
    this.redraw = () => { document.title = t('brand'); show(main, this.page()); };
    this.timer = setInterval(() => { if (!document.hidden) this.refresh(); }, REFRESH);
    window.addEventListener('perennial:session', this.redraw);
    get('/tournaments').then(({ tournaments }) => { this.tournaments = tournaments; this.redraw(); }).catch(() => {});
  }

  close() {
    clearInterval(this.timer);
    window.removeEventListener('perennial:session', this.redraw);
  }

  async refresh() {
    let page = null;
    const rows = [];
    for (let i = 0; i < this.pages && (page === null || page.next); i += 1) {
      const query = new URLSearchParams({ limit: '24', ...(this.status && { status: this.status }), ...(page && { cursor: page.next }) });
      try {
        page = await get(`/tables?${query}`);
      } catch {
        return; // the next round tries again; what is shown stays
      }
      rows.push(...page.tables);
      learnNames(page.names);
    }
    const version = `${page.version} ${JSON.stringify(page.names)}`;
    if (version === this.version) return;
    Object.assign(this, { version, rows, next: page.next });
    this.redraw();
  }

  ask(changes) {
    Object.assign(this, { version: null }, changes);
    this.redraw();
    this.refresh();
  }

  page() {
    return html`<section class="intro"><h1>${t('home.title')}</h1><p class="muted">${t('home.intro')}</p></section>
      ${signedInAs() === null ? nothing : this.opening()}
      <section><div class="heading"><h2>${t('home.tables')}</h2>
        <div class="filters" role="group" aria-label=${t('home.filter')}>${FILTERS.map((each) => html`<button
          aria-pressed=${each === this.status} data-key="filter-${each}" @click=${() => this.ask({ status: each, pages: 1 })}>${t(`filter.${each || 'ALL'}`)}</button>`)}</div></div>
      <ul class="tables">${this.rows?.length === 0 ? html`<li class="muted">${t('home.empty')}</li>` : repeat(this.rows ?? [], (row) => row.id, tableCard)}</ul>
      ${this.next ? html`<button class="more" @click=${() => this.ask({ pages: this.pages + 1 })}>${t('home.more')}</button>` : nothing}</section>
      ${this.tournaments.length ? html`<section><h2>${t('home.tournaments')}</h2><ul>${this.tournaments.map((each) => html`<li>${t('home.tournament',
        { name: each.name, game: gameName(each.game), size: each.tableSize, rounds: each.rounds })}</li>`)}</ul></section>` : nothing}`;
  }

  opening() {
    const { minSeats, maxSeats } = this.game;
    const choose = (event) => { this.game = this.games.find((each) => each.id === event.target.value); this.redraw(); };
    return html`<form class="card opening" @submit=${(event) => this.openTable(event)}>
      <label>${t('home.game')}<select name="game" @change=${choose}>${this.games.map((each) => html`<option value=${each.id}>${gameName(each.id)}</option>`)}</select></label>
      <label>${t('home.seats')}<select name="seats">${Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => html`<option>${minSeats + i}</option>`)}</select></label>
      <button class="primary">${t('home.open')}</button><p class="refusal" role="alert">${this.trouble}</p></form>`;
  }

  async openTable(event) {
    event.preventDefault();
    const { game, seats } = event.target.elements;
    try {
      const answer = await post('/tables', { game: game.value, seats: Number(seats.value), options: {}, firstSeat: 'RANDOM' });
      go(`/tables/${answer.table}`);
    } catch (failure) {
      this.trouble = refusalText(failure);
      this.redraw();
    }
  }
}

const tableCard = (table) => html`<li><a class="card" href="/tables/${table.id}" data-key=${table.id}>
  <div class="top"><h3>${gameName(table.game)}</h3><span class="chip ${table.status}">${t(`status.${table.status}`)}</span></div>
  <ul class="players">${table.players.map((player, seat) => {
    const turn = table.awaited.includes(seat);
    const result = table.result?.seats.find((each) => each.seat === seat);
    return html`<li class=${turn ? 'turn' : player ? '' : 'muted'}><span>${player ? playerName(player) : t('seat.free')}</span>
      <span class="numbers">${result ? t('result.points', { points: result.points }) : turn ? t('seat.turn') : ''}</span></li>`;
  })}</ul>
  <p class="small muted">${t('home.since', { time: dayTime(table.openedAt) })}</p></a></li>`;
