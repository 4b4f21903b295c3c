import { get } from '../api.js';
import { learnNames } from '../names.js';

const REFRESH = 3_000;
const SHOWN = { OPEN: 12, PLAYING: 6, FINISHED: 3 };

/** Which tables there are, kept up to date; asked again only while somebody looks. */
export class Lobby {
  constructor(changed) {
    Object.assign(this, { changed, known: false, rows: { open: [], playing: [], finished: [] }, seen: '' });
    this.timer = setInterval(() => { if (!document.hidden) this.refresh(); }, REFRESH);
    this.refresh();
  }

  close() {
    clearInterval(this.timer);
  }

  async refresh() {
    const lists = await Promise.all(Object.entries(SHOWN).map(([status, limit]) => get(`/tables?status=${status}&limit=${limit}`).catch(() => null)));
    if (lists.includes(null)) return; // the next round tries again; what is shown stays
    lists.forEach((each) => learnNames(each.names));
    const [open, playing, finished] = lists.map((each) => each.tables);
    const seen = JSON.stringify(lists.map((each) => [each.tables, each.names]));
    if (seen === this.seen) return;
    Object.assign(this, { seen, known: true, rows: { open, playing, finished } });
    this.changed(this.rows);
  }
}
