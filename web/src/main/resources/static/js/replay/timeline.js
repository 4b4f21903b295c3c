const KEEP_EVERY = 25;
const at = (document, path) => path.reduce((part, name) => part[name], document);

/**
 * Applies the changes from one frame to the next: removals, new values, splices. The values are copied, because later
 * changes would otherwise change the frame itself, and the next position made from it would be wrong.
 */
export function apply(document, delta) {
  let whole = document;
  for (const [path, ...rest] of structuredClone(delta)) {
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
    this.stops = stopsOf(this, replay.turns);
  }

  get last() {
    return this.frames.length - 1;
  }

  /** Where there is something to see: everything lies ready for the first move. */
  get beginning() {
    return this.stops[0];
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

  /** The frame a turn away: what the table looked like when a turn was over. */
  turn(index, by) {
    const found = by > 0 ? this.stops.find((each) => each > index) : this.stops.findLast((each) => each < index);
    return found ?? (by > 0 ? this.last : 0);
  }

  /** How many turns are over at this frame. */
  turnsUntil(index) {
    return Math.max(0, this.stops.filter((each) => each <= index).length - 1);
  }
}

/** The frames before each player's first move in a row, and the last one. */
function stopsOf(timeline, moves) {
  const first = moves.filter((move, i) => move.seat !== moves[i - 1]?.seat);
  const stops = first.map((move) => Math.max(0, timeline.indexOf(move.n) - 1));
  return [...new Set([...stops, timeline.last])];
}
