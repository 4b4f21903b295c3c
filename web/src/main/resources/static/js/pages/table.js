import { html, nothing } from 'lit-html';
import { get, post, sendMove } from '../api.js';
import { games, loadBoard } from '../boards.js';
import { isMoving } from '../boards/motion.js';
import { Coach } from '../coach/coach.js';
import { unavailablePage } from '../error-page.js';
import { Hint } from '../learn/hint.js';
import { Learn } from '../learn/learn.js';
import { loadStyle, show } from '../lit.js';
import { gameName, loadMessages, refusalText, t } from '../messages.js';
import { learnNames } from '../names.js';
import { tell } from '../notify.js';
import { enter, signedInAs } from '../session.js';
import { Audience } from '../table/audience.js';
import { invitation, proofCard, seatsCard } from '../table/cards.js';
import { tick } from '../table/clock.js';
import { CommentaryCard } from '../table/commentary-card.js';
import { tableKeys } from '../table/keys.js';
import { LiveTable } from '../table/live.js';
import { logCard } from '../table/log-card.js';
import { ResultSheet } from '../table/result/sheet.js';
import { PlanKeeper } from '../table/plan-keeper.js';
import { planNote } from '../table/plan-note.js';
import { originCard } from '../table/origin-card.js';
import { nowSentence } from '../table/sentence.js';
import { Fitting, seatStrip, tableLayout } from '../table/table-layout.js';
import { shortcutsButton } from '../table/shortcuts.js';
import { mark, sinceStrip } from '../table/since-your-turn.js';
import { sitterName } from '../table/sitter-name.js';
import { soundControl } from '../table/sound-control.js';
import { spokenLog } from '../table/spoken-log.js';
import { TableSounds } from '../table/table-sounds.js';

const SPAN = 240; // milliseconds for each event of a move

export async function open(main, [id]) {
  await Promise.all([
    loadStyle('/css/table.css'),
    loadStyle('/css/result-sheet.css'),
    loadStyle('/css/table-life.css'),
    loadStyle('/css/learn.css'),
    loadMessages('table'),
  ]);
  let table;
  try {
    table = await get(`/tables/${encodeURIComponent(id)}?atLeast=0`); // just opened, it may still be on its way here
  } catch (failure) {
    return unavailablePage(main, failure, 'table.unknown', '/', 'table.home');
  }
  learnNames(table.names);
  const [board, list] = await Promise.all([loadBoard(table.table.game), games()]);
  return new TablePage(
    main,
    id,
    table,
    board,
    list.find((each) => each.id === table.table.game)?.bots ?? ['random', 'greedy'],
  );
}

/** A table being played or watched: the live table, and what the player has in hand. */
class TablePage {
  constructor(main, id, table, board, levels) {
    Object.assign(this, {
      id,
      board,
      levels,
      sending: false,
      picked: {},
      refusal: '',
      followed: null,
      watching: 0,
      tab: 'board',
      fitting: new Fitting(main),
      learn: new Learn(main, table.table.game),
    });
    this.redraw = () => {
      show(main, this.page());
      tick(main);
      this.fitting.drawn();
      this.sheet?.settle(main);
      mark(main, this);
      this.hint.mark(main);
      this.learn.drawn();
      this.coach?.drawn(main);
    };
    this.timer = setInterval(() => {
      tick(main);
      this.sounds.tick();
    }, 500);
    this.act = this.act.bind(this);
    this.nameOf = (seat) => sitterName(this.table, seat);
    this.live = new LiveTable(id, table, {
      advanced: (step) => this.advanced(step),
      changed: this.redraw,
      spanOf: (event) => (isMoving() && this.board.MOTIONS?.[event?.type] ? SPAN : 0),
    });
    this.plans = new PlanKeeper(id, () => this.redraw());
    this.sounds = new TableSounds(this.live);
    this.onSession = () => this.live.readAgain();
    window.addEventListener('perennial:session', this.onSession);
    this.onKey = (event) => tableKeys(event);
    window.addEventListener('keydown', this.onKey);
    const { tournament } = table.table;
    // a move will report it as well
    if (tournament && table.seat !== null) post(`/tournaments/${tournament}/tables/${id}/arrival`).catch(() => {});
    this.audience = new Audience(id, (watching) => {
      this.watching = watching;
      this.redraw();
    });
    this.hint = new Hint(this);
    this.sheet = new ResultSheet(this);
    this.coach = new Coach(this);
    this.commentary = new CommentaryCard(this);
    this.redraw();
    this.live.open();
  }

