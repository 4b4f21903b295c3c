import { html, nothing } from 'lit-html';
import { number, t } from '../messages.js';

const VIEWS = ['AS_KNOWN', 'ALL_OPEN'];
const percent = (chance) => Math.round(100 * chance);

/** Everything that is computed: the curve, the way to mistakes, accuracy, turning points and luck. */
export function figures(panel) {
  const { target } = panel.answer.analysis;
  return html`${choice(panel)}
    <h3>${target ? t('analysis.soloCurve', { target }) : t('analysis.curve')}</h3>
    <div class="chart">
      <canvas role="img" aria-label=${outcome(panel)}></canvas>
    </div>
    ${mistakes(panel)}${accuracy(panel)}${turningPoints(panel)}${luck(panel)}`;
}

const choice = (panel) =>
  html`<div class="row" role="group" aria-label=${t('analysis.knowledge')}>
    ${VIEWS.map(
      (each) =>
        html`<button
          data-key="analysis-${each}"
          aria-pressed=${panel.knowledge === each}
          @click=${() => panel.choose(each)}
        >
          ${t(`analysis.view.${each}`)}
        </button>`,
    )}
  </div>`;

/** The curve in words: where it ends. */
function outcome({ view, page }) {
  const last = view.moves.at(-1)?.chances ?? [];
  return last.map((chance, seat) => `${page.nameOf(seat)}: ${percent(chance)} %`).join(', ');
}

function mistakes(panel) {
  const { length } = panel.mistakes;
  if (!length) return html`<p>${t('analysis.none')}</p>`;
  const button = (name, by, keys) =>
    html`<button data-key="${name}-mistake" aria-keyshortcuts=${keys} @click=${() => panel.goTo(by)}>
      ${t(`analysis.${name}`)}
    </button>`;
  return html`<div class="row">${button('previous', -1, 'Shift+M')}${button('next', 1, 'M')}</div>
    <p class="small muted">${t('analysis.keys')}</p>`;
}

const accuracy = ({ view, page }) =>
  html`<table class="data">
    <thead>
      <tr>
        <td></td>
        <th class="number">${t('analysis.accuracy')}</th>
        <th class="number">${t('analysis.mistakes')}</th>
      </tr>
    </thead>
    <tbody>
      ${view.seats.map(
        ({ seat, accuracy: exact, mistakes: count }) =>
          html`<tr>
            <th scope="row">${page.nameOf(seat)}</th>
            <td class="number">${number(exact, { maximumFractionDigits: 1 })} %</td>
            <td class="number">${count}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

function turningPoints(panel) {
  const { view, page } = panel;
  if (!view.turningPoints.length) return nothing;
  return html`<h3>${t('analysis.turningPoints')}</h3>
    <ol class="turning-points">
      ${view.turningPoints.map(
        (point) =>
          html`<li>
            <a href="#e=${page.timeline.frames[panel.words.indexOf(point.step)].n}"
              >${panel.words.turningPoint(point, view)}</a
            >
          </li>`,
      )}
    </ol>`;
}

function luck({ answer, page }) {
  if (!answer.analysis.luck.length) return nothing;
  const line = (share, seat) => html`<li>${t('analysis.luckOf', { name: page.nameOf(seat), percent: share })}</li>`;
  return html`<h3>${t('analysis.luck')}</h3>
    <ul class="plainlist" data-key="luck">
      ${answer.analysis.luck.map(line)}
    </ul>`;
}
