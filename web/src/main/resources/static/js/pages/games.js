import { html, nothing } from 'lit-html';
import { get } from '../api.js';
import { games, loadGameTexts } from '../boards.js';
import { input, options, Sender } from '../form.js';
import { show } from '../lit.js';
import { dayTime, gameName, t } from '../messages.js';
import { learnNames } from '../names.js';
import { findPlayer } from '../players/find-player.js';
import { playerLink } from '../players/player-link.js';
import { rename } from '../router.js';

const FIELDS = ['player', 'opponent', 'game', 'from', 'to', 'tournament', 'minPoints', 'maxPoints'];

/** A search for finished games. The query is in the address, to be bookmarked or shared. */
export async function open(main) {
  const [list] = await Promise.all([games(), loadGameTexts()]);
  const page = new GamesPage(
    main,
    list.map((each) => each.id),
  );
  await page.sender.send(() => page.find(Object.fromEntries(new URLSearchParams(location.search))));
  return page;
}

class GamesPage {
  constructor(main, kinds) {
    Object.assign(this, { kinds, wish: {}, question: new URLSearchParams(), rows: null, next: null });
    this.redraw = () => {
      document.title = t('games.title');
      show(main, this.page());
    };
    this.sender = new Sender(this.redraw);
  }

  /** @param wish by the names of the fields; people and tournaments may be called by name */
  async find(wish) {
    this.wish = Object.fromEntries(
      FIELDS.filter((each) => (wish[each] ?? '') !== '').map((each) => [each, wish[each]]),
    );
    const { player, opponent, tournament, ...rest } = this.wish;
    rename(`/games${Object.keys(this.wish).length ? `?${new URLSearchParams(this.wish)}` : ''}`);
    const question = new URLSearchParams(rest);
    for (const name of [player, opponent].filter(Boolean)) question.append('player', await findPlayer(name));
    if (tournament) question.set('tournament', await findTournament(tournament));
    this.question = question;
    await this.load();
  }

  async load(cursor) {
    const found = await get(
      `/search/games?${new URLSearchParams([...this.question, ...(cursor ? [['cursor', cursor]] : [])])}`,
    );
    learnNames(found.names);
    Object.assign(this, { rows: cursor ? [...this.rows, ...found.games] : found.games, next: found.next });
  }

  page() {
    const { player, opponent, game, from, to, tournament, minPoints, maxPoints } = this.wish;
    return html`<h1>${t('games.title')}</h1>
      <p class="muted">${t('games.text')}</p>
      <form class="form card" data-key="games" @submit=${this.sender.submit((wish) => this.find(wish))}>
        ${input('ladder.player', 'player', { value: player, max: 64 })}${input('player.against', 'opponent', {
          value: opponent,
          max: 64,
        })}
        <label
          >${t('home.game')}<select name="game">
            ${options(['', ...this.kinds], game ?? '', (each) => (each ? gameName(each) : t('player.anyGame')))}
          </select></label
        >
        ${input('player.tournament', 'tournament', {
          value: tournament,
        })}${input('games.from', 'from', {
          type: 'date',
          value: from,
        })}${input('games.to', 'to', { type: 'date', value: to })}
        ${input('games.minPoints', 'minPoints', {
          type: 'number',
          value: minPoints,
        })}${input('games.maxPoints', 'maxPoints', { type: 'number', value: maxPoints })}
        <button class="primary">${t('player.find')}</button>${this.sender.words}
      </form>
      ${
        this.rows === null
          ? nothing
          : this.rows.length
            ? this.found()
            : html`<p class="empty">${t('player.noneFound')}</p>`
      }`;
  }

  /** A file cannot be chosen by points: it is offered where it holds what is shown. */
  found() {
    const whole = !this.question.has('minPoints') && !this.question.has('maxPoints');
    return html`<div class="card scroll" tabindex="0">
        <table class="data tight stacking labelled">
          <thead>
            <tr>
              <th>${t('player.when')}</th>
              <th>${t('home.game')}</th>
              <th>${t('games.who')}</th>
              <td></td>
              <td></td>
            </tr>
          </thead>
          <tbody>
            ${this.rows.map(
              (row) =>
                html`<tr>
                  <td>${dayTime(row.finishedAt)}</td>
                  <td>${gameName(row.game)}</td>
                  <td class="line">
                    ${[...row.seats]
                      .sort((a, b) => a.place - b.place)
                      .map(
                        (seat, i) => html`${i ? ', ' : ''}${seat.place}. ${playerLink(seat.player)} (${seat.points})`,
                      )}
                  </td>
                  <td>
                    ${
                      row.tournament
                        ? html`<a href="/tournaments/${row.tournament}">${t('player.tournament')}</a>`
                        : nothing
                    }
                  </td>
                  <td><a href="/tables/${row.table}/replay">${t('table.replay')}</a></td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <div class="row">
        ${
          this.next
            ? html`<button data-key="more" @click=${() => this.sender.send(() => this.load(this.next))}>
                ${t('ladder.more')}
              </button>`
            : nothing
        }
        ${
          whole
            ? html`<a data-key="export" download href="/api/v1/export/games.ndjson?${this.question}"
                >${t('games.export')}</a
              >`
            : nothing
        }
      </div>`;
  }
}

/** The newest of that name, or the only one with these words in it; else it was an id. */
async function findTournament(text) {
  const name = text.trim();
  const { tournaments } = await get(`/tournaments?${new URLSearchParams({ name, limit: 5 })}`);
  const called = tournaments.find((each) => each.name.toLowerCase() === name.toLowerCase());
  return (called ?? (tournaments.length === 1 ? tournaments[0] : null))?.id ?? name;
}
