import { Refused, put, randomText, remove } from '../api.js';

const PATIENCE = 300; // milliseconds: a plan that is still being changed is not sent yet

/**
 * Registers what lies on the board at the server, which plays it if the player's time runs out: the table's rule
 * `plans`. One request is under way at a time, and the latest plan wins.
 */
export class PlanKeeper {
  /** @param changed is called when the server has a plan, or has none any longer */
  constructor(id, changed = () => {}) {
    Object.assign(this, { id, changed, wanted: null, sent: null, timer: null, busy: false });
    // after a reload the board is empty, whatever was planned before
    this.unsure = true;
  }

  /** Whether the server has the plan that lies on the board. */
  get kept() {
    return this.sent !== null && this.sent === this.wanted;
  }

  /**
   * Called with each drawing.
   *
   * @param table as the viewer sees it
   * @param moves what would be played; empty without a plan
   */
  offer(table, moves) {
    const seatMove = table.seatMove;
    const text = moves.length && isTimed(table) ? JSON.stringify({ seatMove, moves }) : null;
    if (this.sent && JSON.parse(this.sent.text).seatMove !== seatMove) this.sent = null; // the move ended it
    if (text === (this.wanted?.text ?? null)) return this.clearOld(table);
    this.wanted = text === null ? null : this.sent?.text === text ? this.sent : { text, key: randomText() };
    return this.soon();
  }

  clearOld(table) {
    if (!this.unsure || !isTimed(table)) return;
    this.soon();
  }

  soon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.send(), PATIENCE);
  }

  async send() {
    if (this.busy || (this.wanted === this.sent && !this.unsure)) return;
    this.busy = true;
    const { wanted } = this;
    try {
      if (wanted) {
        await put(`/tables/${this.id}/plan`, JSON.parse(wanted.text), { 'Idempotency-Key': wanted.key });
      } else {
        await remove(`/tables/${this.id}/plan`);
      }
      this.sent = wanted;
      this.unsure = false;
    } catch (failure) {
      // refused: the position has changed, and the board will soon be drawn again
      if (failure instanceof Refused) this.unsure = false;
    } finally {
      this.busy = false;
      this.changed();
    }
    if (this.wanted !== wanted) this.soon();
  }

  /** The key to send a move with: the plan's own for the first planned move, so that it counts once. */
  keyFor(seatMove, move) {
    const plan = this.sent && JSON.parse(this.sent.text);
    const same = plan?.seatMove === seatMove && JSON.stringify(plan.moves[0]) === JSON.stringify(move);
    return same ? this.sent.key : randomText();
  }

  close() {
    clearTimeout(this.timer);
  }
}

/** Whether the viewer's time can run out now, at a table that plays plans. */
function isTimed({ table, seat, awaited, clocks }) {
  return (
    table.status === 'PLAYING' &&
    Boolean(table.terms?.plans) &&
    awaited.includes(seat) &&
    Boolean(clocks?.find((clock) => clock.seat === seat)?.deadline)
  );
}
