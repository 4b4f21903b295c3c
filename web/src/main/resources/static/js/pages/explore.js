import { html } from 'lit-html';
import { get, post } from '../api.js';
import { loadBoard } from '../boards.js';
import { unavailablePage } from '../error-page.js';
import { dealCard, newSeed } from '../explore/deal-card.js';
import { MoveTree, lineOf, lineText } from '../explore/move-tree.js';
import { exploredTable } from '../explore/explored-table.js';
import { linkCard } from '../explore/link-card.js';
import { AddCard } from '../study/add-card.js';
import { gamePlace } from '../study/place.js';
import { PlayOn } from '../explore/play-on.js';
import { stepsBar } from '../explore/steps-bar.js';
import { treeCard } from '../explore/tree-card.js';
import { Learn } from '../learn/learn.js';
import { loadStyle, show } from '../lit.js';
import { gameName, loadMessages, refusalText, t } from '../messages.js';
import { learnNames, playerName } from '../names.js';
import { Spoilers } from '../replay/spoilers.js';
import { noteShown, shownAs } from '../router.js';
import { tableKeys } from '../table/keys.js';
import { Fitting, tableLayout } from '../table/table-layout.js';

/** A moment of a finished game with any moves of any seat: nothing is stored, the address has it all. */
export async function open(main, [id]) {
  await Promise.all([
    loadStyle('/css/table.css'),
    loadStyle('/css/table-life.css'),
    loadStyle('/css/replay.css'),
    loadStyle('/css/learn.css'),
    loadStyle('/css/explore.css'),
    loadMessages('table', 'broadcast', 'explore'),
  ]);
  try {
    const replay = await get(`/tables/${encodeURIComponent(id)}/replay?perspective=open`);
    const page = new ExplorePage(main, id, replay, await loadBoard(replay.game));
    await Promise.all([page.begin(lineOf(shownAs('moves'))), page.playOn.load(replay.game)]);
    page.redraw();
    return page;
  } catch (failure) {
    return unavailablePage(main, failure, 'explore.unknown', `/tables/${id}`, 'replay.table');
  }
}

/** The moment, the deal and the seed that the address names. */
function dealOf(replay) {
  const perspective = Number(/^\d$/.exec(shownAs('as') ?? '')?.[0] ?? 0);
  return {
    kind: shownAs('deal') === 'redealt' ? 'redealt' : 'real',
    perspective: perspective < replay.players.length ? perspective : 0,
    seed: /^[\w-]{1,64}$/.exec(shownAs('seed') ?? '')?.[0] ?? newSeed(),
  };
}

class ExplorePage {
  constructor(main, id, replay, board) {
    Object.assign(this, {
      id,
      replay,
      board,
      at: Number(/^\d{1,9}$/.exec(shownAs('at') ?? '')?.[0] ?? replay.last),
      deal: dealOf(replay),
      tree: new MoveTree(),
      numbers: new Map(),
      answer: null,
      asking: false,
      picked: {},
      fresh: [],
      refusal: '',
      shared: false,
      tab: 'board',
      fitting: new Fitting(main),
      learn: new Learn(main, replay.game),
      spoilers: new Spoilers(() => this.redraw()),
    });
    this.playOn = new PlayOn(this);
    this.study = new AddCard(id, () => this.redraw());
    learnNames(replay.names);
    this.redraw = () => {
      if (!this.answer) return;
      show(main, this.page());
      this.fitting.drawn();
      this.learn.drawn();
    };
    this.nameOf = (seat) => (replay.players[seat] ? playerName(replay.players[seat]) : t('seat.free'));
    this.ears = new AbortController();
    window.addEventListener('keydown', (event) => this.key(event), { signal: this.ears.signal });
  }

  close() {
    this.ears.abort();
    this.fitting.close();
    this.learn.close();
  }

  get sequence() {
    return this.answer.sequence;
  }

  key(event) {
    const node = { ArrowLeft: this.tree.before, ArrowRight: this.tree.after }[event.key];
    const elsewhere = event.target.closest?.('input, select, textarea, dialog, [data-rove]');
    if (node && !elsewhere && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      this.visit(node);
    } else {
      tableKeys(event);
    }
  }

  /** Starts with a line; what the rules do not allow is left out, and said. */
  async begin(moves) {
    this.tree = new MoveTree();
    this.numbers.clear();
    try {
      this.take(await this.ask(moves, 0), moves);
    } catch (failure) {
      if (!moves.length) throw failure;
      this.take(await this.ask([], 0), []);
      this.refusal = refusalText(failure, this.replay.game);
    }
    this.redraw();
  }

  ask(moves, from, seat = null) {
    const { kind, perspective, seed } = this.deal;
    return post(`/tables/${this.id}/explore`, {
      sequence: this.at,
      deal: kind.toUpperCase(),
      ...(kind === 'redealt' ? { perspective, seed } : {}),
      moves,
      from,
      ...(seat === null ? {} : { seat }),
    });
  }

