import { big } from './theme.js';

const EVERY = 11_000;
const REST = 30_000;

/** A hall display cannot be scrolled by hand: long content is shown screen by screen, then from the top again. */
export class AutoScroll {
  constructor(place, every = EVERY) {
    this.place = place;
    this.touched = -Infinity;
    this.timer = setInterval(() => {
      if (big() && !document.hidden && performance.now() - this.touched > REST) this.turn();
    }, every);
    this.ears = new AbortController();
    for (const deed of ['wheel', 'pointerdown', 'keydown']) {
      window.addEventListener(
        deed,
        () => {
          this.touched = performance.now();
        },
        { signal: this.ears.signal, passive: true },
      );
    } // a reader is scrolling
  }

  close() {
    clearInterval(this.timer);
    this.ears.abort();
  }

  /** The first row that is cut off at the bottom comes to the top, below the bar. */
  turn() {
    const room = document.documentElement;
    const atEnd = scrollY + innerHeight >= room.scrollHeight - 2;
    const cut = [...this.place.querySelectorAll('tbody tr')]
      .map((row) => row.getBoundingClientRect())
      .find((row) => row.bottom > innerHeight);
    const bar = document.querySelector('.bar');
    const covered = bar && getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
    const whole = innerHeight - covered;
    const step = cut ? Math.min(cut.top - covered, whole) : whole;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    scrollTo({ top: atEnd ? 0 : scrollY + (step > 0 ? step : whole), behavior });
  }
}
