const KEEP_EVERY = 25;
const at = (document, path) => path.reduce((part, name) => part[name], document);

/** Applies the changes from one frame to the next: removals, new values, splices. */
export function apply(document, delta) {
  let whole = document;
  for (const [path, ...rest] of delta) {
    if (rest.length === 3) {
      at(whole, path).splice(rest[0], rest[1], ...rest[2]);
    } else if (!path.length) {
      [whole] = rest;
    } else {
      const parent = at(whole, path.slice(0, -1));
      if (rest.length) [parent[path.at(-1)]] = rest;
      else delete parent[path.at(-1)];
    }
  }
  return whole;
}

/** A whole game, frame by frame; any position is made from the nearest kept one. */
export class Timeline {
  constructor(replay) {
    this.replay = replay;
    // the log knows live frames' name for it
    this.frames = replay.frames.map((frame) => ({ ...frame, time: frame.at }));
    this.kept = new Map([[0, replay.frames[0].position]]);
  }

  get last() {
    return this.frames.length - 1;
  }

  /** Where there is something to see: the first move. */
  get beginning() {
    return this.replay.turns.length ? this.indexOf(this.replay.turns[0].n) : 0;
  }

  indexOf(n) {
    const index = this.frames.findIndex((frame) => frame.n >= n);
    return index < 0 ? this.last : index;
  }

  position(index) {
    const from = Math.max(...[...this.kept.keys()].filter((each) => each <= index));
    let position = structuredClone(this.kept.get(from));
    for (let i = from + 1; i <= index; i += 1) {
      position = this.frames[i].position
        ? structuredClone(this.frames[i].position)
        : apply(position, this.frames[i].delta);
      if (i % KEEP_EVERY === 0 && !this.kept.has(i)) this.kept.set(i, structuredClone(position));
    }
    return position;
  }

  /** The frame a turn away: the next or the previous one with a move. */
  turn(index, by) {
    const n = this.frames[index].n;
    const turns = this.replay.turns.map((each) => each.n);
    const found = by > 0 ? turns.find((each) => each > n) : turns.findLast((each) => each < n);
    return found === undefined ? (by > 0 ? this.last : 0) : this.indexOf(found);
  }
}