  /** The moves of an answer become part of the tree. */
  take(answer, moves) {
    for (const { moves: played, mover, notation, events } of answer.positions) {
      if (played > this.tree.line().length) this.tree.add({ seat: mover, notation }, events);
    }
    if (this.tree.line().length < moves.length) throw new Error('a longer line than there are positions');
    this.accept(answer);
  }

  accept(answer, events = []) {
    Object.assign(this, { answer, picked: {}, refusal: '', shared: false, fresh: events });
    this.note();
  }

  note() {
    const { kind, perspective, seed } = this.deal;
    const redealt = kind === 'redealt';
    noteShown({
      at: String(this.sequence),
      deal: redealt ? kind : null,
      as: redealt ? String(perspective) : null,
      seed: redealt ? seed : null,
      moves: lineText(this.tree.line()) || null,
    });
  }

  /** Asks the server; a refusal changes nothing. Answers whether it was accepted. */
  async attempt(act) {
    if (this.asking) return false;
    this.asking = true;
    this.redraw();
    try {
      await act();
      return true;
    } catch (failure) {
      this.refusal = refusalText(failure, this.replay.game);
      return false;
    } finally {
      this.asking = false;
      this.redraw();
    }
  }

  play(move) {
    return this.attempt(async () => {
      const line = this.tree.line();
      const { seat } = this.answer;
      const answer = await this.ask([...line, { seat, move }], line.length + 1);
      const { notation, events } = answer.positions.at(-1);
      this.tree.add({ seat, notation }, events);
      this.accept(
        answer,
        events.map(({ event }) => event),
      );
    });
  }

  visit(node) {
    return this.attempt(async () => {
      const line = this.tree.line(node);
      const answer = await this.ask(line, line.length);
      this.tree.go(node);
      this.accept(answer);
    });
  }

  /** Shows the board of another seat that may move now. */
  playFor(seat) {
    return this.attempt(async () => {
      const line = this.tree.line();
      this.accept(await this.ask(line, line.length, seat));
    });
  }

  /** Other cards: what was tried with those before does not count any longer. */
  redeal(deal) {
    return this.attempt(async () => {
      const before = this.deal;
      this.deal = deal;
      try {
        await this.begin([]);
      } catch (failure) {
        this.deal = before;
        throw failure;
      }
    });
  }

  numberOf(node) {
    if (!this.numbers.has(node)) this.numbers.set(node, this.numbers.size);
    return this.numbers.get(node);
  }

  /** The position as boards know tables: the same code draws both. */
  get table() {
    const { answer, id, tree } = this;
    return exploredTable({
      id,
      replay: this.replay,
      sequence: this.sequence,
      position: answer.positions.at(-1),
      moves: tree.line().length,
      legalMoves: answer.legalMoves,
    });
  }

  /** The line that is shown here, as a study keeps it. */
  lineForStudy() {
    const { kind, perspective, seed } = this.deal;
    const moves = this.tree.line();
    if (kind === 'real' && !moves.length) return { perspective: 'open', line: null, opening: gamePlace(this.sequence) };
    const redealt = kind === 'redealt';
    return {
      perspective: redealt ? `seat-${perspective}` : 'open',
      line: {
        sequence: this.sequence,
        deal: kind.toUpperCase(),
        seat: redealt ? perspective : null,
        seed: redealt ? seed : null,
        moves,
      },
      opening: { sequence: this.sequence, variation: 0, moves: moves.length },
    };
  }

  page() {
    const { game } = this.replay;
    document.title = t('explore.title', { game: gameName(game) });
    const { table, fresh } = this;
    this.fresh = [];
    const drawn = this.board.draw({
      table,
      seat: table.seat,
      front: table.seat,
      nameOf: this.nameOf,
      myTurn: table.awaited.includes(table.seat) && !this.asking,
      play: (move) => this.play(move),
      picked: this.picked,
      redraw: this.redraw,
      lastEvent: fresh.at(-1) ?? null,
      events: fresh,
      perspective: table.seat === null ? 'open' : 'live',
      readOnly: false,
      mini: false,
    });
    if (!this.asking) this.said = drawn.now;
    const over = table.result !== null;
    const whose = over ? t('explore.over') : t('explore.seat', { name: this.nameOf(table.seat) });
    return tableLayout(this, {
      game,
      head: html`<h1>${t('explore.heading')}</h1>
        <a data-key="to-replay" href="/tables/${this.id}/replay?at=${this.sequence}">${t('explore.back')}</a>`,
      now: html`<p class="now ${over ? '' : 'mine'}"><span class="muted">${whose}</span> ${over ? '' : this.said}</p>`,
      tools: this.learn.buttons(table),
      refusal: this.refusal,
      drawn,
      bar: stepsBar(this),
      side: html`${treeCard(this)}${dealCard(this)}${this.playOn.card()}${this.study.card(
        this.lineForStudy(),
      )}${linkCard(this)}`,
    });
  }
}
