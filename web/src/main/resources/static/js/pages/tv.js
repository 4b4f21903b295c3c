import { html } from 'lit-html';
import { get } from '../api.js';
import { games, loadBoard, loadGameTexts } from '../boards.js';
import { Learn } from '../learn/learn.js';
import { loadStyle, show } from '../lit.js';
import { gameName, loadMessages, t } from '../messages.js';
import { learnNames, playerName } from '../names.js';
import { follow, keepOpen } from '../stream.js';
import { tick } from '../table/clock.js';
import { Fitting, seatStrip, tableLayout } from '../table/table-layout.js';

const RESULT = 20_000;

/** Shows the most interesting table and switches automatically. */
export async function open(main) {
  const [list] = await Promise.all([
    games(),
    loadGameTexts(),
    loadMessages('table'),
    loadStyle('/css/table.css'),
    loadStyle('/css/learn.css'),
  ]);
  return new TvPage(main, ['', ...list.map((each) => each.id)]);
}

class TvPage {
  constructor(main, channels) {
    Object.assign(this, {
      channels,
      channel: '',
      table: null,
      known: false,
      board: null,
      stream: null,
      last: null,
      picked: {},
      number: 0,
      tab: 'board',
      fitting: new Fitting(main),
      main,
      learn: null,
    });
    this.redraw = () => {
      document.title = t('tv.title');
      show(main, this.page());
      tick(main);
      this.fitting.drawn();
      this.learn?.drawn();
    };
    this.timer = setInterval(() => tick(main), 500);
    this.listen();
    this.redraw();
  }

  listen() {
    const { channel } = this;
    this.source?.close();
    this.source = keepOpen(() => `/api/v1/tv/stream?game=${channel}`, {
      channel: (event) => this.tune(JSON.parse(event.data)),
    });
    get(`/tv?game=${channel}`)
      .then((told) => {
        if (!this.known && channel === this.channel) this.tune(told);
      })
      .catch(() => {});
  }

  /** Another channel: what was on is taken off, also if nothing follows. */
  zap(channel) {
    this.stream?.close();
    this.number += 1;
    Object.assign(this, { channel, table: null, known: false, last: null });
    this.listen();
    this.redraw();
  }

  close() {
    this.source.close();
    this.stream?.close();
    this.number += 1;
    this.fitting.close();
    this.learn?.close();
    clearInterval(this.timer);
  }

  async tune({ table, names }) {
    this.known = true;
    learnNames(names);
    if (!table) {
      if (!this.isOn) this.takeOff();
      return;
    }
    if (this.table?.table.id === table.id) return;
    const mine = ++this.number;
    const [board, frame] = await Promise.all([loadBoard(table.game), get(`/tables/${table.id}`)]).catch(() => []);
    if (mine !== this.number || !frame) return; // no connection, or no access: the stream will switch to another
    learnNames(frame.names);
    this.stream?.close();
    const take = (next) => {
      this.table = next;
      this.last = next.event ?? null;
      if (!this.isOn) this.keepResult();
      requestAnimationFrame(this.redraw);
    };
    Object.assign(this, { board, table: frame, last: null });
    this.explain(table.game);
    this.stream = follow(table.id, frame.sequence, { onFrame: take, onSnapshot: take, onLink: () => {} });
    this.redraw();
  }

  /** The rules of the game that is on; of another one they close. */
  explain(game) {
    if (this.learn?.game === game) return;
    this.learn?.close();
    this.learn = new Learn(this.main, game);
  }

  get isOn() {
    return this.table?.table.status === 'PLAYING';
  }

  /** The end of a game can be seen for a moment; then there is room for the next one. */
  keepResult() {
    const { number } = this;
    setTimeout(() => {
      if (number === this.number && !this.isOn) this.takeOff();
    }, RESULT);
  }

  takeOff() {
    this.stream?.close();
    Object.assign(this, { table: null, stream: null, last: null });
    this.redraw();
  }

  page() {
    const channels = html`<div class="choice no-big" role="group" aria-label=${t('tv.channels')}>
      ${this.channels.map(
        (each) =>
          html`<button
            data-key="channel-${each || 'all'}"
            aria-pressed=${each === this.channel}
            @click=${() => this.zap(each)}
          >
            ${each ? gameName(each) : t('ladder.overall')}
          </button>`,
      )}
    </div>`;
    if (!this.table) {
      return html`<h1>${t('tv.heading')}</h1>
        ${channels}
        <p class="empty">
          ${this.known ? t('tv.nothing') : t('loading')}<a class="button" href="/">${t('home.playNow')}</a>
        </p>`;
    }
    const { game, id, seats } = this.table.table;
    const nameOf = (seat) => playerName(seats[seat].player);
    const drawn = this.board.draw({
      table: { ...this.table, seat: null, legalMoves: [] },
      seat: null,
      front: 0,
      nameOf,
      myTurn: false,
      play: async () => false,
      picked: this.picked,
      redraw: this.redraw,
      lastEvent: this.last,
      perspective: 'spectator',
      readOnly: true,
      mini: false,
    });
    return tableLayout(this, {
      game,
      head: html`<h1>${t('tv.heading')}: ${gameName(game)}</h1>
        <a class="no-big" href="/tables/${id}">${t('tv.table')}</a>`,
      now: html`<p class="now" aria-live="polite">
        ${drawn.now ?? seats.map((each) => nameOf(each.seat)).join(' · ')}
      </p>`,
      strip: seatStrip({ table: this.table, nameOf }),
      tools: this.learn.buttons(this.table),
      drawn,
      bar: html`<div class="channel-bar">${channels}</div>`,
    });
  }
}
