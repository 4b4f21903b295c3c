import { html, nothing } from 'lit-html';
import { get } from '../api.js';
import { loadBoard } from '../boards.js';
import { unavailablePage } from '../error-page.js';
import { Learn } from '../learn/learn.js';
import { loadStyle, show } from '../lit.js';
import { gameName, loadMessages, refusalText, t } from '../messages.js';
import { learnNames, playerName } from '../names.js';
import { Analysis } from '../replay/analysis.js';
import { controls, keysOf, moment, moments, step } from '../replay/controls.js';
import { Timeline } from '../replay/timeline.js';
import { happened, share } from '../replay/side-panel.js';
import { ScoreChart } from '../replay/score-chart.js';
import { Proof } from '../replay/proof.js';
import { BranchesCard } from '../replay/branches-card.js';
import { ClipCard } from '../replay/clip-card.js';
import { Spoilers } from '../replay/spoilers.js';
import { noteShown, shownAs } from '../router.js';
import { AddCard } from '../study/add-card.js';
import { gamePlace } from '../study/place.js';
import { originCard } from '../table/origin-card.js';
import { Fitting, tableLayout } from '../table/table-layout.js';

const PAUSE = 1_000;

/** A finished game once more: any moment, any eyes. */
export async function open(main, [id]) {
  await Promise.all([
    loadStyle('/css/table.css'),
    loadStyle('/css/replay.css'),
    loadStyle('/css/learn.css'),
    loadMessages('broadcast', 'explore'),
  ]);
  const perspective = new URLSearchParams(location.search).get('as') ?? 'spectator';
  let replay;
  try {
    replay = await get(`/tables/${encodeURIComponent(id)}/replay?perspective=${perspective}`);
  } catch (failure) {
    return unavailablePage(main, failure, 'replay.unknown', `/tables/${id}`, 'replay.table');
  }
  return new ReplayPage(main, id, replay, await loadBoard(replay.game));
}

class ReplayPage {
  constructor(main, id, replay, board) {
    Object.assign(this, {
      id,
      board,
      timeline: new Timeline(replay),
      replay,
      playing: false,
      speed: 1,
      picked: {},
      shared: false,
      refusal: '',
      byEvent: false,
      settings: false,
      tab: location.hash === '#proof' ? 'more' : 'board',
      fitting: new Fitting(main),
      learn: new Learn(main, replay.game),
      proof: new Proof(id, () => this.redraw()),
      clip: new ClipCard(id, () => this.redraw()),
      branches: new BranchesCard(id, () => this.redraw()),
      study: new AddCard(id, () => this.redraw()),
      spoilers: new Spoilers(() => this.redraw()),
    });
    learnNames(replay.names);
    this.index = this.fromAddress() ?? this.timeline.beginning;
    this.redraw = () => {
      show(main, this.page());
      this.fitting.drawn();
      this.drawChart(main);
      this.learn.drawn();
    };
    this.chart = new ScoreChart();
    this.nameOf = (seat) => (this.replay.players[seat] ? playerName(this.replay.players[seat]) : t('seat.free'));
    this.ears = new AbortController();
    const { signal } = this.ears;
    document.addEventListener('keydown', keysOf(this), { signal });
    window.addEventListener('hashchange', () => this.go(this.fromAddress() ?? this.index), { signal });
    for (const change of ['theme', 'language']) {
      window.addEventListener(`perennial:${change}`, () => this.drawChart(main, true), { signal });
    }
    if (location.hash === '#proof') this.proof.run();
    this.analysis = new Analysis(this);
    this.redraw();
    if (location.hash === '#proof') main.querySelector('#proof').scrollIntoView();
  }

  close() {
    this.ears.abort();
    this.learn.close();
    this.analysis.close();
    this.fitting.close();
    clearTimeout(this.timer);
  }

  fromAddress() {
    const found = /^#e=(\d+)$/.exec(location.hash)?.[1] ?? /^\d+$/.exec(shownAs('at') ?? '')?.[0];
    return found === undefined ? null : this.timeline.indexOf(Number(found));
  }

