import { html, nothing } from 'lit-html';
import { get } from '../api.js';
import { options, Sender } from '../form.js';
import { gameName, t } from '../messages.js';
import { learnNames } from '../names.js';
import { findPlayer } from './find-player.js';
import { gamesTable } from './games-table.js';

const PAGE = 20;
const DAYS = { all: null, week: 7, month: 31, year: 366 };

/** The finished games of a player, the newest first: some at a time, all or of one kind. */
export class PlayedGames {
  constructor(player, redraw) {
    Object.assign(this, { player, rows: null, next: null, wish: {}, sender: new Sender(redraw) });
  }

  /** The newest, or those after a page. */
  async load(cursor) {
    const found = await get(`/players/${this.player}/games?${this.question(cursor)}`);
    learnNames(found.names);
    Object.assign(this, { rows: cursor ? [...this.rows, ...found.games] : found.games, next: found.next });
  }

  /** Readers on a later page stay there. */
  refresh() {
    return this.rows === null || this.rows.length <= PAGE ? this.load().catch(() => {}) : null;
  }

  question(cursor) {
    const { game, opponent, days } = this.wish;
    const from = days && new Date(Date.now() - days * 86_400_000).toISOString();
    const asked = { limit: PAGE, game, opponent, from, cursor };
    return new URLSearchParams(Object.entries(asked).filter(([, value]) => value));
  }

  async find({ game, opponent, period }) {
    this.wish = { game, opponent: opponent && (await findPlayer(opponent)), days: DAYS[period] };
    await this.load();
  }

  /** @param kinds the kinds of games the player has played */
  view(kinds) {
    if (!this.rows || !kinds.length) return nothing;
    return html`<section class="stack">
      <h2>${t('player.games')}</h2>
      <form class="row" data-key="played" @submit=${this.sender.submit((wish) => this.find(wish))}>
        <label class="field"
          >${t('home.game')}<select name="game">
            ${options(['', ...kinds], '', (each) => (each ? gameName(each) : t('player.anyGame')))}
          </select></label
        >
        <label class="field"
          >${t('ladder.period')}<select name="period">
            ${options(Object.keys(DAYS), 'all', (each) => t(`ladder.period.${each}`))}
          </select></label
        >
        <label class="field">${t('player.against')}<input name="opponent" maxlength="64" autocomplete="off" /></label
        ><button>${t('player.find')}</button>
      </form>
      ${this.sender.words}
      ${this.rows.length ? gamesTable(this.rows, this.player) : html`<p class="empty">${t('player.noneFound')}</p>`}
      ${
        this.next
          ? html`<div>
              <button data-key="more" @click=${() => this.sender.send(() => this.load(this.next))}>
                ${t('ladder.more')}
              </button>
            </div>`
          : nothing
      }
    </section>`;
  }
}
