import { html, nothing } from 'lit-html';
import { loadGameTexts } from '../boards.js';
import { fit } from '../boards/fit.js';
import { unavailablePage } from '../error-page.js';
import { loadStyle, show } from '../lit.js';
import { clockTime, gameName, loadMessages, t } from '../messages.js';
import { serverNow } from '../server-time.js';
import { nextRoundTime, spanText } from '../tournament/countdown.js';
import { slidesOf, slideTable } from '../tournament/hall-slides.js';
import { LiveTables } from '../tournament/live-tables.js';
import { LiveTournament } from '../tournament/live.js';
import { qrPicture } from '../tournament/qr-code.js';
import { Rotation } from '../tournament/rotation.js';

const BOARDS = 4;

/** A tournament on the wall of a hall: one list after the other, never scrolled, readable from the last row. */
export async function open(main, [id]) {
  await Promise.all([
    loadGameTexts(),
    loadMessages('tournament'),
    loadStyle('/css/home.css'),
    loadStyle('/css/hall.css'),
  ]);
  const page = new HallPage(main, id);
  try {
    await page.live.open();
  } catch (failure) {
    page.close();
    return unavailablePage(main, failure, 'tournament.unknown', '/tournaments', 'nav.tournaments');
  }
  return page;
}

class HallPage {
  constructor(main, id) {
    Object.assign(this, { main, id, kind: null, from: 0, past: [] });
    this.redraw = () => {
      if (!this.live.overview || this.closed) return;
      show(main, this.page());
      this.enlarge();
      this.hideCut();
      this.tick();
    };
    this.live = new LiveTournament(id, this.redraw);
    this.tables = new LiveTables(this.live, this.redraw, BOARDS);
    this.rotation = new Rotation((way) => (way > 0 ? this.next() : this.back()), this.redraw);
    this.timer = setInterval(() => this.tick(), 500);
    this.ears = new AbortController();
    window.addEventListener('resize', this.redraw, { signal: this.ears.signal });
    document.documentElement.dataset.hall = 'on';
  }

  close() {
    this.closed = true;
    this.live.close();
    this.tables.close();
    this.rotation.close();
    this.ears.abort();
    clearInterval(this.timer);
    delete document.documentElement.dataset.hall;
  }

  get slides() {
    return slidesOf(this.live);
  }

  /** The rest of this list, or the next list. */
  next() {
    this.past = [...this.past.slice(-30), { kind: this.kind, from: this.from }];
    const cut = this.firstCut();
    if (cut > 0) {
      this.from += cut;
    } else {
      const { slides } = this;
      Object.assign(this, { kind: slides[(slides.indexOf(this.kind) + 1) % slides.length], from: 0 });
    }
    this.redraw();
  }

  back() {
    Object.assign(this, this.past.pop() ?? { kind: this.slides.at(-1), from: 0 });
    this.redraw();
  }

  rows() {
    return [...this.main.querySelectorAll('.hall-rows tbody tr')];
  }

  /** The first row that is not wholly visible; 0 if there is none. */
  firstCut() {
    const room = this.main.querySelector('.hall-rows')?.getBoundingClientRect();
    return Math.max(
      0,
      this.rows().findIndex((row) => row.getBoundingClientRect().bottom > room.bottom + 1),
    );
  }

  /** Half a name is worse than none: the row comes with the next slide. */
  hideCut() {
    const cut = this.firstCut();
    this.rows().forEach((row, i) => row.classList.toggle('later', cut > 0 && i >= cut));
  }

  /** Small boards are made for a list: here each is as large as its frame. */
  enlarge() {
    for (const board of this.main.querySelectorAll('.live-table .mini')) board.toggleAttribute('data-fit', true);
    fit(this.main);
  }

  /** The clock and the countdown are written without drawing everything. */
  tick() {
    const write = (part, text) => {
      const place = this.main.querySelector(`[data-hall=${part}]`);
      if (place && place.textContent !== text) place.textContent = text;
    };
    write('clock', clockTime(serverNow()));
    const until = this.live.overview && nextRoundTime(this.live.overview);
    if (until) write('countdown', this.span(until - serverNow()));
  }

  span(millis) {
    const { days, clock } = spanText(millis);
    return days ? t('hall.days', { days, clock }) : clock;
  }

  page() {
    const { overview } = this.live;
    const { slides } = this;
    if (!slides.includes(this.kind)) Object.assign(this, { kind: slides[0], from: 0 });
    document.title = t('tournament.title', { name: overview.name });
    return html`<div class="hall" data-slide=${this.kind}>
      <header class="hall-head">
        <h1>${overview.name}</h1>
        <span
          >${gameName(overview.game)}${
            overview.round
              ? ` · ${t('tournaments.round', { round: overview.round, rounds: overview.rounds ?? '?' })}`
              : nothing
          }</span
        >
        <span class="numbers" data-hall="clock" role="timer" aria-label=${t('hall.clock')}></span>
      </header>
      <div class="hall-slide">
        ${
          this.kind === 'boards'
            ? this.tables.show(true)
            : html`${this.tables.show(false)}${slideTable(this.kind, this.live, this.from)}`
        }
      </div>
      <footer class="hall-foot">
        ${qrPicture(this.address, t('hall.code'))}
        <div class="hall-address">
          <span>${t('hall.follow')}</span><b>${this.address.replace(/^https?:\/\//, '')}</b>
        </div>
        <div class="hall-next">${this.upNext(overview)}</div>
        <button
          class="plain hall-pause"
          data-key="pause"
          aria-pressed=${this.rotation.held}
          title=${t('hall.keys')}
          @click=${() => this.rotation.hold()}
        >
          ${t(this.rotation.paused ? 'hall.paused' : 'hall.pause')}
        </button>
      </footer>
    </div>`;
  }

  get address() {
    return `${location.origin}/tournaments/${this.id}`;
  }

  /** When it goes on: by the clock, or when the last table is finished. */
  upNext(overview) {
    if (nextRoundTime(overview)) {
      return html`<span>${t(overview.status === 'REGISTRATION' ? 'hall.startIn' : 'hall.nextIn')}</span>
        <b class="numbers" data-hall="countdown" role="timer"></b>`;
    }
    const tables = this.live.rounds.at(-1)?.tables ?? [];
    const playing = tables.filter(({ status }) => status === 'PLAYING').length;
    if (playing) return html`<span>${t('hall.playing', { count: playing, of: tables.length })}</span>`;
    return overview.status ? html`<span>${t(`tournament.status.${overview.status}`)}</span>` : nothing;
  }
}
