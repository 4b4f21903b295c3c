import { html, nothing } from 'lit-html';
import { get, post } from '../api.js';
import { lineChart } from '../chart.js';
import { loadStyle } from '../lit.js';
import { loadMessages, refusalText, t } from '../messages.js';
import { part } from '../parts.js';
import { signedInAs } from '../session.js';
import { BetterMove } from './better-move.js';
import { figures } from './analysis-figures.js';
import { AnalysisWords } from './analysis-words.js';

const LOOK_AGAIN = 1_500;
const percent = (chance) => Math.round(100 * chance);

/** Chances, better moves and luck of a finished game; and how far they are computed. */
export class AnalysisPanel {
  static async open(page) {
    const { game } = page.replay;
    const [answer, words] = await Promise.all([
      get(`/tables/${page.id}/analysis`),
      part(`${game}/move-words`, () => import(`../boards/${game}/move-words.js`)),
      loadStyle('/css/analysis.css'),
      loadMessages('analysis', 'learn/common', `learn/${game}`),
    ]);
    return new AnalysisPanel(page, answer, words);
  }

  constructor(page, answer, words) {
    Object.assign(this, { page, knowledge: 'AS_KNOWN', refusal: '', better: new BetterMove(page, words) });
    this.words = new AnalysisWords(page, words);
    this.ears = new AbortController();
    document.addEventListener('keydown', (event) => this.key(event), { signal: this.ears.signal });
    this.take(answer);
  }

  close() {
    this.ears.abort();
    clearTimeout(this.timer);
  }

  take(answer) {
    this.answer = answer;
    if (answer.state === 'WAITING' || answer.state === 'RUNNING') {
      this.timer = setTimeout(() => this.look(), LOOK_AGAIN);
    }
  }

  async look() {
    try {
      this.take(await get(`/tables/${this.page.id}/analysis`));
    } catch {
      this.timer = setTimeout(() => this.look(), LOOK_AGAIN);
    }
    if (!this.ears.signal.aborted) this.page.redraw();
  }

  async ask() {
    this.refusal = '';
    try {
      this.take(await post(`/tables/${this.page.id}/analysis`));
    } catch (failure) {
      this.refusal = refusalText(failure);
    }
    this.page.redraw();
  }

  get view() {
    return this.answer.analysis?.views.find(({ knowledge }) => knowledge === this.knowledge);
  }

  get mistakes() {
    return this.view?.moves.filter((move) => move.mistake) ?? [];
  }

  /** The decision of this moment, if a better move is known. */
  get here() {
    if (this.page.spoilers.hidden) return null;
    const { index } = this.page;
    return this.view?.moves.find((move) => move.loss > 0 && this.words.indexOf(move.step) === index) ?? null;
  }

  goTo(by) {
    const indexes = this.mistakes.map(({ step }) => this.words.indexOf(step));
    const { index } = this.page;
    const next = by > 0 ? indexes.find((each) => each > index) : indexes.findLast((each) => each < index);
    if (next === undefined) return;
    this.page.tab = 'board';
    this.page.go(next);
  }

  key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !this.view) return;
    if (event.key.toLowerCase() !== 'm' || event.target.closest?.('input, select, textarea, dialog')) return;
    event.preventDefault();
    this.goTo(event.shiftKey ? -1 : 1);
  }

  choose(knowledge) {
    this.knowledge = knowledge;
    this.chosen = null;
    this.page.redraw();
  }

  note() {
    const { here } = this;
    const worth = here && percent(here.loss) > 0 ? here : null;
    if (worth !== this.better.shown) this.better.show(worth);
    return worth ? html`<p class="analysis-note" data-key="analysis-note">${this.words.loss(worth)}</p>` : nothing;
  }

  card() {
    const { state } = this.answer;
    return html`<section class="card stack analysis" data-key="analysis">
      <h2>${t('analysis.heading')}</h2>
      ${state === 'DONE' ? figures(this) : this.asking(state)}
      <p class="refusal" role="alert">${this.refusal}</p>
    </section>`;
  }

  asking(state) {
    const { part: done, parts, ahead } = this.answer;
    switch (state) {
      case 'WAITING':
        return html`<p role="status">${ahead ? t('analysis.ahead', { ahead }) : t('analysis.soon')}</p>`;
      case 'RUNNING':
        return html`<label class="field" role="status"
          >${t('analysis.running', { percent: percent(done / parts) })}<progress max=${parts} .value=${done}></progress
        ></label>`;
      default:
        return html`<p>${t(state === 'FAILED' ? 'analysis.failed' : 'analysis.how')}</p>
          ${
            signedInAs()
              ? html`<div>
                  <button data-key="analyse" @click=${() => this.ask()}>${t('analysis.ask')}</button>
                </div>`
              : html`<p class="muted">${t('analysis.signIn')}</p>`
          }`;
    }
  }

  /** The curve is drawn again when it shows something else. */
  drawn(main, again) {
    this.better.mark(main);
    const canvas = main.querySelector('.analysis .chart canvas');
    if (!canvas || (this.chosen === canvas && !again)) return;
    this.chosen = canvas;
    const { page, view } = this;
    const { outcome } = this.answer.analysis;
    lineChart(canvas, {
      series: page.replay.players.map((_, seat) => ({
        label: page.nameOf(seat),
        points: [
          ...view.moves.map((move) => ({
            x: page.replay.turns[move.step].n,
            y: 100 * move.chances[seat],
            marked: move.mistake && move.seat === seat,
          })),
          ...(outcome.length ? [{ x: page.replay.last, y: 100 * outcome[seat] }] : []),
        ],
      })),
      x: t('replay.event'),
      y: t('analysis.chance'),
      onPick: (n) => page.go(page.timeline.indexOf(n) - 1),
    });
  }
}
