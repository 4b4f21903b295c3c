import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { get } from '../api.js';
import { games, loadGameTexts } from '../boards.js';
import { barChart } from '../chart.js';
import { options } from '../form.js';
import { corrections } from '../ladder/corrections.js';
import { decisions } from '../ladder/decisions.js';
import { ranking } from '../ladder/ranking.js';
import { show } from '../lit.js';
import { gameName, number, t } from '../messages.js';
import { learnNames, playerName } from '../names.js';
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
    throw page.failure;
  }
  return page;
}

class LadderPage {
  constructor(main, ladder, ladders) {
    Object.assign(this, {
      ladder,
      ladders,
      kind: KINDS.find((each) => each === shownAs('kind')) ?? KINDS[0],
      period: PERIODS.find((each) => each === shownAs('period')) ?? PERIODS[0],
      active: shownAs('active') === 'true',
      search: '',
      found: [],
      rows: null,
      next: null,
      spread: null,
      corrections: [],
      decisions: [],
      mine: null,
      asked: 0,
      failure: null,
      main,
    });
    this.redraw = () => {
      document.title = t('ladder.title', { ladder: this.name(ladder) });
      show(main, this.page());
    };
    this.timer = setInterval(() => {
      if (!document.hidden && this.pages === 1) this.load();
    }, AGAIN);
    this.ears = new AbortController();
    for (const change of ['theme', 'language']) {
      window.addEventListener(`perennial:${change}`, () => this.chart(), { signal: this.ears.signal });
    }
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
    const path = `/ladders/${this.ladder}?kind=${this.kind}&period=${this.period}&active=${this.active}&limit=50${
      cursor ? `&cursor=${cursor}` : ''
    }`;
    const [page, spread, corrected, decided, mine] = await Promise.all([
      get(path).catch((failure) => {
        this.failure = failure;
        return null;
      }),
      get(`/ladders/${this.ladder}/distribution?kind=${this.kind}`).catch(() => null),
      get(`/ladders/${this.ladder}/corrections?kind=${this.kind}&limit=10`).catch(() => null),
      get(`/ladders/${this.ladder}/decisions?kind=${this.kind}&limit=10`).catch(() => null),
      signedInAs() ? get(`/players/${signedInAs()}/ratings`).catch(() => null) : null,
    ]);
    if (turn !== this.asked) return true;
    if (page) {
      learnNames(page.names);
      Object.assign(this, {
        rows: cursor ? [...this.rows, ...page.rows] : page.rows,
        next: page.next,
        players: page.players,
      });
      this.pages = cursor ? this.pages + 1 : 1;
    } else if (this.rows === null) {
      return false;
    }
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
    noteShown({
      kind: this.kind === KINDS[0] ? null : this.kind,
      period: this.period === PERIODS[0] ? null : this.period,
      active: this.active ? 'true' : null,
    });
    this.load();
  }

  /** Players of that name with an account, even far down; those on this page are shown in the table. */
  async find(name) {
    this.search = name;
    this.redraw();
    const { players } = name.trim()
      ? await get(`/search/players?name=${encodeURIComponent(name.trim())}&limit=10`).catch(() => ({ players: [] }))
      : { players: [] };
    if (name === this.search) {
      this.found = players;
      this.redraw();
    }
  }

  chart() {
    const { bucket, from, counts } = this.spread ?? {};
    if (!counts?.length) return;
    const mine = this.mine && Math.floor((this.mine.rating - from) / bucket);
    const bars = counts.map((value, i) => ({
      label: [String(from + i * bucket), ...(i === mine ? [`▲ ${t('seat.you')}`] : [])],
      value,
      mine: i === mine,
    }));
    barChart(this.main.querySelector('.chart canvas'), { bars, x: t('ladder.rating'), y: t('ladder.players') });
  }

  page() {
    const shown = (this.rows ?? []).filter((row) =>
      playerName(row.player).toLowerCase().includes(this.search.toLowerCase()),
    );
    const others = this.found.filter((each) => !shown.some((row) => row.player === each.id));
    return html`<h1>${t('ladder.heading')}</h1>
      <nav class="tabs" aria-label=${t('ladder.heading')}>
        ${this.ladders.map(
          (each) =>
            html`<a
              href="/ladders/${each}${location.search}"
              aria-current=${each === this.ladder ? 'page' : nothing}
              ${each === this.ladder ? ref(inSight) : nothing}
              >${this.name(each)}</a
            >`,
        )}
      </nav>
      <div class="between">
        <div class="row">
          <label class="field"
            >${t('ladder.kind')}<select data-key="kind" @change=${(event) => this.set({ kind: event.target.value })}>
              ${options(KINDS, this.kind, (each) => t(`ladder.kind.${each}`))}
            </select></label
          >
          <label class="field"
            >${t('ladder.period')}<select
              data-key="period"
              @change=${(event) => this.set({ period: event.target.value })}
            >
              ${options(PERIODS, this.period, (each) => t(`ladder.period.${each}`))}
            </select></label
          >
          <label class="check"
            ><input
              type="checkbox"
              data-key="active"
              .checked=${this.active}
              @change=${(event) => this.set({ active: event.target.checked })}
            />${t('ladder.active')}</label
          >
        </div>
        <label class="field"
          >${t('ladder.search')}<input
            type="search"
            data-key="search"
            .value=${this.search}
            @input=${(event) => this.find(event.target.value)}
        /></label>
      </div>
      ${
        this.mine
          ? html`<p class="notice good">
              ${t('ladder.you', { rank: this.mine.rank, players: this.mine.players, rating: number(this.mine.shown) })}
            </p>`
          : nothing
      }
      ${
        this.rows === null
          ? html`<div class="skeleton"></div>`
          : shown.length
            ? ranking(shown)
            : others.length
              ? nothing
              : html`<p class="empty">
                  ${t(this.search ? 'ladder.nobodyFound' : 'ladder.empty')}<a class="button" href="/"
                    >${t('home.playNow')}</a
                  >
                </p>`
      }
      ${
        others.length
          ? html`<p>
              ${t('ladder.elsewhere')}
              ${others.map((each, i) => html`${i ? ', ' : ''}<a href="/players/${each.id}">${each.displayName}</a>`)}
            </p>`
          : nothing
      }
      ${
        this.next && !this.search
          ? html`<div><button @click=${() => this.load(this.next)}>${t('ladder.more')}</button></div>`
          : nothing
      }
      ${
        this.spread?.counts.length
          ? html`<section class="card stack">
              <h2>${t('ladder.spread')}</h2>
              <p class="small muted">${t(this.mine ? 'ladder.spreadText' : 'ladder.spreadOfAll')}</p>
              <div class="chart tall"><canvas role="img" aria-label=${t('ladder.spread')}></canvas></div>
            </section>`
          : nothing
      }
      ${this.corrections.length ? corrections(this.corrections) : nothing}
      ${this.decisions.length ? decisions(this.decisions) : nothing}`;
  }
}
