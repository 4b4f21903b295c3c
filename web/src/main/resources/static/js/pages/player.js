import { html, nothing } from 'lit-html';
import { get, post, put } from '../api.js';
import { loadGameTexts } from '../boards.js';
import { lineChart } from '../chart.js';
import { unavailablePage } from '../error-page.js';
import { Sender } from '../form.js';
import { gameIcon } from '../home/tables.js';
import { show } from '../lit.js';
import { day, dayTime, gameName, number, t } from '../messages.js';
import { learnNames, playerName } from '../names.js';
import { formLine } from '../players/form-line.js';
import { PlayedGames } from '../players/finished-games.js';
import { record, statistics } from '../players/record.js';
import { playerStudies } from '../players/studies.js';
import { tournamentPlaces } from '../players/tournaments.js';
import { Versus } from '../players/head-to-head.js';
import { noteShown, shownAs } from '../router.js';
import { session, signedInAs } from '../session.js';

const AGAIN = 30_000;
const FEW_DAYS = 5 * 86_400_000; // below, a day would appear several times
const signed = (value) => number(Math.round(value), { signDisplay: 'exceptZero' });
const REASONS = ['CHEATING', 'ABUSE', 'NAME', 'STALLING', 'OTHER'];

/** A player's profile: games and ratings. */
export async function open(main, [id]) {
  await loadGameTexts();
  try {
    const profile = await get(`/players/${encodeURIComponent(id)}/profile`);
    const page = new PlayerPage(main, id, profile);
    page.load();
    return page;
  } catch (failure) {
    return unavailablePage(main, failure, 'player.unknown', '/ladders', 'nav.ladders');
  }
}

class PlayerPage {
  constructor(main, id, profile) {
    Object.assign(this, {
      main,
      id,
      profile,
      ladder: (profile.ratings.find((each) => each.ladder === shownAs('ladder')) ?? profile.ratings[0])?.ladder ?? null,
      stake: null,
      figures: null,
      tournaments: null,
      studies: null,
      curve: null,
      corrected: 0,
      recomputed: 0,
      asked: 0,
      sender: new Sender(() => this.redraw()),
    });
    learnNames({ [id]: profile.player.displayName });
    this.redraw = () => {
      document.title = t('player.title', { name: playerName(id) });
      show(main, this.page());
    };
    this.games = new PlayedGames(id, this.redraw);
    this.versus = new Versus(id, this.redraw);
    this.timer = setInterval(() => {
      if (!document.hidden) this.refresh();
    }, AGAIN);
    this.ears = new AbortController();
    for (const change of ['theme', 'language']) {
      window.addEventListener(`perennial:${change}`, () => this.chart(), { signal: this.ears.signal });
    }
    this.redraw();
  }

  close() {
    clearInterval(this.timer);
    this.ears.abort();
  }

  async load() {
    const [figures, tournaments, studies] = await Promise.all([
      get(`/players/${this.id}/statistics`).catch(() => this.figures),
      get(`/players/${this.id}/tournaments`).catch(() => this.tournaments),
      get(`/studies?owner=${this.id}`).catch(() => this.studies),
      this.games.refresh(),
      this.versus.load(),
    ]);
    Object.assign(this, { figures, tournaments, studies });
    this.redraw();
    this.chart();
  }

  /** Updates running and finished games; the curve follows when there is something new to draw. */
  async refresh() {
    const before = this.profile.games.total;
    this.profile = await get(`/players/${encodeURIComponent(this.id)}/profile`).catch(() => this.profile);
    if (this.profile.games.total === before) this.redraw();
    else await this.load();
  }

  /** The rating change of a rated game of two against this player. */
  async reckon() {
    const me = signedInAs();
    const possible =
      me && me !== this.id && session() && !session().guest && !this.profile.player.guest && !this.profile.player.bot;
    const { ladder } = this;
    const told = possible
      ? await get(`/ladders/${this.ladder}/what-if?players=${me},${this.id}`).catch(() => null)
      : null;
    if (ladder !== this.ladder) return;
    this.stake = told?.seats[0].byPlace ?? null;
    this.redraw();
  }

  async chart() {
    if (!this.ladder) return;
    const turn = ++this.asked; // who changes the ladder twice sees the second
    this.reckon();
    const { points } = await get(`/players/${this.id}/ratings/${this.ladder}?limit=500`).catch(() => ({ points: [] }));
    if (turn !== this.asked) return;
    Object.assign(this, {
      curve: points.length,
      corrected: points.filter((each) => each.corrected).length,
      recomputed: points.filter((each) => each.recomputed).length,
    });
    this.redraw();
    if (points.length < 2) return;
    const series = [
      {
        label: t('ladder.rating'),
        points: points.map((each) => ({
          x: Date.parse(each.at),
          y: each.after,
          marked: each.corrected,
          again: each.recomputed,
        })),
      },
    ];
    const xs = series[0].points.map((each) => each.x);
    lineChart(this.main.querySelector('.chart canvas'), {
      series,
      x: t('player.when'),
      y: t('ladder.rating'),
      xText: xs.at(-1) - xs[0] > FEW_DAYS ? day : dayTime,
    });
  }

