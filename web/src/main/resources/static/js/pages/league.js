import { html, nothing } from 'lit-html';
import { accountAndBack } from '../account/return-path.js';
import { get, getAll, post } from '../api.js';
import { loadGameTexts } from '../boards.js';
import { notFound } from '../error-page.js';
import { confirmed } from '../dialog.js';
import { Sender } from '../form.js';
import { leagueDesk, removeMember } from '../league/desk.js';
import { leagueLog, moves } from '../league/log.js';
import { loadStyle, show } from '../lit.js';
import { loadMessages, number, t } from '../messages.js';
import { learnNames } from '../names.js';
import { AutoScroll } from '../auto-scroll.js';
import { playerLink } from '../players/player-link.js';
import { noteShown, shownAs } from '../router.js';
import { session, signedInAs } from '../session.js';
import { mayOrganise } from '../tournament/permissions.js';
import { tournamentRow } from '../tournament/list-row.js';

const AGAIN = 10_000;

/** A league: its seasons with their standings, its members, its organisers. */
export async function open(main, [id]) {
  await Promise.all([loadGameTexts(), loadMessages('tournament'), loadStyle('/css/tournament.css')]);
  const page = new LeaguePage(main, id);
  try {
    await page.load();
  } catch (failure) {
    page.close();
    throw failure;
  }
  return page;
}

class LeaguePage {
  constructor(main, id) {
    Object.assign(this, {
      id,
      league: null,
      season: null,
      sequence: 0,
      table: null,
      list: [],
      log: null,
      missing: false,
      sender: new Sender(() => this.redraw()),
    });
    this.redraw = () => show(main, this.page());
    this.autoScroll = new AutoScroll(main);
    this.timer = setInterval(() => {
      if (!document.hidden) this.load().catch(() => {});
    }, AGAIN); // no connection; the next look tries again
  }

  close() {
    clearInterval(this.timer);
    this.autoScroll.close();
  }

