import { html } from 'lit-html';
import { get } from '../api.js';
import { games, loadBoard, loadGameTexts } from '../boards.js';
import { loadStyle, show } from '../lit.js';
import { gameName, t } from '../messages.js';
import { learnNames, playerName } from '../names.js';
import { follow, keepOpen } from '../stream.js';

/** Shows the most interesting table and switches automatically. */
export async function open(main) {
  const [list] = await Promise.all([games(), loadGameTexts(), loadStyle('/css/table.css')]);
  main.classList.add('wide');
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
    });
    this.redraw = () => {
      document.title = t('tv.title');
      show(main, this.page());
    };
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
  }

  async tune({ table, names }) {
    this.known = true;
    learnNames(names);
    if (!table) {
      if (!this.table) this.redraw(); // a game that has just ended stays on the screen until another begins
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
      requestAnimationFrame(this.redraw);
    };
    Object.assign(this, { board, table: frame, last: null });
    this.stream = follow(table.id, frame.sequence, { onFrame: take, onSnapshot: take, onLink: () => {} });
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
    return html`<div class="between">
        <h1>${t('tv.heading')}: ${gameName(game)}</h1>
        <a class="button no-big" href="/tables/${id}">${t('tv.table')}</a>
      </div>
      ${channels}
      <p class="now" aria-live="polite">${drawn.now ?? seats.map((each) => nameOf(each.seat)).join(' · ')}</p>
      <div class="board board-${game}">${drawn.board}</div>`;
  }
}
