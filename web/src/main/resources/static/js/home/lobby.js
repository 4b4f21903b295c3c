import { get } from '../api.js';
import { learnNames } from '../names.js';
import { keepOpen } from '../stream.js';

const SHOWN = { open: 12, playing: 6, finished: 3 };

/** The tables of the lobby, updated as they change. */
export class Lobby {
  constructor() {
    Object.assign(this, {
      changed: () => {},
      known: false,
      rows: { open: [], playing: [], finished: [] },
      ratings: {},
      running: '',
    });
    this.source = keepOpen(() => '/api/v1/lobby/stream', { lobby: (event) => this.take(JSON.parse(event.data)) });
    this.heard = get('/lobby')
      .then((now) => {
        if (!this.known) this.take(now);
      })
      .catch(() => {}); // the stream will report it
  }

  /** Reports the known state now and every later change. */
  tell(changed) {
    this.changed = changed;
    if (this.known) changed(this.rows);
  }

  close() {
    this.source.close();
  }

  take({ open, playing, names, ratings }) {
    learnNames(names);
    this.ratings = ratings ?? {};
    Object.assign(this.rows, { open: open.slice(0, SHOWN.open), playing: playing.slice(0, SHOWN.playing) });
    this.known = true;
    this.changed(this.rows);
    const running = playing.map((each) => each.id).join();
    if (running !== this.running || !running) this.finished(); // one that is gone from the list may have ended
    this.running = running;
  }

  async finished() {
    const found = await get(`/tables?status=FINISHED&limit=${SHOWN.finished}`).catch(() => null);
    if (!found) return;
    learnNames(found.names);
    this.rows.finished = found.tables;
    this.changed(this.rows);
  }
}
