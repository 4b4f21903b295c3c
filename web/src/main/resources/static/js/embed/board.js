import { html, nothing } from 'lit-html';
import { loadBoard } from '../boards.js';
import { loadStyle, show } from '../lit.js';
import { logLine } from '../log.js';
import { gameName, t } from '../messages.js';
import { learnNames, playerName } from '../names.js';
import { ClipPlayer } from '../replay/clip-player.js';
import { playBar } from '../replay/play-bar.js';
import { tick } from '../table/clock.js';
import { Fitting, seatStrip, tableLayout } from '../table/table-layout.js';
import { commentIn, commentLine } from './comment.js';
import { watching } from './drawing.js';
import { follow, read } from './spectator.js';

const OUT = 'M14 4h6v6M20 4l-9 9M18 14v5H5V6h5';

/** A board for other sites: live, or a part of a replay. */
export async function open(main, id, parameters) {
  const replayed = parameters.from !== null || parameters.to !== null || parameters.replay;
  const [answer] = await Promise.all([
    read(`/tables/${id}${replayed ? '/replay?perspective=spectator' : ''}`),
    loadStyle('/css/table.css'),
    loadStyle('/css/replay.css'),
  ]);
  learnNames(answer.names);
  const board = await loadBoard(replayed ? answer.game : answer.table.game);
  return replayed
    ? new EmbeddedReplay(main, id, board, answer, parameters)
    : new EmbeddedTable(main, id, board, answer);
}

class EmbeddedBoard {
  constructor(main, id, board) {
    Object.assign(this, { main, id, board, picked: {}, tab: 'board', fitting: new Fitting(main) });
    main.className = 'page page-embed';
    this.redraw = () => {
      show(main, this.page());
      tick(main);
      this.fitting.drawn();
    };
  }

  /** @param table the position to show; @param frame the event before it */
  shell(game, table, frame, { nameOf, head, bar = nothing, strip = nothing }) {
    document.title = t('embed.title', { game: gameName(game) });
    const drawn = table.view
      ? this.board.draw(watching(table, { ...this, nameOf, lastEvent: frame?.event ?? null }))
      : { board: html`<p class="empty">${t('replay.before')}</p>` };
    const said = frame?.sentence ? logLine(frame, this.board, nameOf) : null;
    return tableLayout(this, {
      game,
      head: html`<h1>${gameName(game)}</h1>
        ${head}`,
      now: html`<p class="now" aria-live="polite">${said ?? drawn.now ?? nothing}</p>`,
      tools: html`<a class="button" target="_blank" rel="noopener" href=${this.address} title=${t('embed.open')}
        ><svg viewBox="0 0 24 24" aria-hidden="true"><path d=${OUT}></path></svg><span>${t('embed.open')}</span></a
      >`,
      strip,
      drawn,
      bar,
    });
  }
}

class EmbeddedTable extends EmbeddedBoard {
  constructor(main, id, board, table) {
    super(main, id, board);
    this.table = table;
    this.last = null;
    this.comment = null;
    setInterval(() => tick(main), 500);
    this.redraw();
    this.stream = follow(id, table.sequence, {
      onFrame: (frame) => {
        const seats = (each) => JSON.stringify(each.table.seats.map(({ player }) => player));
        if (seats(frame) !== seats(this.table)) this.learn();
        this.table = frame;
        this.comment = commentIn(frame) ?? this.comment;
        this.last = frame.event ? { ...frame, event: { type: frame.type.split('.')[1], ...frame.event } } : null;
        requestAnimationFrame(this.redraw);
      },
    });
  }

  /** Someone sat down: events contain no names. */
  async learn() {
    const { names } = await read(`/tables/${this.id}`).catch(() => ({}));
    learnNames(names);
    this.redraw();
  }

  get address() {
    return `/tables/${this.id}`;
  }

  page() {
    const { game, status, seats } = this.table.table;
    const nameOf = (seat) => (seats[seat]?.player ? playerName(seats[seat].player) : t('seat.free'));
    return this.shell(game, this.table, this.last, {
      nameOf,
      head: html`<span class="chip ${status}">${t(`status.${status}`)}</span>`,
      strip: seatStrip({ table: this.table, nameOf }),
      bar: commentLine(this.comment),
    });
  }
}

class EmbeddedReplay extends EmbeddedBoard {
  constructor(main, id, board, replay, parameters) {
    super(main, id, board);
    this.player = new ClipPlayer(replay, parameters, () => this.redraw());
    if (parameters.autoplay) this.player.play(true);
    else this.redraw();
  }

  get address() {
    return `/tables/${this.id}/replay?at=${this.player.frame.n}`;
  }

  page() {
    const { replay, frame, table } = this.player;
    const nameOf = (seat) => (replay.players[seat] ? playerName(replay.players[seat]) : t('seat.free'));
    return this.shell(replay.game, table, frame, { nameOf, head: nothing, bar: playBar(this.player) });
  }
}
