import { get } from '../api.js';
import { placed } from '../boards/effects.js';

/** The better move, on the board as the player saw it. */
export class BetterMove {
  constructor(page, words) {
    Object.assign(this, { page, words, positions: new Map(), picked: {}, shown: null });
  }

  /** @param found the move of the analysis that is made at this moment, or null */
  async show(found) {
    this.shown = found;
    if (!found || this.positions.has(found.step)) return;
    const { page } = this;
    const at = page.timeline.frames[page.index].n;
    try {
      const { frame } = await get(`/tables/${page.id}/replay?perspective=seat-${found.seat}&at=${at}`);
      this.positions.set(found.step, { ...frame.position, sequence: at });
    } catch {
      return; // the words say it, too
    }
    if (this.shown === found) page.redraw();
  }

  /** The board to draw in place of the position of the replay. */
  board() {
    const position = this.shown && this.positions.get(this.shown.step);
    if (!position) return null;
    const { seat, others } = this.shown;
    const [{ move }] = others;
    this.picked = {};
    this.words.takeUp(move, this.picked);
    return {
      table: { ...position, seat, legalMoves: [move] },
      seat,
      front: seat,
      myTurn: true,
      picked: this.picked,
      perspective: 'live',
      readOnly: false,
    };
  }

  mark(main) {
    for (const old of main.querySelectorAll('[data-hint]')) old.removeAttribute('data-hint');
    const shown = this.board() !== null;
    // Nobody plays in a replay: what is lit only shows the move.
    for (const board of main.querySelectorAll('.board')) board.inert = shown;
    if (!shown) return;
    for (const name of this.words.movePlaces(this.shown.others[0].move)) {
      const control = main.querySelector(`.board [data-key="${CSS.escape(name)}"]`);
      (control ?? placed([name], main))?.setAttribute('data-hint', '');
    }
  }
}
