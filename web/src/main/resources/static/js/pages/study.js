import { html } from 'lit-html';
import { get } from '../api.js';
import { loadBoard } from '../boards.js';
import { unavailablePage } from '../error-page.js';
import { Learn } from '../learn/learn.js';
import { loadStyle, show } from '../lit.js';
import { loadMessages, refusalText, t } from '../messages.js';
import { learnNames, playerName } from '../names.js';
import { controls, keysOf, moment } from '../replay/controls.js';
import { Spoilers } from '../replay/spoilers.js';
import { noteShown, shownAs } from '../router.js';
import { keepOpen } from '../stream.js';
import { ChapterBoards } from '../study/chapter-boards.js';
import { chaptersCard } from '../study/chapters-card.js';
import { Editing } from '../study/editing.js';
import { Lead } from '../study/lead.js';
import { gameLinks, linesCard } from '../study/lines-card.js';
import { lineBar, lineMoment } from '../study/line-bar.js';
import { MarkLayer } from '../study/mark-layer.js';
import { NoteForm } from '../study/note-form.js';
import { belowBoard, notesCard } from '../study/notes-card.js';
import { gamePlace, lineOfPlace, placeOf, placeText, samePlace } from '../study/place.js';
import { teamCard } from '../study/team-card.js';
import { Fitting, tableLayout } from '../table/table-layout.js';

const PAUSE = 1_000;

const perspectiveShown = () => /^(open|spectator|seat-\d)$/.exec(shownAs('as') ?? '')?.[0] ?? null;

/** A study: chapters of finished games with what its editors say about them. */
export async function open(main, [id]) {
  await Promise.all([
    ...['table', 'table-life', 'replay', 'learn', 'explore', 'study'].map((each) => loadStyle(`/css/${each}.css`)),
    loadMessages('table', 'broadcast', 'explore', 'study'),
  ]);
  try {
    const page = new StudyPage(main, id, await get(`/studies/${encodeURIComponent(id)}`));
    await page.begin();
    return page;
  } catch (failure) {
    return unavailablePage(main, failure, 'study.unknown', '/studies', 'study.all');
  }
}

class StudyPage {
  constructor(main, id, study) {
    Object.assign(this, {
      main,
      id,
      study,
      seen: study.sequence,
      chapter: null,
      boards: null,
      board: null,
      place: null,
      line: null,
      explored: null,
      playing: false,
      speed: 1,
      byEvent: false,
      settings: false,
      refusal: '',
      picked: {},
      tab: 'board',
      fitting: new Fitting(main),
      layer: new MarkLayer(main),
      spoilers: new Spoilers(() => this.redraw()),
    });
    learnNames(study.names);
    this.form = new NoteForm(this);
    this.lead = new Lead(this);
    this.editing = new Editing(this);
    this.redraw = () => {
      show(main, this.page());
      this.fitting.drawn();
      this.layer.draw(
        this.form.open ? this.form.marks : this.notesHere().flatMap((each) => each.marks),
        this.form.pick,
      );
      this.learn?.drawn();
    };
    this.nameOf = (seat) => {
      const player = this.boards?.replay.players[seat];
      return player ? playerName(player) : t('seat.free');
    };
    this.ears = new AbortController();
    document.addEventListener('keydown', (event) => this.boards && this.key(event), { signal: this.ears.signal });
    this.stream = keepOpen(() => `/api/v1/studies/${id}/stream?lastEventId=${this.seen}`, {
      study: (event) => this.take(JSON.parse(event.data)),
    });
  }

  close() {
    clearTimeout(this.timer);
    this.ears.abort();
    this.stream.close();
    this.lead.close();
    this.layer.close();
    this.learn?.close();
    this.fitting.close();
  }

