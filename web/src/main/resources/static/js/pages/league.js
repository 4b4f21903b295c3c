import { html, nothing } from 'lit-html';
import { get, post } from '../api.js';
import { input, Sender } from '../form.js';
import { loadStyle, show } from '../lit.js';
import { loadMessages, t } from '../messages.js';
import { learnNames, playerName } from '../names.js';
import { playerLink } from '../people/link.js';
import { mayOrganise } from '../tournament/rights.js';

/** A league: its seasons with their standings, its members, its organisers. */
export async function open(main, [id]) {
  await Promise.all([loadMessages('tournament'), loadStyle('/css/tournament.css')]);
  const page = new LeaguePage(main, id);
  await page.load();
  return page;
}

class LeaguePage {
  constructor(main, id) {
    Object.assign(this, { id, league: null, season: null, sequence: 0, table: null, missing: false, sender: new Sender(() => this.redraw()) });
    this.redraw = () => show(main, this.page());
  }

  async load(season) {
    for (let attempt = 0; attempt < 8; attempt += 1) { // what was just done may still be on its way here
      this.league = await get(`/leagues/${this.id}`).catch(() => null);
      if (this.league && this.league.sequence >= this.sequence) break;
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
    this.missing = this.league === null;
    learnNames(this.league?.names);
    this.season = season ?? this.season ?? this.league?.seasons?.at(-1)?.season ?? null;
    this.table = this.season === null ? null : await get(`/leagues/${this.id}/seasons/${this.season}/standings`).catch(() => null);
    learnNames(this.table?.names);
    this.redraw();
  }

  act(command) {
    return this.sender.send(async () => { this.sequence = (await command()).sequence ?? 0; await this.load(); });
  }

  page() {
    if (this.missing) return html`<p class="notice bad">${t('leagues.unknown')}</p><p><a href="/leagues">${t('nav.leagues')}</a></p>`;
    if (!this.league) return html`<div class="skeleton"></div>`;
    const { name, seasons = [], members = [], organisers = [] } = this.league;
    document.title = t('tournament.title', { name });
    return html`<h1>${name}</h1>${seasons.length ? html`<div class="choice" role="group" aria-label=${t('leagues.seasons')}>${seasons.map((each) => html`<button aria-pressed=${each.season === this.season} @click=${() => this.load(each.season)}>${each.name}</button>`)}</div>` : html`<p class="empty">${t('leagues.noSeason')}</p>`}
      ${this.table ? this.standings() : nothing}
      ${this.tournaments(seasons)}
      <div class="columns">${people(t('leagues.memberList'), members)}${people(t('leagues.organisers'), organisers)}</div>
      ${mayOrganise(this.league) ? this.desk() : nothing}`;
  }

  tournaments(seasons) {
    const list = seasons.find((each) => each.season === this.season)?.tournaments ?? [];
    return list.length ? html`<section class="card stack"><h2>${t('nav.tournaments')}</h2><ul class="plainlist">${list.map((each) => html`<li><a href="/tournaments/${each.id ?? each}">${each.name ?? t('leagues.tournament')}</a></li>`)}</ul></section>` : nothing;
  }

  standings() {
    const rows = this.table.rows ?? [];
    if (!rows.length) return html`<p class="empty">${t('tournament.noStandings')}</p>`;
    return html`<div class="card scroll" tabindex="0"><table class="data"><thead><tr><th class="number">${t('ladder.rank')}</th><th>${t('ladder.player')}</th><th class="number">${t('replay.points')}</th><th>${t('leagues.counted')}</th></tr></thead>
      <tbody>${rows.map((row) => html`<tr><td class="number">${row.rank}</td><th scope="row">${playerLink(row.player)}</th><td class="number"><strong>${row.counted}</strong></td>
        <td class="numbers">${(row.results ?? []).map((each) => each.points ?? each).join(' + ')}</td></tr>`)}</tbody></table></div>`;
  }

  desk() {
    const send = (path, shape) => this.sender.submit((wish) => this.act(() => post(`/leagues/${this.id}${path}`, shape(wish))));
    return html`<section class="card stack"><h2>${t('tournament.desk')}</h2>
      <form class="form" @submit=${send('/seasons', ({ season }) => ({ name: season }))}>${input('leagues.seasonName', 'season', { required: true })}<button>${t('leagues.newSeason')}</button></form>
      <p class="small muted">${t('leagues.howCounted')}</p>
      ${this.season === null ? nothing : html`<form class="form" @submit=${send('/seasons/close', ({ why = '' }) => ({ why }))}>${input('desk.why', 'why')}<button class="danger">${t('leagues.closeSeason')}</button></form>`}
      <form class="form" @submit=${send('/members', ({ member }) => ({ player: member }))}>${input('leagues.playerId', 'member', { required: true })}<button>${t('leagues.addMember')}</button></form>
      <form class="form" @submit=${send('/organisers', ({ organiser }) => ({ player: organiser, why: '' }))}>${input('leagues.playerId', 'organiser', { required: true })}<button>${t('leagues.addOrganiser')}</button></form>
      ${(this.league.organisers ?? []).map((each) => html`<div class="between"><span>${playerName(each)}</span><button @click=${() => this.act(() => post(`/leagues/${this.id}/organisers/${each}/remove`, { why: t('desk.byOrganiser') }))}>${t('leagues.removeOrganiser')}</button></div>`)}${this.sender.words}</section>`;
  }
}

const people = (title, list) => html`<section class="card stack"><h2>${title}</h2>${list.length ? html`<ul class="plainlist">${list.map((each) => { const id = each.player ?? each; return html`<li>${playerLink(id)}</li>`; })}</ul>` : html`<p class="empty">${t('tournament.nobody')}</p>`}</section>`;
