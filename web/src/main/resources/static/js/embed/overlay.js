import { html, nothing } from 'lit-html';
import { loadBoard } from '../boards.js';
import { show } from '../lit.js';
import { words } from '../log.js';
import { number, t } from '../messages.js';
import { learnNames, playerName } from '../names.js';
import { seatClock, tick } from '../table/clock.js';
import { commentIn, commentLine } from './comment.js';
import { follow, read } from './spectator.js';
import { turningPoint } from './turning-point.js';

const LOOK_AGAIN = 15_000;
const MOST_LOOKS = 40; // ten minutes: then nobody has asked for the analysis

/** Names, clocks, points and the last event without a background, for streaming programs. */
export async function open(main, id, { layout }) {
  const table = await read(`/tables/${id}`);
  learnNames(table.names);
  return new Overlay(main, id, table, await loadBoard(table.table.game), layout);
}

class Overlay {
  constructor(main, id, table, board, layout) {
    Object.assign(this, {
      main,
      id,
      table,
      board,
      layout,
      points: null,
      said: null,
      comment: null,
      turningPoint: null,
      looks: 0,
    });
    this.redraw = () => {
      show(main, this.page());
      tick(main);
    };
    setInterval(() => tick(main), 500);
    this.redraw();
    this.count();
    this.lookBack();
    follow(id, table.sequence, { onFrame: (frame) => this.take(frame) });
  }

  take(frame) {
    const comment = commentIn(frame);
    const told = comment ? [] : words(frame, this.board, this.nameOf);
    if (comment) this.comment = comment;
    if (told.length) this.said = told;
    this.table = frame;
    requestAnimationFrame(this.redraw);
    this.lookBack();
    clearTimeout(this.counting);
    this.counting = setTimeout(() => this.count(), 100); // many events at once are counted once
  }

  async count() {
    const { points, names } = await read(`/tables/${this.id}/points`).catch(() => ({}));
    learnNames(names);
    if (points) this.points = points;
    this.redraw();
  }

  /** After the game: the moment that decided most, as soon as the game is analysed. */
  async lookBack() {
    if (this.looks || this.table.table.status !== 'FINISHED') return;
    while (!this.turningPoint && this.looks < MOST_LOOKS) {
      if (this.looks) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
      this.looks += 1;
      this.turningPoint = await turningPoint(this.id, this.nameOf).catch(() => null);
    }
    this.redraw();
  }

  nameOf = (seat) => {
    const player = this.table.table.seats[seat]?.player;
    return player ? playerName(player) : t('seat.free');
  };

  page() {
    const { table, awaited } = this.table;
    return html`<section class="overlay" data-layout=${this.layout}>
      <h1 class="hidden-text">${t('overlay.label')}</h1>
      <ol class="overlay-seats">
        ${table.seats.map(
          ({ seat }) =>
            html`<li class=${awaited.includes(seat) ? 'turn' : ''}>
              <span class="overlay-name">${this.nameOf(seat)}</span>
              ${seatClock(this.table, seat)}
              <b class="numbers" data-key="points-${seat}">${this.points ? number(this.points[seat]) : nothing}</b>
            </li>`,
        )}
      </ol>
      <p class="overlay-said" aria-live="polite">${this.said ?? nothing}</p>
      ${commentLine(this.comment)}
      ${this.turningPoint ? html`<p class="overlay-turning">${this.turningPoint}</p>` : nothing}
    </section>`;
  }
}
