import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { loadBoard } from '../boards.js';
import { gameName, number, t } from '../messages.js';
import { playerName } from '../names.js';
import { seatClock, tick } from '../table/clock.js';

const SECOND = 1_000;

/** One row of placeholders, as high as the boards to come. */
export const ghosts = () =>
  html`<p class="hidden-text" role="status">${t('loading')}</p>
    <ul class="live" aria-hidden="true">
      ${[0, 1, 2].map(
        () =>
          html`<li>
            <div class="card live-table">
              <span class="between"><strong class="game-title">&nbsp;</strong><span class="chip">&nbsp;</span></span>
              <div class="mini skeleton"></div>
              <span class="small playing">&nbsp;</span>
            </div>
          </li>`,
      )}
    </ul>`;

/** Tables as small boards that move by themselves. */
export class LiveBoards {
  constructor(redraw) {
    Object.assign(this, { redraw, frames: new Map(), boards: new Map(), closed: false });
    this.timer = setInterval(() => tick(document), SECOND);
  }

  close() {
    this.closed = true;
    clearInterval(this.timer);
  }

  /** Shows the boards of these tables, and forgets the others. */
  async want(rows, boards) {
    for (const id of this.frames.keys()) if (!rows.some((row) => row.id === id)) this.frames.delete(id);
    await Promise.all(
      rows.map(async (row) => {
        if ((this.frames.get(row.id)?.sequence ?? -1) >= row.sequence) return;
        try {
          const frame = boards[row.id];
          if (!frame) return; // it may not be watched: its names stay visible
          const board = await loadBoard(row.game);
          if (this.frames.get(row.id)?.sequence === frame.sequence) return;
          this.boards.set(row.game, board);
          this.frames.set(row.id, { ...frame, seat: null, legalMoves: [] });
          if (!this.closed) this.redraw();
        } catch {
          // no connection: the board comes with the next change
        }
      }),
    );
  }

  /** @param ratings by player, of those who have one */
  view(rows, ratings) {
    queueMicrotask(() => tick(document)); // when it is drawn
    return html`<ul class="live">
      ${repeat(
        rows,
        (row) => row.id,
        (row) =>
          html`<li>
            <a class="card live-table" href="/tables/${row.id}">
              <span class="between"
                ><strong class="game-title">${gameName(row.game)}</strong
                ><span class="chip PLAYING">${t('home.liveNow')}</span></span
              >
              <div class="mini board board-${row.game}" inert>${this.small(row)}</div>
              <span class="small playing"
                >${row.players.map(
                  (player, seat) =>
                    html`<span class=${row.awaited.includes(seat) ? 'turn' : ''}
                      >${playerName(player)}
                      ${
                        ratings[player]
                          ? html`<span class="rated numbers" title=${t('ladder.rating')}
                              >${number(ratings[player])}</span
                            >`
                          : nothing
                      }${this.frames.has(row.id) ? seatClock(this.frames.get(row.id), seat) : nothing}</span
                    >`,
                )}</span
              ></a
            >
          </li>`,
      )}
    </ul>`;
  }

  small(row) {
    const frame = this.frames.get(row.id);
    const board = this.boards.get(row.game);
    if (!frame?.view || !board) return nothing;
    const nameOf = (seat) => playerName(frame.table.seats[seat].player);
    return (
      board.draw({
        table: frame,
        seat: null,
        nameOf,
        myTurn: false,
        play: () => {},
        picked: {},
        redraw: () => {},
        lastEvent: null,
        perspective: 'spectator',
        readOnly: true,
        mini: true,
      }).board ?? nothing
    );
  }
}
