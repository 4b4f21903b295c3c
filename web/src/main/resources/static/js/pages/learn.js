import { html } from 'lit-html';
import { get, post } from '../api.js';
import { loadBoard } from '../boards.js';
import { unavailablePage } from '../error-page.js';
import { Learn } from '../learn/learn.js';
import { panel } from '../tutorial/panel.js';
import { tableOf } from '../tutorial/position.js';
import { Progress } from '../tutorial/progress.js';
import { loadStyle, show } from '../lit.js';
import { gameName, loadMessages, refusalText, t } from '../messages.js';
import { noteShown, shownAs } from '../router.js';
import { tableKeys } from '../table/keys.js';
import { Fitting, tableLayout } from '../table/table-layout.js';

const SETTLED = 450; // milliseconds until pieces have arrived: on their way they need more room than they will
const WIDE = '(min-width: 900px) and (min-height: 501px)';

/** A tutorial: positions with a task, played on the board of the game by its rules. */
export async function open(main, [game]) {
  let tutorial;
  try {
    [tutorial] = await Promise.all([
      get(`/tutorials/${encodeURIComponent(game)}`),
      loadMessages('table', 'tutorial', `tutorial/${game}`),
      loadStyle('/css/table.css'),
      loadStyle('/css/table-life.css'),
      loadStyle('/css/learn.css'),
      loadStyle('/css/tutorial.css'),
    ]);
  } catch (failure) {
    return unavailablePage(main, failure, 'tutorial.none', '/rules', 'nav.rules');
  }
  const progress = new Progress(
    game,
    tutorial.lessons.map((each) => each.id),
  );
  const page = new LearnPage(main, game, await loadBoard(game), progress);
  const asked = shownAs('lesson');
  await page.go(progress.lessons.includes(asked) ? asked : progress.next);
  return page;
}

/** The learner at one lesson: all moves of the attempt, and the position they lead to. */
class LearnPage {
  constructor(main, game, board, progress) {
    Object.assign(this, {
      main,
      game,
      board,
      progress,
      attempt: 0,
      moves: [],
      answer: null,
      picked: {},
      fresh: [],
      hinted: false,
      sending: false,
      refusal: '',
      tab: 'board',
      wide: matchMedia(WIDE).matches,
      fitting: new Fitting(main),
      learn: new Learn(main, game),
    });
    this.redraw = () => {
      if (!this.answer) return;
      show(main, this.page());
      this.fitting.drawn();
      this.learn.drawn();
    };
    this.nameOf = (seat) => t(`tutorial.player.${seat}`);
    this.onKey = (event) => tableKeys(event);
    window.addEventListener('keydown', this.onKey);
  }

  close() {
    clearTimeout(this.settling);
    this.fitting.close();
    this.learn.close();
    window.removeEventListener('keydown', this.onKey);
  }

  text(part, lesson = this.lesson) {
    return t(`tutorial.${this.game}.${lesson}.${part}`);
  }

  get isLast() {
    return this.lesson === this.progress.lessons.at(-1);
  }

  /** Begins a lesson; what was done in another one is kept. */
  async go(lesson) {
    this.lesson = lesson;
    this.hinted = false;
    this.progress.open(lesson);
    noteShown({ lesson });
    await this.begin();
  }

  async begin() {
    this.attempt += 1;
    await this.ask([]);
    this.main.querySelector('.lesson')?.scrollTo?.(0, 0);
    scrollTo(0, 0);
  }

  next() {
    const { lessons } = this.progress;
    return this.go(lessons[lessons.indexOf(this.lesson) + 1]);
  }

  retry() {
    return this.begin();
  }

  startAgain() {
    this.progress.forget();
    return this.go(this.progress.next);
  }

  showHint() {
    this.hinted = true;
    this.redraw();
  }

  /** Plays a move. Answers whether another one of the same plan may follow. */
  async play(move) {
    if (this.sending || this.answer.status !== 'OPEN') return false;
    return (await this.ask([...this.moves, move])) && this.answer.status === 'OPEN';
  }

  async ask(moves) {
    this.sending = true;
    clearTimeout(this.settling);
    this.redraw();
    try {
      this.take(await post(`/tutorials/${this.game}/${this.lesson}`, { moves }), moves);
      return true;
    } catch (failure) {
      if (!this.answer) throw failure;
      this.refusal = refusalText(failure, this.game);
      return false;
    } finally {
      this.sending = false;
      this.redraw();
      this.settling = setTimeout(() => this.fitting.drawn(), SETTLED);
      if (this.decided) this.showOutcome();
    }
  }

  /** On a phone it may be out of sight. */
  showOutcome() {
    this.decided = false;
    this.main.querySelector('.lesson-buttons .primary')?.focus();
  }

  take(answer, moves) {
    this.picked = {};
    this.refusal = '';
    this.answer = answer;
    this.moves = moves;
    this.fresh = answer.events.map(({ event }) => event);
    this.decided = answer.status !== 'OPEN';
    if (answer.status === 'DONE') this.progress.finish(this.lesson);
    if (this.decided) this.tab = 'board';
  }

  context() {
    const table = tableOf(this);
    const events = this.fresh;
    this.fresh = [];
    return {
      table,
      seat: table.seat,
      front: table.seat,
      nameOf: this.nameOf,
      myTurn: table.awaited.includes(table.seat) && !this.sending,
      play: (move) => this.play(move),
      picked: this.picked,
      redraw: this.redraw,
      lastEvent: events.at(-1) ?? null,
      events,
      perspective: 'live',
      readOnly: false,
      mini: false,
    };
  }

  page() {
    document.title = t('tutorial.title', { game: gameName(this.game) });
    const context = this.context();
    const drawn = this.board.draw(context);
    const { status } = this.answer;
    if (status === 'OPEN' && !this.sending) this.said = drawn.now;
    const now = status === 'DONE' ? t('tutorial.solved') : status === 'MISSED' ? t('tutorial.missed') : this.said;
    return tableLayout(this, {
      game: this.game,
      head: html`<h1>${t('tutorial.heading', { game: gameName(this.game) })}</h1>`,
      now: html`<p class="now ${status === 'OPEN' ? 'mine' : ''}">${now}</p>`,
      refusal: this.refusal,
      drawn,
      strip: panel(this),
      tools: this.learn.buttons(context.table),
    });
  }
}