  page() {
    const { player, games, ratings, firstGame, playing } = this.profile;
    const favourite = [...games.byGame].sort((a, b) => b.games - a.games)[0];
    return html`<div class="between">
        <div>
          <h1>${playerName(this.id)}</h1>
          <p class="muted">
            ${player.bot ? t('player.isBot') : player.guest ? t('player.isGuest') : ''}
            ${firstGame ? t('player.since', { day: day(firstGame) }) : t('player.never')}${
              favourite ? ` · ${t('player.favourite', { game: gameName(favourite.game) })}` : ''
            }
          </p>
        </div>
        ${
          playing?.length
            ? html`<a class="button primary" href="/tables/${playing[0]}">${t('player.watch')}</a>`
            : nothing
        }
      </div>
      ${
        ratings.length
          ? html`<section class="stack">
              <h2>${t('player.ratings')}</h2>
              <div class="columns narrow">${ratings.map((each) => this.rating(each))}</div>
              ${
                this.curve === null || this.curve > 1
                  ? html`<div class="card">
                      <div class="chart tall"><canvas role="img" aria-label=${t('player.history')}></canvas></div>
                      ${
                        this.corrected
                          ? html`<p class="small">▲ ${t('player.corrected', { count: this.corrected })}</p>`
                          : nothing
                      }${
                        this.recomputed
                          ? html`<p class="small">■ ${t('player.recomputed', { count: this.recomputed })}</p>`
                          : nothing
                      }
                    </div>`
                  : html`<p class="empty">${t('player.curveLater')}</p>`
              }
            </section>`
          : html`<p class="empty">${t(player.bot ? 'player.botUnrated' : 'player.unrated')}</p>`
      }
      <section class="stack">
        <h2>${t('player.record')}</h2>
        ${games.total ? record(games) : html`<p class="empty">${t('player.noGames')}</p>`}
      </section>
      ${
        this.stake
          ? html`<p class="notice">
              ${t('player.stake', {
                ladder: this.ladder === 'overall' ? t('ladder.overall') : gameName(this.ladder),
                won: signed(this.stake[0]),
                lost: signed(this.stake[1]),
              })}
            </p>`
          : nothing
      }
      ${this.versus.view()}
      ${this.tournaments?.tournaments.length ? tournamentPlaces(this.tournaments.tournaments) : nothing}
      ${this.studies ? playerStudies(this.studies.studies, signedInAs() === this.id) : nothing}
      ${this.figures?.games.length ? statistics(this.figures) : nothing}
      ${this.games.view(games.byGame.map((each) => each.game))}
      ${session() && !session().guest && signedInAs() !== this.id && !player.bot ? this.manners() : nothing}`;
  }

  rating(each) {
    return html`<button
      class="card rating ${each.ladder === this.ladder ? 'chosen' : ''}"
      aria-pressed=${each.ladder === this.ladder}
      data-key="ladder-${each.ladder}"
      @click=${() => {
        this.ladder = each.ladder;
        noteShown({ ladder: each.ladder });
        this.redraw();
        this.chart();
      }}
    >
      <span class="row"
        >${each.ladder === 'overall' ? nothing : gameIcon(each.ladder, 24)}${
          each.ladder === 'overall' ? t('ladder.overall') : gameName(each.ladder)
        }</span
      >
      <strong class="numbers">${number(each.shown)}${each.provisional ? '?' : ''}</strong
      ><span class="small muted"
        >${t('player.rank', { rank: each.rank, players: each.players })}${
          each.players > 1
            ? ` · ${t('player.percentile', { share: number(each.percentile / 100, { style: 'percent' }) })}`
            : ''
        }</span
      >
      <span class="small muted"
        >${t('player.peak', { rating: number(Math.round(each.peak)), day: day(each.peakAt) })}</span
      >${formLine(each.form)}
    </button>`;
  }

  manners() {
    return html`<details class="more">
      <summary>${t('player.manners')}</summary>
      <div class="card stack">
        <div>
          <button @click=${() => this.sender.send(() => put(`/players/${this.id}/block`), t('player.blocked'))}>
            ${t('player.block')}
          </button>
        </div>
        <form
          class="form"
          @submit=${this.sender.submit((wish) => post(`/players/${this.id}/reports`, wish), t('player.reported'))}
        >
          <label
            >${t('player.reason')}<select name="reason">
              ${REASONS.map((each) => html`<option value=${each}>${t(`reason.${each}`)}</option>`)}
            </select></label
          >
          <label>${t('player.remark')}<input name="remark" maxlength="500" /></label
          ><button>${t('player.report')}</button>
        </form>
        ${this.sender.words}
      </div>
    </details>`;
  }
}
