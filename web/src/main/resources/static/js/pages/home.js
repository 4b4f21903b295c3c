import { html, nothing } from 'lit-html';
import { games, loadGameTexts } from '../boards.js';
import { Sender } from '../form.js';
import { Lobby } from '../home/lobby.js';
import { ladderTops, tournamentList } from '../home/lists.js';
import { ghosts, LiveBoards } from '../home/live.js';
import { playNow } from '../home/play.js';
import { finishedCard, tableCard } from '../home/tables.js';
import { openTable } from '../home/open-table.js';
import { loadStyle, show } from '../lit.js';
import { t } from '../messages.js';
import { invitationCards, waitingInvitations } from '../players/invitations.js';
import { gamesKnown, myGames } from '../my-games.js';

const AGAIN = 30_000;
const SOON = 600;

/** Start a game, watch one, take a free seat, find tournaments. */
export async function open(main) {
  const lobby = new Lobby();
  const [list] = await Promise.all([
    games(),
    loadStyle('/css/home.css'),
    loadGameTexts(),
    soon(lobby.heard),
    soon(gamesKnown()),
  ]).catch((failure) => {
    lobby.close();
    throw failure;
  });
  const page = new HomePage(main, list, lobby);
  page.redraw();
  return page;
}

/** Waits briefly for quick content, so that the layout is right from the start; slow content gets a placeholder. */
const soon = (coming) => Promise.race([coming, new Promise((resolve) => setTimeout(resolve, SOON))]);

class HomePage {
  constructor(main, list, lobby) {
    Object.assign(this, {
      lobby,
      mineFirst: myGames().length > 0,
      games: list,
      playing: new Sender(() => this.redraw()),
      opening: new Sender(() => this.redraw()),
      play: null,
      open: null,
      invitations: [],
    });
    this.redraw = () => {
      document.title = t('brand');
      show(main, this.page());
    };
    this.live = new LiveBoards(this.redraw);
    lobby.tell((rows) => {
      this.live.want(rows.playing, lobby.boards);
      this.redraw();
    });
    this.load();
    window.addEventListener('perennial:games', this.redraw);
    this.timer = setInterval(() => {
      if (!document.hidden) this.load();
    }, AGAIN);
  }

  close() {
    this.lobby.close();
    this.live.close();
    window.removeEventListener('perennial:games', this.redraw);
    clearInterval(this.timer);
  }

  /** Content that cannot be loaded now stays as it was. */
  async load() {
    this.invitations = await waitingInvitations(this.invitations);
    this.redraw();
  }

  page() {
    const { open: free, playing, finished } = this.lobby.rows;
    return html`<section class="hero card">
        <div class="stack">
          <h1>${t('home.title')}</h1>
          <p class="muted">${t('home.intro')}</p>
        </div>
        ${playNow(this)}
      </section>
      ${
        myGames().length
          ? html`<section class="stack mine ${this.mineFirst ? 'first' : ''}">
              <h2>${t('home.yours')}</h2>
              <ul class="tables yours">
                ${myGames().map(tableCard)}
              </ul>
            </section>`
          : nothing
      }
      ${invitationCards(this.invitations)}
      <section class="stack">
        <div class="between">
          <h2>${t('home.live')}</h2>
          <a href="/tv">${t('home.tv')}</a>
        </div>
        ${
          this.lobby.known
            ? playing.length
              ? this.live.view(playing, this.lobby.ratings)
              : html`<p class="empty">${t('home.nobodyPlays')}</p>`
            : ghosts()
        }
      </section>
      <section class="stack">
        <h2>${t('home.seatsFree')}</h2>
        ${
          free.length
            ? html`<ul class="tables">
                ${free.map(tableCard)}
              </ul>`
            : html`<p class="empty">${t('home.noSeats')}</p>`
        }
        ${openTable(this)}
      </section>
      <div class="columns">${tournamentList(this.lobby.tournaments)}${ladderTops(this.games, this.lobby.ladders)}</div>
      ${
        finished.length
          ? html`<section class="stack">
              <h2>${t('home.finished')}</h2>
              <ul class="tables">
                ${finished.map((row) => finishedCard(row, this.lobby.ended[row.id]))}
              </ul>
            </section>`
          : nothing
      }`;
  }
}
