import { nothing } from 'lit-html';
import { part } from '../parts.js';

/** The analysis of a finished game. It is loaded when the replay is shown already. */
export class Analysis {
  constructor(page) {
    this.panel = null;
    this.ears = new AbortController();
    if (page.replay.over && page.replay.result) this.load(page);
  }

  async load(page) {
    try {
      const { AnalysisPanel } = await part('analysis-panel', () => import('./analysis-panel.js'));
      const panel = await AnalysisPanel.open(page);
      if (this.ears.signal.aborted) {
        panel.close();
      } else {
        this.panel = panel;
        page.redraw();
      }
    } catch {
      // the replay is complete without it
    }
  }

  close() {
    this.ears.abort();
    this.panel?.close();
  }

  card() {
    return this.panel?.card() ?? nothing;
  }

  /** The words of the analysis about the moment that is shown. */
  note() {
    return this.panel?.note() ?? nothing;
  }

  /** The board of the player who could have moved better, or null. */
  board() {
    return this.panel?.better.board() ?? null;
  }

  drawn(main, again) {
    this.panel?.drawn(main, again);
  }
}
