import { get } from '../api.js';
import { AwaitedEvents, PATIENCE } from '../awaited-events.js';
import { askForNames } from '../names.js';
import { follow } from '../stream.js';
import { FrameQueue } from './frame-queue.js';

const EARLIER = 40;
const SHOWN = 6_000; // no move takes longer to be shown

/** A table as its viewer sees it: read once, and then kept up to date by the frames of its stream. */
export class LiveTable {
  /**
   * @param table as it was read
   * @param advanced is called with each new position, before it is drawn: whether the viewer may still do the same,
   *   whether it has become the viewer's turn, and whether the game has just ended
   * @param changed is called when there is something to draw
   * @param spanOf how long an event is to be seen before the next one, in milliseconds
   */
  constructor(id, table, { advanced, changed, spanOf = () => 0 }) {
    Object.assign(this, {
      id,
      table,
      advanced,
      changed,
      read: table.sequence,
      told: [],
      fresh: [],
      lastEvent: null,
      linked: true,
      drawing: false,
      heard: new AwaitedEvents(),
      arrivals: new AwaitedEvents(),
      queue: new FrameQueue((frame) => this.take(frame), spanOf),
    });
    this.heard.note(table.sequence);
    this.arrivals.note(table.sequence);
  }

  open() {
    this.stream = follow(this.id, Math.max(0, this.read - EARLIER), {
      onFrame: (frame) => this.hear(frame),
      onSnapshot: (snapshot) => {
        this.queue.skip();
        this.advance(snapshot);
      },
      onLink: (up) => {
        this.linked = up;
        this.changed();
      },
      // to notify me of my turn
      stays: () => this.table.seat !== null && ['OPEN', 'PLAYING'].includes(this.table.table.status),
    });
  }

  close() {
    this.stream.close();
    this.queue.close();
  }

  /** For a viewer who has signed in or out, and may see more or less than before. */
  async readAgain() {
    this.table = await get(`/tables/${this.id}`).catch(() => this.table);
    this.stream.reopen();
    this.changed();
  }

  /** Events of the past are only told; new ones are shown one after the other. */
  hear(frame) {
    this.heard.note(frame.sequence);
    const named = withType(frame, this.table.table.game);
    if (frame.sequence <= this.read) this.take(named);
    else this.queue.push(named);
  }

  /** Passes every event since the page was opened to the board once, even one that arrived after its own effect. */
  take(frame) {
    this.told.unshift(frame);
    if (frame.sequence >= this.table.sequence) {
      this.advance(frame);
      return;
    }
    if (frame.sequence > this.read && frame.event) this.fresh.push(frame.event);
    this.drawSoon();
  }

  advance(next) {
    const before = this.myTurn;
    const ran = this.table.table.status === 'PLAYING';
    const same = mayDoTheSame(this.table, next);
    this.lastEvent = next.event ?? null;
    if (next.event) this.fresh.push(next.event);
    // moves in hand are still the ones that may be made
    this.table = same ? { ...next, legalMoves: this.table.legalMoves } : next;
    this.heard.note(next.sequence);
    this.arrivals.note(next.sequence);
    askForNames(next.table.seats.map((each) => each.player)).then((more) => {
      if (more) this.changed();
    });
    this.advanced({
      same,
      turnBegan: this.myTurn && !before,
      ended: ran && next.table.status === 'FINISHED',
    });
    this.drawSoon();
  }

  /** Many events at once are drawn once. */
  drawSoon() {
    if (this.drawing) return;
    this.drawing = true;
    requestAnimationFrame(() => {
      this.drawing = false;
      this.changed();
    });
  }

  /** Waits until an event can be seen: the stream brings it sooner than an answer would, if it is there. */
  async reach(sequence) {
    if (await this.heard.wait(sequence, this.linked ? PATIENCE : 0)) {
      if (await this.arrivals.wait(sequence, SHOWN)) return;
      this.queue.skip();
    }
    if (this.table.sequence >= sequence) return;
    const answer = await get(`/tables/${this.id}?atLeast=${sequence}`);
    if (answer.sequence > this.table.sequence) this.advance(answer);
  }

  get myTurn() {
    return this.table.seat !== null && this.table.awaited.includes(this.table.seat);
  }

  /** The events that the board has not seen yet. */
  takeFresh() {
    const { fresh } = this;
    this.fresh = [];
    return fresh;
  }
}

/** A frame says the full name of its event; boards know the events of their game by the name alone. */
function withType(frame, game) {
  const [of, type] = frame.type?.split('.') ?? [];
  return of === game && frame.event ? { ...frame, event: { type, ...frame.event } } : frame;
}

/** Whether another player's event left my legal moves unchanged: a greeting must not cancel a half-made move. */
function mayDoTheSame(before, next) {
  return (
    next.seat !== null &&
    before.seat === next.seat &&
    before.seatMove === next.seatMove &&
    before.table.status === next.table.status &&
    JSON.stringify(before.legalMoves) === JSON.stringify(next.legalMoves)
  );
}
