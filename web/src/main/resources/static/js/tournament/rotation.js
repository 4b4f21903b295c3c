const EVERY = 12_000;
const REST = 8_000;

/**
 * Goes round the slides of a hall display. A pointer that moves stops it until the pointer has rested, so that one left
 * on the screen does not stop it for good; the space bar stops it until it is pressed again; arrow keys step.
 */
export class Rotation {
  /** @param step is called with 1 or -1 */
  constructor(step, redraw, every = EVERY) {
    Object.assign(this, { step, redraw, held: false, moved: -Infinity });
    this.timer = setInterval(() => {
      if (!this.paused && !document.hidden) step(1);
    }, every);
    this.ears = new AbortController();
    const listen = (type, act) => window.addEventListener(type, act, { signal: this.ears.signal });
    listen('pointermove', () => this.rest());
    listen('keydown', (event) => this.key(event));
  }

  get paused() {
    return this.held || performance.now() - this.moved < REST;
  }

  rest() {
    const before = this.paused;
    this.moved = performance.now();
    clearTimeout(this.waker);
    this.waker = setTimeout(() => this.redraw(), REST);
    if (!before) this.redraw();
  }

  hold(held = !this.held) {
    this.held = held;
    if (!held) this.moved = -Infinity;
    this.redraw();
  }

  key(event) {
    const onControl = event.target.closest?.('button, a');
    if (event.key === ' ' && !onControl) this.hold();
    else if (event.key === 'ArrowRight') this.step(1);
    else if (event.key === 'ArrowLeft') this.step(-1);
    else return;
    event.preventDefault();
  }

  close() {
    clearInterval(this.timer);
    clearTimeout(this.waker);
    this.ears.abort();
  }
}
