import { serverNow } from '../server-time.js';
import { listenForFirstTouch, sound } from './sounds.js';

const LOW = 10_000;
const SCORED = /(Scored|Counted|ConcertHeld)$/;
const PLACED = /(Played|Planted|Placed|Grown|Taken|Picked|Discarded|Drawn|Raised|Moved|Turned|Evolved|Bought)$/;

/** The sound of an event; null for events that only say what comes next. */
export const soundOf = ({ type }) => (SCORED.test(type) ? 'scored' : PLACED.test(type) ? 'placed' : null);

/** The sounds of a table: my turn, pieces, points, my last seconds and the end. */
export class TableSounds {
  constructor(live) {
    this.live = live;
    this.warned = null;
    this.ears = new AbortController();
    listenForFirstTouch(this.ears.signal);
  }

  close() {
    this.ears.abort();
  }

  /** Of each new position; the most important sound alone. */
  advanced({ turnBegan, ended }) {
    const { lastEvent } = this.live;
    if (ended) sound('end');
    else if (turnBegan) sound('turn');
    else if (lastEvent?.type && soundOf(lastEvent)) sound(soundOf(lastEvent));
  }

  /** Once for each deadline of my own. */
  tick() {
    const { seat, clocks, awaited } = this.live.table;
    const deadline = clocks?.find((each) => each.seat === seat)?.deadline;
    if (!deadline || !awaited.includes(seat) || this.warned === deadline) return;
    const left = new Date(deadline) - serverNow();
    if (left > LOW || left <= 0) return;
    this.warned = deadline;
    sound('low');
  }
}
