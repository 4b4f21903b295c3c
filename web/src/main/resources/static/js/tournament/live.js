import { get, getAll } from '../api.js';
import { learnNames } from '../names.js';
import { keepOpen } from '../stream.js';

const PARTS = { rounds: 'rounds', standings: 'standings', cross: 'cross-table', log: 'log', invitations: 'invitations' };
const SOON = 150;
const AGAIN = 8_000;

/** Everything there is to read of a tournament, kept up to date by its stream. */
export class LiveTournament {
  /** @param changed is told whenever something new was read, or could not be */
  constructor(id, changed) {
    Object.assign(this, { id, changed, overview: null, rounds: [], standings: null, cross: null, log: null, invitations: null, wanted: new Set(['rounds', 'standings']), known: new Set(), missing: new Set() });
  }

  async open() {
    await this.load(0);
    const told = (event) => this.soon(Number(event.lastEventId) || 0);
    let broken = false;
    this.source = keepOpen(() => `/api/v1/tournaments/${this.id}/stream`, { tournament: told, standings: told }, (linked) => {
      if (linked && broken) this.soon(0); // whatever happened meanwhile
      broken = !linked;
    });
  }

  close() {
    this.closed = true;
    this.source?.close();
    clearTimeout(this.timer);
  }

  soon(atLeast, wait = SOON) {
    clearTimeout(this.timer);
    if (!this.closed) this.timer = setTimeout(() => this.load(atLeast).catch(() => this.soon(atLeast, AGAIN)), wait);
  }

  async load(atLeast) {
    this.overview = await get(`/tournaments/${this.id}?atLeast=${atLeast}`);
    learnNames(this.overview.names);
    const read = await Promise.all([...this.wanted].map((part) => this.read(part)));
    if (read.includes(false)) this.soon(atLeast, AGAIN);
    this.changed();
  }

  /** What cannot be read stays as it was. */
  async read(part) {
    const answer = await getAll(`/tournaments/${this.id}/${PARTS[part]}`, 'entries').catch(() => null);
    if (answer) {
      learnNames(answer.names);
      this[part] = part === 'rounds' ? answer.rounds : answer;
      this.known.add(part);
    }
    if (this.known.has(part)) this.missing.delete(part);
    else this.missing.add(part);
    return answer !== null;
  }

  async want(part) {
    if (this.wanted.has(part)) return;
    this.wanted.add(part);
    await this.load(0).catch(() => { this.missing.add(part); this.changed(); }); // the part can be asked for again
  }
}