  go(index) {
    this.index = Math.min(this.timeline.last, Math.max(0, index));
    this.shared = false;
    noteShown({ at: null }, `#e=${this.timeline.frames[this.index].n}`);
    this.redraw();
  }

  play(on) {
    this.playing = on && this.index < this.timeline.last;
    clearTimeout(this.timer);
    if (this.playing) {
      this.timer = setTimeout(() => {
        this.go(step(this, 1));
        this.play(true);
      }, PAUSE / this.speed);
    }
    this.redraw();
  }

  toggleSettings() {
    this.settings = !this.settings;
    this.redraw();
  }

  async look(perspective) {
    try {
      const replay = await get(`/tables/${this.id}/replay?perspective=${perspective}`);
      Object.assign(this, { replay, timeline: new Timeline(replay), refusal: '' });
      noteShown(
        { as: perspective, at: null },
        `#e=${this.timeline.frames[Math.min(this.index, this.timeline.last)].n}`,
      );
    } catch (failure) {
      this.refusal = refusalText(failure);
    }
    this.redraw();
  }

  /** A hidden chart is drawn again when it is shown. */
  drawChart(main, again = this.spoilers.hidden) {
    if (again) this.chart.forget();
    if (!this.spoilers.hidden) this.chart.draw(main, this);
    this.analysis.drawn(main, again);
  }

  /** The parts that tell of later moments. */
  later() {
    return this.spoilers.hidden ? nothing : html`${moments(this)}${this.chart.card(this)}${this.analysis.card()}`;
  }

  /** To other moves from this moment; from the last decision if there was none after it. */
  tryOut() {
    const { over, turns, perspective } = this.replay;
    if (!over || !turns.length) return nothing;
    const here = this.timeline.frames[Math.max(this.index, this.timeline.beginning)].n;
    const at = Math.min(here, turns.at(-1).n - 1);
    const seat = /^seat-(\d+)$/.exec(perspective)?.[1];
    return html`<section class="card">
      <a class="button" data-key="explore" href="/tables/${this.id}/explore?at=${at}${seat ? `&as=${seat}` : ''}"
        >${t('replay.explore')}</a
      >
    </section>`;
  }

  /** Only what is over can be studied. */
  addToStudy() {
    const { over, perspective } = this.replay;
    const opening = gamePlace(this.timeline.frames[this.index].n);
    return over ? this.study.card({ perspective, line: null, opening }) : nothing;
  }

  page() {
    const { game, perspective } = this.replay;
    const frame = this.timeline.frames[this.index];
    const position = this.timeline.position(this.index);
    const seat = /^seat-(\d+)$/.exec(perspective);
    document.title = t('replay.title', { game: gameName(game) });
    const table = { ...position, sequence: frame.n, seat: seat ? Number(seat[1]) : null, legalMoves: [] };
    const note = this.analysis.note();
    const drawn = this.board.draw({
      table,
      seat: table.seat,
      front: table.seat,
      nameOf: this.nameOf,
      myTurn: false,
      play: async () => false,
      picked: this.picked,
      redraw: this.redraw,
      lastEvent: frame.event ?? null,
      perspective: seat ? 'seat' : perspective,
      readOnly: true,
      mini: false,
      ...this.analysis.board(),
    });
    return tableLayout(this, {
      game,
      head: html`<h1>${t('replay.heading', { game: gameName(game) })}</h1>
        <a href="/tables/${this.id}">${t('replay.table')}</a>`,
      now: note === nothing ? moment(this) : note,
      tools: this.learn.buttons(table),
      refusal: this.refusal,
      drawn: drawn.board ? drawn : { board: html`<p class="empty">${t('replay.before')}</p>` },
      bar: controls(this),
      side: html`${this.tryOut()}${this.spoilers.card()}${originCard(table.table)}${happened(this)}
      ${this.branches.card()}${this.later()}${share(this)}${this.clip.card(this)}${this.addToStudy()}
      ${this.proof.card()}`,
    });
  }
}
