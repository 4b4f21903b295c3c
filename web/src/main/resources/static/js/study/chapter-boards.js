import { get, post } from '../api.js';
import { exploredTable } from '../explore/explored-table.js';
import { learnNames } from '../names.js';
import { Timeline } from '../replay/timeline.js';

/** The positions of a chapter's game, seen with one perspective, and those of its lines. */
export class ChapterBoards {
  constructor(table, perspective, replay) {
    Object.assign(this, { table, perspective, replay, timeline: new Timeline(replay), lines: new Map() });
  }

  static async load(table, perspective) {
    const replay = await get(`/tables/${table}/replay?perspective=${perspective}`);
    learnNames(replay.names);
    return new ChapterBoards(table, perspective, replay);
  }

  /** The game at the index of its timeline. */
  inGame(index) {
    const seat = /^seat-(\d+)$/.exec(this.perspective)?.[1];
    const { n } = this.timeline.frames[index];
    return {
      ...this.timeline.position(index),
      sequence: n,
      seat: seat === undefined ? null : Number(seat),
      legalMoves: [],
    };
  }

  /** Asks for a line once: all its positions come in one answer, those of a long one in several. */
  async inLine(line, moves) {
    const key = JSON.stringify(line);
    if (!this.lines.has(key)) this.lines.set(key, new Map());
    const known = this.lines.get(key);
    if (!known.has(moves)) {
      const { sequence, deal, seat, seed } = line;
      const answer = await post(`/tables/${this.table}/explore`, {
        sequence,
        deal,
        ...(deal === 'REDEALT' ? { perspective: seat, seed, seat } : {}),
        moves: line.moves.slice(0, Math.max(moves, Math.min(line.moves.length, moves + 40))),
        from: moves,
      });
      answer.positions.forEach((each) => known.set(each.moves, each));
    }
    return known.get(moves);
  }

  tableOf(line, position) {
    const { table: id, replay } = this;
    return exploredTable({ id, replay, sequence: line.sequence, position, moves: position.moves });
  }
}
