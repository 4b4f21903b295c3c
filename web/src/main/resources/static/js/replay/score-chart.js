import { html, nothing } from 'lit-html';
import { lineChart } from '../chart.js';
import { t } from '../messages.js';

/** The points over time; a click opens the moment. */
export class ScoreChart {
  card({ replay, nameOf }) {
    const { scores } = replay;
    if (scores.length < 2) return nothing;
    const last = scores.at(-1).points;
    return html`<section class="card stack">
      <h2>${t('replay.scores')}</h2>
      <div class="chart">
        <canvas
          role="img"
          aria-label=${last.map((points, seat) => `${nameOf(seat)}: ${t('result.points', { points })}`).join(', ')}
        ></canvas>
      </div>
    </section>`;
  }

  /** Drawn once for a timeline; the moment we are at needs no new chart. */
  draw(main, page) {
    if (this.drawn === page.timeline) return;
    this.drawn = page.timeline;
    const { replay, nameOf } = page;
    const series = replay.players.map((_, seat) => ({
      label: nameOf(seat),
      points: [...replay.scores, { n: replay.last, points: replay.scores.at(-1)?.points ?? [] }].map((each) => ({
        x: each.n,
        y: each.points[seat],
      })),
    }));
    lineChart(main.querySelector('.chart canvas'), {
      series,
      stepped: true,
      x: t('replay.event'),
      y: t('replay.points'),
      onPick: (n) => page.go(page.timeline.indexOf(n)),
    });
  }

  /** The next drawing makes a new chart. */
  forget() {
    this.drawn = null;
  }
}
