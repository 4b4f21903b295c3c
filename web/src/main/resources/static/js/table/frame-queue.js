import { finishMotion } from '../boards/effects.js';

const CROWD = 12; // more waiting events go faster
const MOB = 40; // and these all at once

/** Shows the events of a move one after the other, so that they can be followed. Any click or key skips ahead. */
export class FrameQueue {
  /**
   * @param show shows a frame
   * @param spanOf how long the event of a frame is to be seen, in milliseconds
   */
  constructor(show, spanOf) {
    Object.assign(this, { show, spanOf, waiting: [], timer: null });
    this.ears = new AbortController();
    const { signal } = this.ears;
    const skip = () => {
      if (this.waiting.length || this.timer) this.skip();
    };
    for (const event of ['pointerdown', 'keydown']) {
      document.addEventListener(event, skip, { signal, capture: true, passive: true });
    }
    document.addEventListener('visibilitychange', skip, { signal });
  }

  close() {
    this.ears.abort();
    this.skip();
  }

  push(frame) {
    this.waiting.push(frame);
    if (this.timer === null) this.next();
  }

  next() {
    this.timer = null;
    while (this.waiting.length && this.timer === null) {
      const frame = this.waiting.shift();
      this.show(frame);
      const span = this.waiting.length > MOB ? 0 : this.spanOf(frame.event) / (this.waiting.length > CROWD ? 2 : 1);
      if (span > 0) this.timer = setTimeout(() => this.next(), span);
    }
  }

  /** Shows everything that waits, at once. */
  skip() {
    clearTimeout(this.timer);
    this.timer = null;
    for (const frame of this.waiting.splice(0)) this.show(frame);
    finishMotion();
  }
}