  key(event) {
    if (this.place.variation === null) return keysOf(this)(event);
    const by = event.target.closest('input, select, textarea, dialog, [data-rove]')
      ? undefined
      : { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    return by && this.stepInLine(by);
  }

  get timeline() {
    return this.boards.timeline;
  }

  get replay() {
    return this.boards.replay;
  }

  get index() {
    return this.timeline.indexOf(this.place.sequence);
  }

  async begin() {
    const wanted = Number(shownAs('chapter'));
    const first = this.study.chapters.find((each) => each.number === wanted) ?? this.study.chapters[0];
    if (first) {
      const shown = { perspective: perspectiveShown(), place: placeOf(shownAs('at')) };
      await this.openChapter(first.number, { ...shown, led: true });
    }
    await this.lead.follow();
    this.redraw();
  }

  /** An event says what has changed; the words come with the reader's own perspective. */
  async take({ sequence, change, chapter, presentation }) {
    if (sequence <= this.seen && change !== 'PRESENTATION') return;
    this.seen = Math.max(this.seen, sequence);
    if (change === 'CLOSED') {
      this.close();
      unavailablePage(this.main, { status: 404 }, 'study.unknown', '/studies', 'study.all');
      return;
    }
    this.study.presentation = presentation;
    if (change === 'STUDY') await this.reload(sequence);
    if (change === 'CHAPTER' && chapter === this.chapter?.number) await this.reloadChapter(sequence);
    await this.lead.follow();
    this.redraw();
  }

  async reload(atLeast) {
    this.study = await get(`/studies/${this.id}?atLeast=${atLeast}`);
    learnNames(this.study.names);
    const here = this.study.chapters.some((each) => each.number === this.chapter?.number);
    const [next] = this.study.chapters;
    if (here) await this.reloadChapter(atLeast);
    else if (next) await this.openChapter(next.number, { led: true });
    else Object.assign(this, { chapter: null, boards: null, place: null });
  }

  async reloadChapter(atLeast) {
    const { number } = this.chapter;
    const path = `/studies/${this.id}/chapters/${number}?perspective=${this.perspective}&atLeast=${atLeast}`;
    const { chapter, names } = await get(path);
    learnNames(names);
    if (this.chapter.number !== number) return;
    this.chapter = chapter;
    if (this.place.variation !== null && !lineOfPlace(chapter, this.place)) await this.visit(chapter.opening, true);
  }

  /** @param led whether the reader did not choose it: then following goes on */
  async openChapter(number, { perspective = null, place = null, led = false } = {}) {
    if (!led) this.lead.leave();
    this.play(false);
    const asked = perspective ? `?perspective=${encodeURIComponent(perspective)}` : '';
    try {
      const { chapter, seenAs, names } = await get(`/studies/${this.id}/chapters/${number}${asked}`);
      learnNames(names);
      const { table, game } = chapter.game;
      const boards =
        this.boards?.table === table && this.boards.perspective === seenAs
          ? this.boards
          : await ChapterBoards.load(table, seenAs);
      if (this.chapter?.game.game !== game) {
        this.board = await loadBoard(game);
        this.learn?.close();
        this.learn = new Learn(this.main, game);
      }
      if (this.chapter?.number !== number) this.form.end();
      Object.assign(this, { chapter, boards, perspective: seenAs, refusal: '' });
      await this.visit(place ?? chapter.opening, true);
    } catch (failure) {
      if (!this.chapter) throw failure;
      this.refusal = refusalText(failure);
      this.redraw();
    }
  }

  /** Shows a moment of the game or of a line. */
  async visit(place, led = false) {
    if (!led) this.lead.leave();
    const line = lineOfPlace(this.chapter, place);
    try {
      const moves = Math.min(place.moves, line?.moves.length ?? 0);
      this.explored = line ? await this.boards.inLine(line, moves) : null;
      this.place = line ? { ...place, moves } : gamePlace(place.sequence);
      this.line = line;
      this.refusal = '';
    } catch (failure) {
      this.refusal = refusalText(failure);
      this.place ??= gamePlace(place.sequence);
    }
    const { number, perspective } = this.chapter;
    noteShown({
      chapter: String(number),
      at: placeText(this.place),
      as: this.perspective === perspective ? null : this.perspective,
    });
    this.lead.moved();
    this.redraw();
  }

  go(index) {
    const { frames, last } = this.timeline;
    return this.visit(gamePlace(frames[Math.min(last, Math.max(0, index))].n));
  }

  stepInLine(by) {
    const moves = this.place.moves + by;
    if (moves >= 0 && moves <= this.line.moves.length) this.visit({ ...this.place, moves });
  }

  play(on) {
    this.playing = on && this.place?.variation === null && this.index < this.timeline.last;
    clearTimeout(this.timer);
    if (this.playing) {
      this.timer = setTimeout(async () => {
        await this.go(this.byEvent ? this.index + 1 : this.timeline.turn(this.index, 1));
        this.play(true);
      }, PAUSE / this.speed);
    }
    if (this.chapter) this.redraw();
  }

  toggleSettings() {
    this.settings = !this.settings;
    this.redraw();
  }

  look(perspective) {
    return this.openChapter(this.chapter.number, { perspective, place: this.place });
  }

  lineTitle(number) {
    return number === 0 ? t('study.ownLine') : this.chapter.variations.find((each) => each.number === number)?.title;
  }

  notesHere() {
    return this.chapter && this.place ? this.chapter.notes.filter((each) => samePlace(each.place, this.place)) : [];
  }

  page() {
    document.title = t('study.pageTitle', { title: this.study.title });
    const head = html`<h1>${this.study.title}</h1>
      <a data-key="all-studies" href="/studies">${t('study.all')}</a>`;
    if (!this.chapter || !this.place) {
      return html`${head}
        <div class="columns narrow">${chaptersCard(this)}${teamCard(this)}</div>`;
    }
    const inLine = this.place.variation !== null;
    const table = inLine ? this.boards.tableOf(this.line, this.explored) : this.boards.inGame(this.index);
    const drawn = this.board.draw({
      table,
      seat: table.seat,
      front: table.seat,
      nameOf: this.nameOf,
      myTurn: false,
      play: async () => false,
      picked: this.picked,
      redraw: this.redraw,
      lastEvent: inLine
        ? (this.explored.events.at(-1)?.event ?? null)
        : (this.timeline.frames[this.index].event ?? null),
      perspective: table.seat === null ? this.perspective : 'seat',
      readOnly: true,
      mini: false,
    });
    return tableLayout(this, {
      game: this.chapter.game.game,
      head: html`${head}<span class="muted">${this.chapter.title}</span>`,
      now: inLine ? lineMoment(this) : moment(this),
      tools: this.learn.buttons(table),
      refusal: this.refusal,
      drawn: drawn.board ? drawn : { board: html`<p class="empty">${t('replay.before')}</p>` },
      bar: html`<div class="study-bar">${belowBoard(this)}${inLine ? lineBar(this) : controls(this)}</div>`,
      side: html`${this.lead.card()}${this.spoilers.card()}${notesCard(this)}${linesCard(this)}
      ${chaptersCard(this)}${gameLinks(this)}${teamCard(this)}`,
    });
  }
}
