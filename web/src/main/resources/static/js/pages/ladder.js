import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { get } from '../api.js';
import { games, loadGameTexts } from '../boards.js';
import { barChart } from '../chart.js';
import { options } from '../form.js';
import { decisions } from '../ladder/decisions.js';
import { show } from '../lit.js';
import { day, gameName, number, t } from '../messages.js';
import { learnNames, playerName } from '../names.js';
import { formLine } from '../people/form-line.js';
import { noteShown, shownAs } from '../router.js';
import { signedInAs } from '../session.js';
import { inSight } from '../tournament/tabs.js';

const KINDS = ['human', 'bot'];
const PERIODS = ['all', 'day', 'week', 'month', 'year'];
const AGAIN = 15_000;

/** One ladder: who stands where, and how ratings are spread. */
export async function open(main, [ladder = 'overall']) {
  const [list] = await Promise.all([games(), loadGameTexts()]);
  const page = new LadderPage(main, ladder, ['overall', ...list.map((game) => game.id)]);
  if (!(await page.load())) {
    page.close();
    throw page.trouble;
  }
  return page;
}

class LadderPage {
  constructor(main, ladder, ladders) {
    Object.assign(this, { ladder, ladders, kind: KINDS.find((each) => each === shownAs('kind')) ?? KINDS[0], period: PERIODS.find((each) => each === shownAs('period')) ?? PERIODS[0], active: shownAs('active') === 'true', search: '', found: [], rows: null, next: null, spread: null, corrections: [], decisions: [], mine: null, asked: 0, trouble: null, main });
    this.redraw = () => { document.title = t('ladder.title', { ladder: this.name(ladder) }); show(main, this.page()); };
    this.timer = setInterval(() => { if (!document.hidden && this.pages === 1) this.load(); }, AGAIN);
    this.ears = new AbortController();
    for (const change of ['theme', 'language']) window.addEventListener(`perennial:${change}`, () => this.chart(), { signal: this.ears.signal });
    this.pages = 1;
  }

  close() {
    clearInterval(this.timer);
    this.ears.abort();
  }

  name(ladder) {
    return ladder === 'overall' ? t('ladder.overall') : gameName(ladder);
  }

  /** Answers whether there is a ladder to show; of several answers under way the one asked for last counts. */
  async load(cursor) {
    const turn = ++this.asked;
    const path = `/ladders/${this.ladder}?kind=${this.kind}&period=${this.period}&active=${this.active}&limit=50${cursor ? `&cursor=${cursor}` : ''}`;
    const [page, spread, corrected, decided, mine] = await Promise.all([get(path).catch((failure) => { this.trouble = failure; return null; }), get(`/ladders/${this.ladder}/distribution?kind=${this.kind}`).catch(() => null),
      get(`/ladders/${this.ladder}/corrections?kind=${this.kind}&limit=10`).catch(() => null),
      get(`/ladders/${this.ladder}/decisions?kind=${this.kind}&limit=10`).catch(() => null),
      signedInAs() ? get(`/players/${signedInAs()}/ratings`).catch(() => null) : null]);
    if (turn !== this.asked) return true;
    if (page) {
      learnNames(page.names);
      Object.assign(this, { rows: cursor ? [...this.rows, ...page.rows] : page.rows, next: page.next, players: page.players });
      this.pages = cursor ? this.pages + 1 : 1;
    } else if (this.rows === null) return false;
    this.spread = spread;
    this.corrections = corrected?.corrections ?? [];
    this.decisions = decided?.decisions ?? [];
    learnNames({ ...corrected?.names, ...decided?.names });
    this.mine = mine?.ladders.find((each) => each.ladder === this.ladder && each.kind === this.kind) ?? null;
    this.redraw();
    this.chart();
    return true;
  }

  set(changes) {
    Object.assign(this, changes);
    noteShown({ kind: this.kind === KINDS[0] ? null : this.kind, period: this.period === PERIODS[0] ? null : this.period, active: this.active ? 'true' : null });
    this.load();
  }

  /** Whoever of that name has an account, also far down; those of this page are shown in the table. */
  async find(name) {
    this.search = name;
    this.redraw();
    const { players } = name.trim() ? await get(`/search/players?name=${encodeURIComponent(name.trim())}&limit=10`).catch(() => ({ players: [] })) : { players: [] };
    if (name === this.search) { this.found = players; this.redraw(); }
  }

  chart() {
    const { bucket, from, counts } = this.spread ?? {};
    if (!counts?.length) return;
    const mine = this.mine && Math.floor((this.mine.rating - from) / bucket);
    const bars = counts.map((value, i) => ({ label: [String(from + i * bucket), ...(i === mine ? [`▲ ${t('seat.you')}`] : [])], value, mine: i === mine }));
    barChart(this.main.querySelector('.chart canvas'), { bars, x: t('ladder.rating'), y: t('ladder.players') });
  }

