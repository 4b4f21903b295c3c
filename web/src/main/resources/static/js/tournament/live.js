import { get } from '../api.js';
import { learnNames } from '../names.js';

/** Everything there is to read of a tournament, kept up to date by its stream. */
export class LiveTournament {
  constructor(id, changed) {
    Object.assign(this, { id, changed, overview: null, rounds: [], standings: null, cross: null, log: null, wanted: new Set(['rounds', 'standings']) });
  }

  async open() {
    await this.load(0);
    this.source = new EventSource(`/api/v1/tournaments/${this.id}/stream`);
    const soon = (event) => { clearTimeout(this.timer); this.timer = setTimeout(() => this.load(Number(event.lastEventId) || 0), 150); };
    this.source.addEventListener('tournament', soon);
    this.source.addEventListener('standings', soon);
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
