import { html, nothing } from 'lit-html';
import { post } from '../api.js';
import { placed } from '../boards/effects.js';
import { loadMessages, refusalText, t } from '../messages.js';
import { part } from '../parts.js';

const LAMP = 'M12 3a6 6 0 0 1 4 10.5c-.8.8-1 1.5-1 2.5H9c0-1-.2-1.7-1-2.5A6 6 0 0 1 12 3zM9.5 19h5M10.5 21h3';

/** The expert's move for a player who practises against bots: shown on the board, with its reasons in words. */
export class Hint {
  constructor(page) {
    Object.assign(this, { page, found: null, asking: false });
    this.ears = new AbortController();
    document.addEventListener('keydown', (event) => this.key(event), { signal: this.ears.signal });
  }

  close() {
    this.ears.abort();
  }

  /** As the server decides: unrated, no tournament, and nobody else who could lose by it. */
  get isOffered() {
    const { table } = this.page.table;
    const { seat } = this.page.table;
    return (
      table.status === 'PLAYING' &&
      seat !== null &&
      !table.terms?.rated &&
      !table.tournament &&
      table.seats.every((each) => each.seat === seat || (each.bot && !each.forfeited)) &&
      !table.seats[seat].forfeited
    );
  }

  /** A hint is valid for one move. */
  get current() {
    return this.found && this.page.myTurn && this.found.seatMove === this.page.table.seatMove ? this.found : null;
  }

  async ask() {
    const { page } = this;
    if (!this.isOffered || !page.myTurn || this.asking) return;
    this.asking = true;
    page.redraw();
    const { game } = page.table.table;
    try {
      const [found, board, card] = await Promise.all([
        post(`/tables/${page.id}/hints`),
        part(`${game}/move-words`, () => import(`../boards/${game}/move-words.js`)),
        part('hint-card', () => import('./hint-card.js')),
        loadMessages('learn/common', `learn/${game}`),
      ]);
      Object.assign(this, { found, board, card });
      if (this.current) board.takeUp(found.best.move, page.picked);
      page.refusal = '';
    } catch (failure) {
      page.refusal = refusalText(failure, game);
    }
    this.asking = false;
    page.redraw();
  }

  key(event) {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key !== 'h' || event.target.closest?.('input, select, textarea, dialog')) return;
    event.preventDefault();
    this.ask();
  }

  button() {
    return this.isOffered
      ? html`<button
          class="plain hint-button"
          data-key="hint"
          aria-keyshortcuts="h"
          ?disabled=${!this.page.myTurn || this.asking}
          @click=${() => this.ask()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${LAMP}></path></svg><span>${t('table.hint')}</span>
        </button>`
      : nothing;
  }

  /** With the board only: on a phone other tabs need the room. */
  template() {
    return this.current && this.page.tab === 'board' ? this.card.hintCard(this, this.current) : nothing;
  }

  play(move) {
    this.found = null;
    return this.page.context().play(move);
  }

  drop() {
    this.found = null;
    this.page.redraw();
  }

  /** Marks the places of the move; a drawing keeps the marks of its own elements only. */
  mark(main) {
    for (const old of main.querySelectorAll('[data-hint]')) old.removeAttribute('data-hint');
    if (!this.current) return;
    for (const name of this.board.movePlaces(this.current.best.move)) {
      // the control that makes the move, rather than a place of the same name
      const control = main.querySelector(`.board [data-key="${CSS.escape(name)}"]`);
      (control ?? placed([name], main))?.setAttribute('data-hint', '');
    }
  }
}
