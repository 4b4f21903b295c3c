import { Timeline } from './timeline.js';

const PAUSE = 1_000;

/** A part of a replay, from one moment to another, once or in a loop. */
export class ClipPlayer {
  /** @param changed is called when another moment is shown, or the play button has changed */
  constructor(replay, { from, to, loop = false, speed = 1 }, changed) {
    const timeline = new Timeline(replay);
    const first = from === null ? timeline.beginning : timeline.indexOf(from);
    const last = to === null ? timeline.last : timeline.indexOf(to);
    Object.assign(this, { replay, timeline, loop, speed, changed, playing: false, timer: null });
    this.first = Math.min(first, last);
    this.last = Math.max(first, last);
    this.index = this.first;
  }

  /** The moments that are shown one after the other: the end of each turn, and every event of a short clip. */
  get steps() {
    const { first, last, timeline } = this;
    const turns = timeline.stops.filter((each) => each > first && each < last);
    const events = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    return turns.length < 2 ? events : [first, ...turns, last];
  }

  go(index) {
    this.index = Math.min(this.last, Math.max(this.first, index));
    this.changed();
  }

  step(by) {
    const { steps } = this;
    const next = by > 0 ? steps.find((each) => each > this.index) : steps.findLast((each) => each < this.index);
    if (next !== undefined) this.go(next);
    return next !== undefined;
  }

  play(on) {
    clearTimeout(this.timer);
    this.playing = on;
    if (on && this.index === this.last && !this.loop) this.index = this.first;
    if (on) this.timer = setTimeout(() => this.advance(), PAUSE / this.speed);
    this.changed();
  }

  /** At its end a loop begins again; anything else stops. */
  advance() {
    const moved = this.step(1);
    if (!moved && this.loop) this.go(this.first);
    this.play(moved || this.loop);
  }

  close() {
    clearTimeout(this.timer);
  }

  get frame() {
    return this.timeline.frames[this.index];
  }

  /** The position as the board draws it. */
  get table() {
    return { ...this.timeline.position(this.index), sequence: this.frame.n, seat: null, legalMoves: [] };
  }
}