  close() {
    this.live.close();
    this.plans.close();
    this.audience.close();
    this.fitting.close();
    this.sheet.close();
    this.learn.close();
    this.hint.close();
    this.coach.close();
    this.sounds.close();
    clearInterval(this.timer);
    window.removeEventListener('perennial:session', this.onSession);
    window.removeEventListener('keydown', this.onKey);
  }

  get table() {
    return this.live.table;
  }

  get told() {
    return this.live.told;
  }

  get myTurn() {
    return this.live.myTurn;
  }

  advanced({ same, turnBegan, ended }) {
    if (!same) this.layDown();
    this.sounds.advanced({ turnBegan, ended });
    document.title = this.title; // also in the background, where nothing is drawn
    if (turnBegan) tell(t('notify.turn'), gameName(this.table.table.game), `/tables/${this.id}`);
  }

  /** A half-made move and the last refusal no longer apply. */
  layDown() {
    for (const key of Object.keys(this.picked)) delete this.picked[key];
    this.refusal = '';
  }

  get title() {
    return (this.myTurn ? '● ' : '') + t('table.title', { game: gameName(this.table.table.game) });
  }

  /** Does something on the server and waits until its effect is here. Answers whether it was done. */
  async act(command) {
    this.sending = true;
    this.redraw();
    try {
      const { sequence } = await command();
      await this.live.reach(sequence);
      this.refusal = '';
      return true;
    } catch (failure) {
      this.refusal = refusalText(failure, this.table.table.game);
      return false;
    } finally {
      this.sending = false;
      this.redraw();
    }
  }

  /** A visitor who is not signed in becomes a guest: sitting down needs no form. */
  async asSomebody(then) {
    if (signedInAs() === null) {
      try {
        enter(await post('/auth/guest'));
      } catch (failure) {
        this.refusal = refusalText(failure);
        this.redraw();
        return;
      }
    }
    await then();
  }

  send(move) {
    const { seatMove } = this.table;
    return sendMove(this.id, seatMove, move, this.plans.keyFor(seatMove, move));
  }

  context() {
    return {
      table: this.table,
      seat: this.table.seat,
      front: this.table.seat ?? this.followed,
      nameOf: this.nameOf,
      myTurn: this.myTurn && !this.sending,
      play: (move) => this.act(() => this.send(move)),
      picked: this.picked,
      redraw: this.redraw,
      lastEvent: this.live.lastEvent,
      events: this.live.takeFresh(),
      perspective: 'live',
      readOnly: this.table.seat === null,
      mini: false,
    };
  }

  /** While my own move is being sent, and between the events of a move, the sentence keeps saying what it said. */
  sentence(now) {
    const between = this.table.table.status === 'PLAYING' && !this.table.awaited.length;
    if (!this.said || !((this.sending && this.myTurn) || between)) this.said = nowSentence(this, now);
    return this.said;
  }

  page() {
    const { game, status } = this.table.table;
    document.title = this.title;
    const context = this.context();
    const drawn = this.board.draw(context);
    if (this.myTurn && !this.sending) this.plans.offer(this.table, this.board.plannedMoves?.(context) ?? []);
    const waiting = status === 'OPEN';
    return html`${tableLayout(this, {
      game,
      head: html`<h1>${gameName(game)}</h1>
        <span class="chip ${status}">${t(`status.${status}`)}</span>
        ${
          this.watching
            ? html`<span class="muted" data-key="watching">${t('table.watching', { count: this.watching })}</span>`
            : nothing
        }
        <span class="link-state" role="status">${this.live.linked ? nothing : t('table.link')}</span>`,
      now: html`<p class="now ${this.myTurn ? 'mine' : ''}" aria-live="polite">${this.sentence(drawn.now)}</p>
        ${planNote(this)}`,
      tools: html`${this.hint.button()}${this.learn.buttons(this.table)}`,
      refusal: this.refusal,
      strip: seatStrip(this),
      drawn: waiting ? { board: html`${originCard(this.table.table)}${invitation(this)}`, waiting } : drawn,
      bar: html`${sinceStrip(this)}${this.hint.template()}${this.coach.template()}`,
      side: html`${seatsCard(this)} ${originCard(this.table.table)} ${this.commentary.template()} ${logCard(this)}
      ${soundControl(this, html`${shortcutsButton()}${this.coach.button()}`)} ${proofCard(this.table)}`,
    })}
    ${
      status === 'FINISHED'
        ? this.sheet.template(this.board.how && this.table.view ? (events) => this.board.how(context, events) : null)
        : nothing
    }
    ${spokenLog(this)}`;
  }
}
