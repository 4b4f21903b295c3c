import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { get } from '../api.js';
import { loadBoard } from '../boards.js';
import { fit } from '../boards/fit.js';
import { watching } from '../embed/drawing.js';
import { unavailablePage } from '../error-page.js';
import { loadStyle, show } from '../lit.js';
import { clockTime, gameName, loadMessages, number, t } from '../messages.js';
import { learnNames, playerName } from '../names.js';
import { shownAs } from '../router.js';
import { serverNow } from '../server-time.js';
import { seatClock, tick } from '../table/clock.js';
import { columnsFor } from '../tournament/wall-grid.js';

const AGAIN = 2_000;

/** All boards of a round on the wall of a hall; the most exciting one is large. */
export async function open(main, [id]) {
  await Promise.all([
    loadMessages('tournament', 'broadcast'),
    loadStyle('/css/home.css'),
    loadStyle('/css/hall.css'),
    loadStyle('/css/wall.css'),
  ]);
  let wall;
  try {
    wall = await get(`/tournaments/${encodeURIComponent(id)}/wall`);
  } catch (failure) {
    return unavailablePage(main, failure, 'tournament.unknown', '/tournaments', 'nav.tournaments');
  }
  return new WallPage(main, id, wall, await loadBoard(wall.game));
}

class WallPage {
  constructor(main, id, wall, board) {
    Object.assign(this, { main, id, board, wall, picked: {}, comments: shownAs('comments') !== 'off' });
    document.documentElement.dataset.hall = 'on';
    this.redraw = () => {
      if (this.closed) return;
      show(main, this.page());
      fit(main);
      this.tick();
    };
    this.ears = new AbortController();
    window.addEventListener('resize', this.redraw, { signal: this.ears.signal });
    this.ticker = setInterval(() => this.tick(), 500);
    this.timer = setInterval(() => this.look(), AGAIN);
    learnNames(wall.names);
    this.redraw();
  }

  close() {
    this.closed = true;
    this.ears.abort();
    clearInterval(this.ticker);
    clearInterval(this.timer);
    delete document.documentElement.dataset.hall;
  }

  async look() {
    if (document.hidden || this.looking) return;
    this.looking = true;
    const wall = await get(`/tournaments/${this.id}/wall`).catch(() => null); // else what was seen last stays
    this.looking = false;
    if (!wall) return;
    learnNames(wall.names);
    this.wall = wall;
    this.redraw();
  }

  tick() {
    tick(this.main);
    const clock = this.main.querySelector('[data-wall=clock]');
    if (clock) clock.textContent = clockTime(serverNow());
  }

  page() {
    const { name, game, round, rounds, boards } = this.wall;
    document.title = t('tournament.title', { name });
    const large = boards.length > 1 && boards.length <= 12;
    const columns = columnsFor(boards.length, large, innerWidth / innerHeight);
    return html`<div class="wall">
      <header class="hall-head">
        <h1>${name}</h1>
        <span>${gameName(game)}${round ? ` · ${t('tournaments.round', { round, rounds })}` : nothing}</span>
        <span class="numbers" data-wall="clock" role="timer" aria-label=${t('hall.clock')}></span>
      </header>
      ${
        boards.length
          ? html`<ul class="wall-boards" .style=${`--columns: ${columns}`} data-large=${large}>
              ${repeat(
                boards,
                ({ number: each }) => each,
                (each) => this.tile(each),
              )}
            </ul>`
          : html`<p class="empty">${t('wall.nothing')}</p>`
      }
    </div>`;
  }

  tile({ number: table, board: view, points, featured, comment }) {
    const { seats } = view.table;
    const nameOf = (seat) => (seats[seat].player ? playerName(seats[seat].player) : t('seat.free'));
    const drawn = view.view ? this.board.draw(watching(view, { ...this, nameOf, mini: true })).board : nothing;
    return html`<li class="card wall-board ${featured ? 'featured' : ''}">
      <div class="wall-names">
        <strong class="numbers">${t('wall.table', { table })}</strong>
        ${featured ? html`<span class="chip">${t('wall.featured')}</span>` : nothing}
        ${seats.map(
          ({ seat }) =>
            html`<span class=${view.awaited.includes(seat) ? 'turn' : ''}
              ><span class="hall-name">${nameOf(seat)}</span> ${seatClock(view, seat)}
              <b class="numbers">${points ? number(points[seat]) : nothing}</b></span
            >`,
        )}
      </div>
      <div class="mini board board-${this.wall.game}" data-fit inert>${drawn}</div>
      ${comment && this.comments ? wallComment(comment) : nothing}
    </li>`;
  }
}

const wallComment = ({ by, text }) =>
  html`<p class="wall-comment" aria-live="polite"><strong>${playerName(by)}</strong> ${text}</p>`;
