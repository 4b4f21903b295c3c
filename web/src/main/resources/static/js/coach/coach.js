import { html, nothing } from 'lit-html';
import { get } from '../api.js';
import { loadStyle } from '../lit.js';
import { loadMessages, t } from '../messages.js';
import { part } from '../parts.js';
import { session } from '../session.js';
import { keep, recall } from './memory.js';
import { isCoached } from './steps.js';

const SPROUT = 'M12 21v-9M12 12c0-4-3-6-7-6 0 4 3 6 7 6zM12 14c0-3 3-5 7-5 0 4-3 5-7 5z';

/**
 * Five short bubbles in a player's first game of a kind, each at the part of the screen it explains. The player closes
 * them for good, or goes on later.
 */
export class Coach {
  /** @param page with `id`, `table` and `redraw` */
  constructor(page) {
    this.page = page;
    this.game = page.table.table.game;
    this.step = 0;
    this.shown = false;
    this.bubble = null;
    this.onResize = () => this.shown && page.redraw();
    window.addEventListener('resize', this.onResize);
    this.begin();
  }

  close() {
    window.removeEventListener('resize', this.onResize);
  }

  /** Rated games are no place for lessons. */
  get isOffered() {
    const { table, seat } = this.page.table;
    return isCoached(this.game) && seat !== null && table.status === 'PLAYING' && table.terms?.rated === false;
  }

  /** Starts when the game does: a seat may be taken on this very page. */
  async begin() {
    if (this.begun || !this.isOffered) return;
    this.begun = true;
    const kept = recall(this.game);
    this.step = kept?.step ?? 0;
    if (kept ? kept.table === this.page.id && !kept.closed : await isFirstGame(this.game)) await this.show();
  }

  async show() {
    try {
      [this.bubble] = await Promise.all([
        part('coach', () => import('./bubble.js')),
        loadMessages('coach', `coach/${this.game}`),
        loadStyle('/css/coach.css'),
      ]);
    } catch {
      return; // the game does not wait for it
    }
    this.shown = true;
    this.note(false);
    this.page.redraw();
  }

  note(closed) {
    keep(this.game, { table: this.page.id, step: this.step, closed });
  }

  go(step) {
    this.step = step;
    this.firstMove = undefined;
    this.note(false);
    this.page.redraw();
  }

  finish() {
    this.step = 0;
    this.dismiss();
  }

  dismiss() {
    this.shown = false;
    this.note(true);
    this.page.redraw();
    document.querySelector('[data-key=coach]')?.focus({ preventScroll: true });
  }

  /** Shows it again, where it was left. */
  button() {
    return this.isOffered
      ? html`<button
          class="plain"
          data-key="coach"
          aria-pressed=${String(this.shown)}
          aria-label=${t('table.coach')}
          title=${t('table.coach')}
          @click=${() => (this.shown ? this.dismiss() : this.show())}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${SPROUT}></path></svg>
        </button>`
      : nothing;
  }

  /** The first step asks for a move: the next one comes when the player has made it. */
  follow() {
    const { seatMove } = this.page.table;
    if (!this.shown || this.step > 0) return;
    this.firstMove ??= seatMove;
    if (!(seatMove > this.firstMove)) return;
    this.step = 1;
    this.note(false);
  }

  template() {
    this.follow();
    return this.shown && this.bubble && this.isOffered && this.page.tab === 'board'
      ? this.bubble.bubble(this)
      : nothing;
  }

  escape(event) {
    event.preventDefault();
    event.stopPropagation(); // the table's own Escape undoes a plan
    this.dismiss();
  }

  /** After each drawing: the bubble goes beside its part, which is marked. */
  drawn(main) {
    this.begin();
    this.bubble?.settle(main, this.game, this.step);
  }
}

/** A guest is new. Others may have played this game elsewhere. */
async function isFirstGame(game) {
  const me = session();
  if (!me || me.guest) return true;
  try {
    const { games } = await get(`/players/${me.player}/profile`);
    return !games.byGame.some((each) => each.game === game);
  } catch {
    return false;
  }
}
