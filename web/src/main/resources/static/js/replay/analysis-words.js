import { t } from '../messages.js';

const percent = (chance) => Math.round(100 * chance);

/** The decisions of an analysis in words, with the positions of a replay. */
export class AnalysisWords {
  /** @param page has the replay, its timeline and the names of the seats; @param moves the words of the game's moves */
  constructor(page, moves) {
    Object.assign(this, { page, moves });
  }

  /** The frame before a step of the game: there the player decided. */
  indexOf(step) {
    const { timeline, replay } = this.page;
    return timeline.indexOf(replay.turns[step].n) - 1;
  }

  /** A move in words, with the position before it. */
  said(move, { step, seat }) {
    const { view } = this.page.timeline.position(this.indexOf(step));
    return this.moves.moveWords(move, { view, seat, nameOf: this.page.nameOf });
  }

  loss(found) {
    return t('analysis.cost', {
      name: this.page.nameOf(found.seat),
      move: this.said(found.move, found),
      percent: percent(found.loss),
      better: this.said(found.others[0].move, found),
    });
  }

  turningPoint(point, view) {
    return point.kind === 'COST'
      ? this.loss(view.moves.find(({ step }) => step === point.step))
      : t(`analysis.${point.kind}`, {
          name: this.page.nameOf(point.seat),
          before: percent(point.before),
          after: percent(point.after),
        });
  }
}
