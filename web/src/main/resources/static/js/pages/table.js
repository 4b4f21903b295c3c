import { html, nothing } from 'lit-html';
import { get, post, sendMove } from '../api.js';
import { games, loadBoard } from '../boards.js';
import { deadEnd } from '../dead-end.js';
import { loadStyle, show } from '../lit.js';
import { gameName, refusalText, t } from '../messages.js';
import { askForNames, learnNames } from '../names.js';
import { tell } from '../notify.js';
import { enter, signedInAs } from '../session.js';
import { follow } from '../stream.js';
import { Audience } from '../table/audience.js';
import { invitation, proofCard, seatsCard } from '../table/cards.js';
import { tick } from '../table/clock.js';
import { eventsCard, sitterName } from '../table/events.js';
import { nowSentence } from '../table/sentence.js';

const EARLIER = 40;

export async function open(main, [id]) {
  await loadStyle('/css/table.css');
  main.classList.add('wide');
  let table;
  try {
    table = await get(`/tables/${encodeURIComponent(id)}?atLeast=0`); // just opened, it may still be on its way here
  } catch (failure) {
    return deadEnd(main, failure, 'table.unknown', '/', 'table.home');
  }
  learnNames(table.names);
  const [board, list] = await Promise.all([loadBoard(table.table.game), games()]);
  return new TablePage(main, id, table, board, list.find((each) => each.id === table.table.game)?.bots ?? ['random', 'greedy']);
}

/** A table being played or watched: the latest frame, what the player has in hand, and the stream behind them. */
class TablePage {
  constructor(main, id, table, board, levels) {
    Object.assign(this, { id, table, board, levels, sending: false, drawing: false, told: [], lastEvent: null, fresh: [], picked: {}, refusal: '', linked: true, followed: null, watching: 0 });
    this.redraw = () => { show(main, this.page()); tick(main); };
    this.timer = setInterval(() => tick(main), 500);
    this.act = this.act.bind(this);
    this.nameOf = (seat) => sitterName(this.table, seat);
    this.onSession = async () => { this.table = await get(`/tables/${id}`).catch(() => this.table); this.stream.reopen(); this.redraw(); };
    window.addEventListener('perennial:session', this.onSession);
    const { tournament } = table.table;
    if (tournament && table.seat !== null) post(`/tournaments/${tournament}/tables/${id}/arrival`).catch(() => {}); // a move will tell as well
    this.audience = new Audience(id, (watching) => { this.watching = watching; this.redraw(); });
    this.redraw();
    this.stream = follow(id, Math.max(0, table.sequence - EARLIER), {
      onFrame: (frame) => this.take(frame, table.sequence),
      onSnapshot: (snapshot) => this.advance(snapshot),
      onLink: (up) => { this.linked = up; this.redraw(); },
      stays: () => this.table.seat !== null && ['OPEN', 'PLAYING'].includes(this.table.table.status), // to tell that it is my turn
    });
  }

  close() {
    this.stream.close();
    this.audience.close();
    clearInterval(this.timer);
    window.removeEventListener('perennial:session', this.onSession);
  }

  /** Every event since we came is told to the board once, also one that came after its own effect. */
  take(frame, from) {
    this.told.unshift(frame);
    if (frame.sequence >= this.table.sequence) {
      this.advance(frame);
      return;
    }
    if (frame.sequence > from && frame.event) this.fresh.push(frame.event);
    this.drawSoon();
  }

  advance(next) {
    const before = this.myTurn;
    const same = mayDoTheSame(this.table, next);
    this.lastEvent = next.event ?? null;
    if (next.event) this.fresh.push(next.event);
    this.table = same ? { ...next, legalMoves: this.table.legalMoves } : next; // moves in hand are still the ones that may be made
    askForNames(next.table.seats.map((each) => each.player)).then((more) => { if (more) this.redraw(); });
    if (!same) this.layDown();
    document.title = this.title; // also in the background, where nothing is drawn
    if (this.myTurn && !before) tell(t('notify.turn'), gameName(next.table.game), `/tables/${this.id}`);
    this.drawSoon();
  }

  /** What was picked up for a move is of no use any more, nor is why the last one was refused. */
  layDown() {
    for (const key of Object.keys(this.picked)) delete this.picked[key];
    this.refusal = '';
  }

  /** Many events at once are drawn once. */
  drawSoon() {
    if (this.drawing) return;
    this.drawing = true;
    requestAnimationFrame(() => { this.drawing = false; this.redraw(); });
  }

  get title() {
    return (this.myTurn ? '● ' : '') + t('table.title', { game: gameName(this.table.table.game) });
  }

  get myTurn() {
    return this.table.seat !== null && this.table.awaited.includes(this.table.seat);
  }

  /** Does something on the server and waits until its effect is here. Answers whether it was done. */
  async act(command) {
    this.sending = true;
    this.redraw();
    try {
      const { sequence } = await command();
      if (this.table.sequence < sequence) {
        const fresh = await get(`/tables/${this.id}?atLeast=${sequence}`);
        if (fresh.sequence > this.table.sequence) this.advance(fresh);
      }
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

  /** Who is nobody yet becomes a guest: sitting down needs no form. */
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

  context() {
    return {
      table: this.table, seat: this.table.seat, front: this.table.seat ?? this.followed, nameOf: this.nameOf, myTurn: this.myTurn && !this.sending,
      play: (move) => this.act(() => sendMove(this.id, this.table.seatMove, move)),
      picked: this.picked, redraw: this.redraw, lastEvent: this.lastEvent, events: this.fresh,
      perspective: 'live', readOnly: this.table.seat === null, mini: false,
    };
  }

  /** While my own move is on its way I am told what I was to do, not what somebody of my name does. */
  sentence(now) {
    if (!(this.sending && this.myTurn && this.said)) this.said = nowSentence(this, now);
    return this.said;
  }

  page() {
    const { game, status } = this.table.table;
    document.title = this.title;
    const drawn = this.board.draw(this.context());
    this.fresh = []; // told once
    return html`<div class="table">
      <div class="middle">
        <div class="head"><h1>${gameName(game)}</h1><span class="chip ${status}">${t(`status.${status}`)}</span>
          ${this.watching ? html`<span class="muted" data-key="watching">${t('table.watching', { count: this.watching })}</span>` : nothing}
          <span class="link-state" role="status">${this.linked ? nothing : t('table.link')}</span></div>
        <p class="now ${this.myTurn ? 'mine' : ''}" aria-live="polite">${this.sentence(drawn.now)}</p>
        <p class="refusal" role="alert">${this.refusal}</p>
        <div class="board board-${game}">${status === 'OPEN' ? invitation(this) : drawn.board}</div>
      </div>
      <aside class="side">
        ${seatsCard(this)}
        ${eventsCard(this)}
        ${proofCard(this.table)}
      </aside></div>`;
  }
}

/** Whether an event of somebody else left me what I may do: a greeting must not take a half-made move out of my hand. */
function mayDoTheSame(before, next) {
  return next.seat !== null && before.seat === next.seat && before.seatMove === next.seatMove && before.table.status === next.table.status
    && JSON.stringify(before.legalMoves) === JSON.stringify(next.legalMoves);
}
