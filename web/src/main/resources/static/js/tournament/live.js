import { get } from '../api.js';
import { learnNames } from '../names.js';
import { keepOpen } from '../stream.js';

/** Everything there is to read of a tournament, kept up to date by its stream. */
export class LiveTournament {
  constructor(id, changed) {
    Object.assign(this, { id, changed, overview: null, rounds: [], standings: null, cross: null, log: null, wanted: new Set(['rounds', 'standings']) });
  }

  async open() {
    await this.load(0);
    const soon = (atLeast) => { clearTimeout(this.timer); this.timer = setTimeout(() => this.load(atLeast).catch(() => {}), 150); };
    const told = (event) => soon(Number(event.lastEventId) || 0);
    let broken = false;
    this.source = keepOpen(() => `/api/v1/tournaments/${this.id}/stream`, { tournament: told, standings: told }, (linked) => {
      if (linked && broken) soon(0); // whatever happened meanwhile
      broken = !linked;
    });
  }

  close() {
    this.source?.close();
    clearTimeout(this.timer);
  }

  async load(atLeast) {
    this.overview = await get(`/tournaments/${this.id}?atLeast=${atLeast}`);
    learnNames(this.overview.names);
    const parts = { rounds: 'rounds', standings: 'standings', cross: 'cross-table', log: 'log' };
    await Promise.all([...this.wanted].map(async (part) => {
      const answer = await get(`/tournaments/${this.id}/${parts[part]}`).catch(() => null);
      learnNames(answer?.names);
      this[part] = part === 'rounds' ? answer?.rounds ?? [] : answer;
    }));
    this.changed();
  }

  async want(part) {
    if (this.wanted.has(part)) return;
    this.wanted.add(part);
    await this.load(0);
  }
}
