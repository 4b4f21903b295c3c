import { html, nothing } from 'lit-html';
import { get, post, randomText } from '../../api.js';
import { words } from '../../log.js';
import { gameName, t } from '../../messages.js';
import { learnNames } from '../../names.js';
import { playerLink } from '../../players/player-link.js';
import { go } from '../../router.js';
import { bestMoment } from './best-moment.js';
import { headline, pointsCount } from './headline.js';
import { ratingChange, standingOf } from './rating-change.js';

/** The result of a finished game. It opens with the end of the game and can be put aside to look at the board. */
export class ResultSheet {
  constructor(page) {
    Object.assign(this, { page, wanted: true, asked: false, ratings: new Map(), replay: null, shared: false });
    const { table } = page;
    const me = table.table.seats[table.seat]?.player;
    if (me && table.table.terms?.rated && table.table.status !== 'FINISHED') {
      standingOf(me, table.table.game).then((standing) => {
        this.rankBefore = standing?.rank;
      });
    }
  }

  close() {
    this.closed = true;
  }

  show(on) {
    this.wanted = on;
    this.page.redraw();
  }

  /** After a drawing: a dialog is opened by a call, not by its markup. */
  settle(main) {
    const dialog = main.querySelector('dialog.result-sheet');
    if (!dialog || dialog.open === this.wanted) return;
    if (this.wanted) dialog.showModal();
    else dialog.close();
  }

  /** Asks once for what the table itself does not contain. */
  ask() {
    if (this.asked) return;
    this.asked = true;
    const { id, table } = this.page;
    const { game, seats, terms } = table.table;
    const learn = () => {
      if (!this.closed) this.page.redraw();
    };
    get(`/tables/${id}/replay?perspective=spectator`)
      .then((replay) => {
        learnNames(replay.names);
        this.replay = replay;
        learn();
      })
      .catch(() => {}); // the sheet does without its best moment
    if (!terms?.rated) return;
    for (const { player, bot } of seats) {
      if (!player || bot) continue;
      ratingChange(player, game, id, () => !this.closed).then(async (change) => {
        if (!change) return;
        this.ratings.set(player, change);
        if (player === seats[table.seat]?.player) this.rankAfter = (await standingOf(player, game))?.rank;
        learn();
      });
    }
  }

  /** @param how draws what the points consist of, given the events of the game */
  template(how) {
    const { page } = this;
    const { table } = page;
    if (!table.result) return nothing;
    this.ask();
    return html`<dialog
      class="result-sheet"
      aria-labelledby="result-headline"
      @close=${() => {
        if (this.wanted) this.show(false);
      }}
    >
      <header>
        <p class="small muted">${gameName(table.table.game)} · ${t('sheet.title')}</p>
        <h2 id="result-headline" tabindex="-1" autofocus>${headline(table, page.nameOf)}</h2>
      </header>
      ${this.places()} ${this.rank()} ${how ? this.how(how) : nothing} ${this.moment()} ${this.actions()}
    </dialog>`;
  }

  places() {
    const { table } = this.page;
    const counts = pointsCount(table);
    const rows = [...table.result.seats].sort((one, other) => one.place - other.place);
    return html`<ol class="places">
      ${rows.map(({ seat, place, points }) => {
        const { player, forfeited } = table.table.seats[seat];
        return html`<li class="${place === 1 ? 'first' : ''} ${seat === table.seat ? 'mine' : ''}">
          <span class="place numbers" aria-label=${t('sheet.place', { place })}>${place}</span>
          <span class="who"
            >${playerLink(player)}${
              forfeited ? html` <span class="chip ABORTED">${t('seat.forfeited')}</span>` : nothing
            }</span
          >
          ${this.change(player)}
          <span class="points numbers">${counts ? t('result.points', { points }) : '–'}</span>
        </li>`;
      })}
    </ol>`;
  }

  change(player) {
    const change = this.ratings.get(player);
    if (!change) return nothing;
    const { before, after } = change;
    const sign = after > before ? '+' : after < before ? '−' : '±';
    return html`<span class="rating numbers ${after > before ? 'more' : after < before ? 'less' : ''}"
      ><span class="hidden-text">${t('sheet.rating')}</span>${before} → ${after}
      <b>${sign}${Math.abs(after - before)}</b></span
    >`;
  }

  rank() {
    const { terms } = this.page.table.table;
    if (!terms?.rated) return html`<p class="small muted">${t('sheet.casual')}</p>`;
    const { rankBefore, rankAfter } = this;
    if (!rankAfter) return nothing;
    return html`<p class="rank">
      ${
        rankBefore && rankBefore !== rankAfter
          ? t('sheet.rankChange', { before: rankBefore, after: rankAfter })
          : t('sheet.rank', { after: rankAfter })
      }
    </p>`;
  }

  how(draw) {
    const events = this.replay?.frames.map(({ event }) => event).filter(Boolean) ?? [];
    const drawn = draw(events);
    return drawn === nothing
      ? nothing
      : html`<section class="how board-${this.page.table.table.game}">${drawn}</section>`;
  }

  moment() {
    const { page, replay } = this;
    const best = replay && bestMoment(replay);
    if (!best) return nothing;
    const { frame, seat, points } = best;
    return html`<section class="moment">
      <h3>${t('sheet.moment')}</h3>
      <p>
        ${words(frame, page.board, page.nameOf)}
        <b class="numbers">${t('sheet.gain', { name: page.nameOf(seat), points })}</b>
        <a href="/tables/${page.id}/replay#e=${frame.n}">${t('sheet.see')}</a>
      </p>
    </section>`;
  }

  actions() {
    const { page } = this;
    const { id, table } = page;
    return html`<div class="actions">
      ${
        table.seat === null
          ? nothing
          : html`<button class="primary" data-key="rematch" @click=${() => again(page)}>
              ${t(table.table.rematch ? 'table.rematchJoin' : 'table.rematch')}
            </button>`
      }
      <a class="button" href="/tables/${id}/replay">${t('table.replay')}</a>
      <button data-key="share" @click=${() => this.share()}>${t(this.shared ? 'sheet.shared' : 'sheet.share')}</button>
      <button data-key="to-board" @click=${() => this.show(false)}>${t('sheet.board')}</button>
    </div>`;
  }

  /** With the phone's own menu where there is one, otherwise on the clipboard. */
  async share() {
    const { page } = this;
    const url = `${location.origin}/tables/${page.id}`;
    try {
      if (navigator.share) await navigator.share({ title: headline(page.table, page.nameOf), url });
      else await navigator.clipboard.writeText(url);
      this.shared = true;
    } catch {
      this.shared = false; // closed without sharing, or not allowed
    }
    page.redraw();
  }
}

async function again({ id, act }) {
  let next = null;
  await act(async () => {
    next = await post(`/tables/${id}/rematch`, { clientSeed: randomText(16) });
    return { sequence: 0 };
  });
  if (next) go(`/tables/${next.table}`);
}
