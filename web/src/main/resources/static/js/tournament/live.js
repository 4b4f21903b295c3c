import { get, getAll } from '../api.js';
import { AwaitedEvents } from '../awaited-events.js';
import { learnNames } from '../names.js';
import { keepOpen } from '../stream.js';
import { afterFrame } from './apply-frame.js';

const PARTS = {
  rounds: 'rounds',
  standings: 'standings',
  cross: 'cross-table',
  log: 'log',
  invitations: 'invitations',
  forecast: 'forecast',
};
/** Frames do not carry them: they are read when they are on the screen. */
const READ_WHEN_SHOWN = ['cross', 'forecast'];
const SOON = 150;
const AGAIN = 8_000;

/** Everything there is to read of a tournament: read once, and then kept up to date by the frames of its stream. */
export class LiveTournament {
  /** @param changed is called whenever something is new, or could not be read */
  constructor(id, changed) {
    Object.assign(this, {
      id,
      changed,
      overview: null,
      rounds: [],
      standings: null,
      cross: null,
      log: null,
      invitations: null,
      forecast: null,
      wanted: new Set(['rounds', 'standings']),
      known: new Set(),
      missing: new Set(),
      stale: new Set(),
      shown: null,
      seen: -1,
      streamed: -1,
      arrivals: new AwaitedEvents(),
      waiting: null,
    });
  }

  async open() {
    await this.load(0);
    const address = () => {
      this.streamed = this.seen;
      return `/api/v1/tournaments/${this.id}/stream?lastEventId=${this.seen}`;
    };
    this.source = keepOpen(address, {
      tournament: (event) => this.take(event, (frame) => this.apply(frame)),
      standings: (event) => this.take(event, (standings) => this.applyStandings(standings)),
      forecast: () => this.outdated('forecast'),
    });
  }

  close() {
    this.closed = true;
    this.source?.close();
    clearTimeout(this.timer);
    clearTimeout(this.refresher);
  }

  /** Events that arrive during a full read are applied after it. */
  take(event, apply) {
    const sequence = Number(event.lastEventId);
    const restored = sequence <= this.streamed; // the server knows less than it did: from a backup
    this.streamed = sequence;
    if (restored) this.soon(0);
    if (sequence <= this.seen) return;
    this.seen = sequence;
    const frame = JSON.parse(event.data);
    if (this.waiting) {
      this.waiting.push(() => apply(frame));
      return;
    }
    apply(frame);
    this.arrived();
  }

  apply(frame) {
    learnNames(frame.names);
    const { known, stale } = afterFrame(this, frame);
    Object.assign(this, known);
    stale.forEach((part) => this.stale.add(part));
  }

  applyStandings(standings) {
    learnNames(standings.names);
    if (this.known.has('standings')) this.standings = standings;
    this.stale.add('cross');
  }

  /** The server has a newer one of a part that frames do not carry. */
  outdated(part) {
    this.stale.add(part);
    this.readSoon();
  }

  /** Many frames at once are drawn once; what they do not carry is read if someone looks at it. */
  arrived() {
    this.arrivals.note(this.seen);
    if (!this.drawing) {
      this.drawing = requestAnimationFrame(() => {
        this.drawing = null;
        if (!this.closed) this.changed();
      });
    }
    this.readSoon();
  }

  readSoon() {
    if (this.readable().length) {
      clearTimeout(this.refresher);
      this.refresher = setTimeout(() => this.refresh(), SOON);
    }
  }

  /** The parts that are out of date and needed now. */
  readable() {
    return [...this.stale].filter(
      (part) => this.wanted.has(part) && (this.shown === part || !READ_WHEN_SHOWN.includes(part)),
    );
  }

  async refresh() {
    const parts = this.readable();
    parts.forEach((part) => this.stale.delete(part));
    await Promise.all(parts.map((part) => this.read(part)));
    if (!this.closed) this.changed();
  }

  soon(atLeast, wait = SOON) {
    clearTimeout(this.timer);
    if (!this.closed) this.timer = setTimeout(() => this.load(atLeast).catch(() => this.soon(atLeast, AGAIN)), wait);
  }

  /** Waits until an event can be seen: the stream brings it, and if it does not, everything is read again. */
  async reach(sequence) {
    if (!(await this.arrivals.wait(sequence))) await this.load(sequence);
  }

  async load(atLeast) {
    const waiting = [];
    this.waiting = waiting;
    try {
      this.overview = await get(`/tournaments/${this.id}?atLeast=${atLeast}`);
      learnNames(this.overview.names);
      const read = await Promise.all([...this.wanted].map((part) => this.read(part)));
      if (read.includes(false)) this.soon(atLeast, AGAIN);
      this.seen = Math.max(this.overview.sequence ?? 0, waiting.length ? this.seen : 0);
    } finally {
      if (this.waiting === waiting) this.waiting = null;
      if (this.overview) waiting.forEach((apply) => apply());
    }
    this.arrivals.note(this.seen);
    this.changed();
  }

  /** A part that cannot be read stays as it was. */
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

  /** This part is on the screen now, or none that has to be read for it. */
  async show(part) {
    this.shown = part;
    if (!part || (this.known.has(part) && !this.stale.has(part))) return;
    this.wanted.add(part);
    this.stale.delete(part);
    await this.read(part);
    this.changed();
  }
}