  async load() {
    for (let attempt = 0; attempt < 8; attempt += 1) {
      // what was just done may still be on its way here
      this.league = await get(`/leagues/${this.id}`).catch((failure) => this.without(failure));
      if (this.league && this.league.sequence >= this.sequence) break;
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
    learnNames(this.league?.names);
    const { seasons = [] } = this.league ?? {};
    this.season = (seasons.find((each) => String(each.season) === shownAs('season')) ?? seasons.at(-1))?.season ?? null;
    const table =
      this.season === null ? null : await get(`/leagues/${this.id}/seasons/${this.season}/standings`).catch(() => null);
    if (table || this.table?.season !== this.season) this.table = table;
    learnNames(table?.names);
    const { tournaments, names } = await get(`/tournaments?league=${this.id}`).catch(() => ({
      tournaments: this.list,
    }));
    learnNames(names);
    this.list = tournaments;
    this.log = await getAll(`/leagues/${this.id}/log`, 'entries').catch(() => this.log);
    learnNames(this.log?.names);
    this.redraw();
  }

  /** Known data stays while there is no connection; only a missing league is reported. */
  without(failure) {
    if (failure.status !== 404 && !this.league) throw failure;
    this.missing = failure.status === 404;
    return this.missing ? null : this.league;
  }

  act(command, done) {
    return this.sender.send(async () => {
      this.sequence = (await command()).sequence ?? 0;
      await this.load();
    }, done);
  }

  page() {
    if (this.missing) return notFound(t('leagues.unknown'), '/leagues', 'nav.leagues');
    if (!this.league) return html`<div class="skeleton"></div>`;
    const { name, seasons = [], members = [], organisers = [] } = this.league;
    const runs = mayOrganise(this.league);
    document.title = t('tournament.title', { name });
    return html`<div class="between">
        <h1>${name}</h1>
        <span class="row">${this.own(members)}</span>
      </div>
      ${this.sender.words}${
        seasons.length
          ? html`<div class="choice" role="group" aria-label=${t('leagues.seasons')}>
              ${seasons.map(
                (each) =>
                  html`<button
                    data-key="season-${each.season}"
                    aria-pressed=${each.season === this.season}
                    @click=${() => {
                      noteShown({ season: each.season });
                      this.load().catch(() => {});
                    }}
                  >
                    ${each.name}
                  </button>`,
              )}
            </div>`
          : html`<p class="empty">${t('leagues.noSeason')}</p>`
      }
      ${this.table ? this.standings() : nothing} ${this.tournaments(seasons)}
      <div class="columns">
        ${this.people(
          t('leagues.memberList'),
          members.map((each) => each.player),
          (player) => (runs && player !== signedInAs() ? removeMember(this, player) : nothing),
        )}${this.people(t('leagues.organisers'), organisers)}
      </div>
      ${leagueLog(this)} ${runs ? leagueDesk(this) : nothing}`;
  }

  /** The viewer's own actions: join, and leave again. */
  own(members) {
    const me = signedInAs();
    if (!me || session()?.guest) {
      return html`<a class="button primary" data-key="take-part" href=${accountAndBack()}
        >${t(me ? 'leagues.needsAccount' : 'leagues.signIn')}</a
      >`;
    }
    const mine = members.find((each) => each.player === me);
    return mine
      ? html`${this.consent(mine)}<button
            data-key="leave-league"
            @click=${() => this.act(() => post(`/leagues/${this.id}/members/${me}/leave`))}
          >
            ${t('leagues.leave')}
          </button>`
      : html`<button
          class="primary"
          data-key="join-league"
          @click=${() => this.act(() => post(`/leagues/${this.id}/members`))}
        >
          ${t('leagues.join')}
        </button>`;
  }

  /** Members may spare the organisers the question whether they play in the league's tournaments. */
  consent({ player, entryConsent }) {
    const path = `/leagues/${this.id}/members/${player}/entry-consent`;
    return entryConsent
      ? html`<button
          data-key="revoke-consent"
          @click=${() => this.act(() => post(`${path}/revoke`), t('leagues.consentRevoked'))}
        >
          ${t('leagues.revokeConsent')}
        </button>`
      : html`<button
          data-key="give-consent"
          @click=${async () => {
            if (await confirmed(t('leagues.giveConsent.sure'), t('leagues.giveConsent'))) {
              this.act(() => post(path), t('leagues.consentGiven'));
            }
          }}
        >
          ${t('leagues.giveConsent')}
        </button>`;
  }

  /** Those that counted in this season, and those that are still to be decided. */
  tournaments(seasons) {
    const counted = seasons.find((each) => each.season === this.season)?.tournaments ?? [];
    const shown = this.list.filter(
      (each) => counted.includes(each.id) || !['FINISHED', 'CANCELLED'].includes(each.status),
    );
    return shown.length
      ? html`<section class="stack">
          <h2>${t('nav.tournaments')}</h2>
          <ul class="plainlist">
            ${shown.map((each) => tournamentRow(each, true))}
          </ul>
        </section>`
      : nothing;
  }

  standings() {
    const rows = this.table.rows ?? [];
    const { closed, rules } = this.table;
    const grouped = rules.groups.length > 1;
    if (!rows.length) return html`<p class="empty">${t('tournament.noStandings')}</p>`;
    return html`${
        closed
          ? html`<p class="muted">${t('leagues.closed')}</p>
              ${moves(this)}`
          : nothing
      }
      <div class="card scroll" tabindex="0">
        <table class="data stacking labelled">
          <thead>
            <tr>
              <th class="number">${t('ladder.rank')}</th>
              <th>${t('ladder.player')}</th>
              ${grouped ? html`<th>${t('leagues.group')}</th>` : nothing}
              <th class="number">${t('replay.points')}</th>
              <th>${t('leagues.counted')}</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) =>
                html`<tr>
                  <td class="number">${row.rank}</td>
                  <th scope="row">${playerLink(row.player)}</th>
                  ${grouped ? html`<td data-label=${t('leagues.group')}>${row.group}</td>` : nothing}
                  <td class="number" data-label=${t('replay.points')}>
                    <strong>${number(row.counted)}</strong>
                  </td>
                  <td class="numbers line" data-label=${t('leagues.counted')}>${this.results(row.results ?? [])}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;
  }

  /** The best results that count come first; the others follow. */
  results(exact) {
    const points = exact.map((each) => number(each));
    const best = this.table.rules.best || points.length;
    const rest = points.slice(best);
    return html`${points.slice(0, best).join(' + ')}${
      rest.length ? html` <span class="muted">${t('leagues.notCounted', { points: rest.join(' · ') })}</span>` : nothing
    }`;
  }

  people(title, list, also = () => nothing) {
    return html`<section class="card stack">
      <h2>${title}</h2>
      ${
        list.length
          ? html`<ul class="plainlist names">
              ${list.map((player) => html`<li class="between">${playerLink(player)}${also(player)}</li>`)}
            </ul>`
          : html`<p class="empty">${t('tournament.nobody')}</p>`
      }
    </section>`;
  }
}
