/** The moves of a line as an address has them: `0:draw deck;0:plant O4 1,0`. */
export const lineText = (moves) => moves.map(({ seat, notation }) => `${seat}:${notation}`).join(';');

/** Reads what `lineText` writes; what is no move is left out. */
export const lineOf = (text) =>
  (text ?? '')
    .split(';')
    .map((each) => /^(\d):(.+)$/.exec(each))
    .filter(Boolean)
    .map(([, seat, notation]) => ({ seat: Number(seat), notation }));

/** All moves that were tried from one position. Going back loses nothing. */
export class MoveTree {
  constructor() {
    this.root = { move: null, events: [], parent: null, children: [], visited: null };
    this.here = this.root;
  }

  /** The moves that lead from the beginning to a node. */
  line(node = this.here) {
    const moves = [];
    for (let each = node; each.parent; each = each.parent) moves.unshift(each.move);
    return moves;
  }

  /** Plays a move from here; the same move again leads to the same node. */
  add(move, events) {
    const known = this.here.children.find(
      (each) => each.move.seat === move.seat && each.move.notation === move.notation,
    );
    const node = known ?? { move, events, parent: this.here, children: [], visited: null };
    if (!known) this.here.children.push(node);
    this.go(node);
  }

  go(node) {
    this.here = node;
    for (let each = node; each.parent; each = each.parent) each.parent.visited = each;
  }

  get before() {
    return this.here.parent;
  }

  /** The move that was looked at last after this one. */
  get after() {
    return this.here.visited;
  }
}
