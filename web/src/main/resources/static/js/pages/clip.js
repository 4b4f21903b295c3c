import { html, nothing } from 'lit-html';
import { get } from '../api.js';
import { loadBoard } from '../boards.js';
import { copied } from '../copied.js';
import { watching } from '../embed/drawing.js';
import { unavailablePage } from '../error-page.js';
import { loadStyle, show } from '../lit.js';
import { logLine } from '../log.js';
import { gameName, loadMessages, t } from '../messages.js';
import { learnNames, playerName } from '../names.js';
import { ClipPlayer } from '../replay/clip-player.js';
import { playBar } from '../replay/play-bar.js';
import { Fitting, tableLayout } from '../table/table-layout.js';

/** A few moments of a game in a loop, to be shared or taken along as a film. */
export async function open(main, [id, from, to]) {
  await Promise.all([loadMessages('broadcast'), loadStyle('/css/table.css'), loadStyle('/css/replay.css')]);
  let replay;
  try {
    replay = await get(`/tables/${encodeURIComponent(id)}/replay?perspective=spectator`);
  } catch (failure) {
    return unavailablePage(main, failure, 'replay.unknown', `/tables/${id}`, 'replay.table');
  }
  learnNames(replay.names);
  return new ClipPage(main, id, [Number(from), Number(to)], replay, await loadBoard(replay.game));
}

class ClipPage {
  constructor(main, id, [from, to], replay, board) {
    Object.assign(this, {
      main,
      id,
      from,
      to,
      board,
      picked: {},
      tab: 'board',
      film: null,
      shared: false,
      recording: false,
    });
    this.fitting = new Fitting(main);
    this.redraw = () => {
      show(main, this.page());
      this.fitting.drawn();
    };
    this.nameOf = (seat) => (replay.players[seat] ? playerName(replay.players[seat]) : t('seat.free'));
    this.player = new ClipPlayer(replay, { from, to, loop: true }, () => this.redraw());
    this.player.play(true);
  }

  close() {
    this.player.close();
    this.fitting.close();
  }

  get address() {
    return `${location.origin}/c/${this.id}/${this.from}-${this.to}`;
  }

  async copy() {
    this.shared = await copied(this.address);
    this.redraw();
  }

  /** The recorder is large and rarely needed: it is fetched when someone asks for a film. */
  async record() {
    const { recordFilm } = await import('../replay/film.js');
    const { player } = this;
    this.recording = true;
    player.play(false);
    try {
      const steps = player.steps;
      await recordFilm(this.main.querySelector('.board'), {
        steps: steps.length,
        name: `${this.id}-${this.from}-${this.to}`,
        draw: (i) => {
          this.film = t('clip.recording', { n: i + 1, last: steps.length });
          player.go(steps[i]);
        },
      });
      this.film = t('clip.recorded');
    } catch {
      this.film = t('clip.failed');
    }
    this.recording = false;
    player.play(true);
  }

  page() {
    const { frame, table, replay } = this.player;
    const { game } = replay;
    document.title = t('clip.title', { game: gameName(game) });
    const { nameOf } = this;
    const drawn = table.view
      ? this.board.draw(watching(table, { ...this, nameOf, lastEvent: frame.event ?? null }))
      : { board: html`<p class="empty">${t('replay.before')}</p>` };
    return tableLayout(this, {
      game,
      head: html`<h1>${t('clip.of', { game: gameName(game) })}</h1>`,
      now: html`<p class="now" aria-live="polite">${logLine(frame, this.board, nameOf) ?? nothing}</p>`,
      drawn,
      bar: playBar(this.player),
      side: this.side(),
    });
  }

  side() {
    const { n } = this.player.frame;
    return html`<section class="card stack">
      <h2>${t('clip.share')}</h2>
      <input readonly data-key="clip-address" aria-label=${t('clip.address')} .value=${this.address} />
      <div class="row">
        <button data-key="copy" @click=${() => this.copy()}>${t(this.shared ? 'replay.copied' : 'replay.copy')}</button>
        <button data-key="film" ?disabled=${this.recording} @click=${() => this.record()}>${t('clip.download')}</button>
      </div>
      <p class="small" role="status">${this.film ?? nothing}</p>
      <a href="/tables/${this.id}/replay?at=${n}">${t('clip.replay')}</a>
    </section>`;
  }
}