  page() {
    const shown = (this.rows ?? []).filter((row) => playerName(row.player).toLowerCase().includes(this.search.toLowerCase()));
    const others = this.found.filter((each) => !shown.some((row) => row.player === each.id));
    return html`<h1>${t('ladder.heading')}</h1>
      <nav class="tabs" aria-label=${t('ladder.heading')}>${this.ladders.map((each) => html`<a href="/ladders/${each}${location.search}" aria-current=${each === this.ladder ? 'page' : nothing} ${each === this.ladder ? ref(inSight) : nothing}>${this.name(each)}</a>`)}</nav>
      <div class="between"><div class="row"><label class="field">${t('ladder.kind')}<select data-key="kind" @change=${(event) => this.set({ kind: event.target.value })}>${options(KINDS, this.kind, (each) => t(`ladder.kind.${each}`))}</select></label>
        <label class="field">${t('ladder.period')}<select data-key="period" @change=${(event) => this.set({ period: event.target.value })}>${options(PERIODS, this.period, (each) => t(`ladder.period.${each}`))}</select></label>
        <label class="check"><input type="checkbox" data-key="active" .checked=${this.active} @change=${(event) => this.set({ active: event.target.checked })}>${t('ladder.active')}</label></div>
        <label class="field">${t('ladder.search')}<input type="search" data-key="search" .value=${this.search} @input=${(event) => this.find(event.target.value)}></label></div>
      ${this.mine ? html`<p class="notice good">${t('ladder.you', { rank: this.mine.rank, players: this.mine.players, rating: number(this.mine.shown) })}</p>` : nothing}
      ${this.rows === null ? html`<div class="skeleton"></div>` : shown.length ? this.list(shown) : others.length ? nothing : html`<p class="empty">${t(this.search ? 'ladder.nobodyFound' : 'ladder.empty')}<a class="button" href="/">${t('home.playNow')}</a></p>`}
      ${others.length ? html`<p>${t('ladder.elsewhere')} ${others.map((each, i) => html`${i ? ', ' : ''}<a href="/players/${each.id}">${each.displayName}</a>`)}</p>` : nothing}
      ${this.next && !this.search ? html`<div><button @click=${() => this.load(this.next)}>${t('ladder.more')}</button></div>` : nothing}
      ${this.spread?.counts.length ? html`<section class="card stack"><h2>${t('ladder.spread')}</h2><p class="small muted">${t(this.mine ? 'ladder.spreadText' : 'ladder.spreadOfAll')}</p>
        <div class="chart tall"><canvas role="img" aria-label=${t('ladder.spread')}></canvas></div></section>` : nothing}
      ${this.corrections.length ? this.corrected() : nothing}
      ${this.decisions.length ? decisions(this.decisions) : nothing}`;
  }

  corrected() {
    const places = (list) => (list.length ? list.join(' · ') : t('ladder.notCounted'));
    return html`<section class="card stack scroll" tabindex="0" aria-label=${t('ladder.corrected')}><h2>${t('ladder.corrected')}</h2><p class="small muted">${t('ladder.correctedText')}</p><table class="data tight"><thead><tr><th>${t('player.when')}</th><th>${t('ladder.correctedGame')}</th><th>${t('ladder.placesBefore')}</th><th>${t('ladder.placesAfter')}</th></tr></thead>
      <tbody>${this.corrections.map((each) => html`<tr><td>${day(each.at)}</td><td>${each.table ? html`<a href="/tables/${each.table}/replay">${each.players.map(playerName).join(' · ')}</a>` : gameName(each.game)}</td><td>${places(each.before)}</td><td>${places(each.after)}</td></tr>`)}</tbody></table></section>`;
  }

  list(rows) {
    const me = signedInAs();
    return html`<div class="card scroll" tabindex="0" role="region" aria-label=${t('ladder.heading')}><table class="data tight"><thead><tr><th class="number">${t('ladder.rank')}</th><th>${t('ladder.player')}</th><th class="number">${t('ladder.rating')}</th>
      <th class="number">${t('ladder.change')}</th><th class="number">${t('ladder.games')}</th><th class="number">${t('ladder.won')}</th><th>${t('ladder.form')}</th><th>${t('ladder.lastPlayed')}</th></tr></thead>
      <tbody>${rows.map((row) => html`<tr class=${row.player === me ? 'me' : ''}><td class="number">${row.rank}</td><th scope="row"><a href="/players/${row.player}">${playerName(row.player)}</a></th>
        <td class="number">${number(row.shown)}${row.provisional ? html`<abbr title=${t('ladder.provisional')}>?</abbr>` : nothing}</td>
        <td class="number">${number(Math.round(row.change), { signDisplay: 'exceptZero' })}</td><td class="number">${row.games}</td><td class="number">${number(row.games ? row.wins / row.games : 0, { style: 'percent' })}</td>
        <td>${formLine(row.form)}</td><td>${row.lastPlayed ? day(row.lastPlayed) : ''}</td></tr>`)}</tbody></table></div>`;
  }
}
