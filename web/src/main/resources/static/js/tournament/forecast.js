import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { lineChart } from '../chart.js';
import { number, t } from '../messages.js';
import { playerName } from '../names.js';
import { playerLink } from '../players/player-link.js';
import { signedInAs } from '../session.js';
import { needs } from './forecast-needs.js';
import { percent, seriesOf, targetName } from './forecast-figures.js';
import { readAgainIfMissing } from './retry-notice.js';

/** The tab with the odds of everyone, the next game of the reader, and the odds over the rounds. */
export class ForecastTab {
  constructor(main, live, redraw) {
    Object.assign(this, { main, live, redraw, target: 0, drawn: null, ears: new AbortController() });
    for (const change of ['theme', 'language']) {
      const again = () => {
        this.drawn = null;
        this.drawChart();
      };
      window.addEventListener(`perennial:${change}`, again, { signal: this.ears.signal });
    }
  }

  close() {
    this.ears.abort();
  }

  show() {
    const { forecast } = this.live;
    if (!forecast) return readAgainIfMissing(this.live, 'forecast') ?? html`<div class="skeleton"></div>`;
    const { latest, pending } = forecast;
    if (!latest) {
      return html`<p class="empty">${t(pending ? 'forecast.first' : 'forecast.none')}</p>`;
    }
    requestAnimationFrame(() => this.drawChart());
    const mine = latest.lines.find((line) => line.player === signedInAs());
    return html`<p class="muted" role="status">
        ${t(latest.basis.key, latest.basis.params)} · ${t('forecast.futures', { count: number(latest.futures) })}
        ${pending ? html`<span class="chip">${t('forecast.pending')}</span>` : nothing}
      </p>
      ${mine?.next ? needs(latest, mine) : nothing} ${this.table(latest)} ${this.chartCard(forecast)}
      <p class="small muted">
        ${t('forecast.model')} <a href="/docs/explanation/forecast.html">${t('forecast.more')}</a>
      </p>`;
  }

  table({ targets, lines }) {
    const me = signedInAs();
    return html`<div class="card scroll" tabindex="0" role="region" aria-label=${t('tournament.tab.forecast')}>
      <table class="data stacking labelled" data-key="forecast-table">
        <thead>
          <tr>
            <th>${t('ladder.player')}</th>
            ${targets.map((target) => html`<th class="number">${targetName(target)}</th>`)}
            <th class="number">${t('forecast.place')}</th>
            <th class="number"><abbr title=${t('forecast.range.meaning')}>${t('forecast.range')}</abbr></th>
            <th class="number"><abbr title=${t('forecast.strength.meaning')}>${t('forecast.strength')}</abbr></th>
          </tr>
        </thead>
        <tbody>
          ${lines.map(
            (line) =>
              html`<tr class=${line.player === me ? 'me' : ''}>
                <th scope="row">${playerLink(line.player)}</th>
                ${targets.map(
                  (target, i) =>
                    html`<td class="number" data-label=${targetName(target)}>
                      <span class="odds" ${ref((span) => span?.style.setProperty('--odds', line.odds[i]))}
                        >${percent(line.odds[i])}</span
                      >
                    </td>`,
                )}
                <td class="number" data-label=${t('forecast.place')}>
                  ${number(line.place, { maximumFractionDigits: 1 })}
                </td>
                <td class="number" data-label=${t('forecast.range')}>
                  ${line.best === line.worst ? line.best : `${line.best}–${line.worst}`}
                </td>
                <td class="number" data-label=${t('forecast.strength')}>
                  ${t('forecast.strength.figure', { strength: String(line.strength), deviation: line.deviation })}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  chartCard({ latest, rounds }) {
    if (!rounds.length) return nothing;
    const choose = (event) => {
      this.target = Number(event.target.value);
      this.redraw();
    };
    return html`<section class="card stack">
      <div class="between">
        <h2>${t('forecast.chart')}</h2>
        <select data-key="forecast-target" aria-label=${t('forecast.chart.target')} @change=${choose}>
          ${latest.targets.map(
            (target, i) => html`<option value=${i} ?selected=${i === this.target}>${targetName(target)}</option>`,
          )}
        </select>
      </div>
      <div class="chart tall">
        <canvas role="img" aria-label=${this.chartText(latest)}></canvas>
      </div>
    </section>`;
  }

  chartText({ lines, targets }) {
    const target = targets[this.target] ?? targets[0];
    const best = [...lines].sort((one, other) => other.odds[this.target] - one.odds[this.target]).slice(0, 3);
    return `${targetName(target)}: ${best
      .map((line) => `${playerName(line.player)} ${percent(line.odds[this.target])}`)
      .join(', ')}`;
  }

  /** Drawn again only for other figures. */
  drawChart() {
    const { forecast } = this.live;
    const canvas = this.main.querySelector('.chart canvas');
    const now = `${forecast?.latest?.sequence} ${forecast?.rounds.length} ${this.target}`;
    if (!canvas || (this.drawn === now && this.canvas === canvas)) return;
    Object.assign(this, { drawn: now, canvas });
    lineChart(canvas, {
      series: seriesOf(forecast, this.target, signedInAs()).map(({ player, points }) => ({
        label: playerName(player),
        points,
      })),
      x: t('forecast.chart.rounds'),
      y: '%',
      xText: (x) => (Number.isInteger(x) ? String(x) : ''),
    });
  }
}
