import { html, nothing } from 'lit-html';
import { get } from '../api.js';
import { LiveBoards } from '../home/live.js';
import { t } from '../messages.js';

const SHOWN = 6;
const AGAIN = 6_000;

/** The first tables of the current round as small boards, refreshed while they are visible. */
export class LiveTables {
  constructor(live, redraw, most = SHOWN) {
    Object.assign(this, { live, most, boards: new LiveBoards(redraw), seen: false });
    this.timer = setInterval(() => this.look(), AGAIN);
  }

  close() {
    clearInterval(this.timer);
    this.boards.close();
  }

  rows() {
    const { overview, rounds } = this.live;
    const playing = (rounds.at(-1)?.tables ?? []).filter((each) => each.status === 'PLAYING').slice(0, this.most);
    return playing.map(({ table, players }) => ({
      id: table,
      game: overview.game,
      players,
      awaited: this.boards.frames.get(table)?.awaited ?? [],
      sequence: Infinity,
    }));
  }

  async look() {
    if (!this.seen || document.hidden) return;
    const rows = this.rows();
    const read = await Promise.all(rows.map(({ id }) => get(`/tables/${id}`).catch(() => null)));
    await this.boards.want(rows, Object.fromEntries(rows.map(({ id }, i) => [id, read[i]])));
  }

  /** @param seen whether this part of the page is shown now */
  show(seen) {
    const first = seen && !this.seen;
    this.seen = seen;
    if (first) queueMicrotask(() => this.look());
    const rows = seen ? this.rows() : [];
    const ratings = Object.fromEntries(this.live.overview.entries.map((each) => [each.player, each.rating]));
    return rows.length
      ? html`<section class="stack">
          <h2>${t('home.live')}</h2>
          ${this.boards.view(rows, ratings)}
        </section>`
      : nothing;
  }
}
