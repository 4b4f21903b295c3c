import { get } from '../api.js';

const AGAIN = 10_000;

/** The number of spectators of a table, polled while the page is visible. */
export class Audience {
  constructor(table, changed) {
    Object.assign(this, { table, changed, known: 0 });
    this.timer = setInterval(() => {
      if (!document.hidden) this.ask();
    }, AGAIN);
    this.first = setTimeout(() => this.ask(), 1_000); // by then the own stream counts too
  }

  close() {
    clearInterval(this.timer);
    clearTimeout(this.first);
  }

  async ask() {
    const { watching } = await get(`/tables/${this.table}/audience`).catch(() => ({ watching: this.known }));
    if (watching === this.known) return;
    this.known = watching;
    this.changed(watching);
  }
}
