import { get } from '../api.js';
import { learnNames } from '../names.js';
import { keepOpen } from '../stream.js';

const SHOWN = { open: 12, playing: 6 };

/** The tables of the lobby, updated as they change. */
export class Lobby {
  constructor() {
    Object.assign(this, {
      changed: () => {},
      known: false,
      rows: { open: [], playing: [], finished: [] },
      ended: {},
      ratings: {},
      boards: {},
      tournaments: null,
      ladders: {},
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

  take({ open, playing, finished = [], ended = {}, names, ratings = {}, boards = {}, tournaments = [], ladders = {} }) {
    learnNames(names);
    Object.assign(this, { ended, ratings, boards, tournaments, ladders, known: true });
    this.rows = { open: open.slice(0, SHOWN.open), playing: playing.slice(0, SHOWN.playing), finished };
    this.changed(this.rows);
  }
}
