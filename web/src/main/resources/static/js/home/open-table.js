import { html, nothing } from 'lit-html';
import { get, post } from '../api.js';
import { loadBoard } from '../boards.js';
import { clockFields, clockOf } from '../clock-form.js';
import { input, options } from '../form.js';
import { gameName, t } from '../messages.js';
import { go } from '../router.js';
import { enter, signedInAs } from '../session.js';

/** All settings of a table before a game. */
export function openTable(page) {
  page.open ??= { game: page.games[0], clock: 'Usual', choices: null, seats: 2 };
  const { open } = page;
  const { minSeats, maxSeats } = open.game;
  const seats = Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => minSeats + i);
  const set = (changes) => {
    Object.assign(open, changes);
    page.redraw();
  };
  const choose = async (game) => {
    set({ game, choices: null, seats: Math.max(2, game.minSeats) });
    const board = await loadBoard(game.id);
    if (open.game === game) set({ choices: board.choices ?? null });
  };
  return html`<details
    class="more opens"
    @toggle=${(event) => {
      if (event.target.open) choose(open.game);
    }}
  >
    <summary data-key="open-table">${t('home.open')}</summary>
    <form class="card form opening" @submit=${page.opening.submit((wish) => send(wish, open.choices))}>
      <label
        >${t('home.game')}<select
          name="game"
          @change=${(event) => choose(page.games.find((each) => each.id === event.target.value))}
        >
          ${options(
            page.games.map((each) => each.id),
            open.game.id,
            gameName,
          )}
        </select></label
      >
      <label
        >${t('home.seats')}<select name="seats" @change=${(event) => set({ seats: Number(event.target.value) })}>
          ${options(seats, open.seats, String)}
        </select></label
      >
      <label
        >${t('open.firstSeat')}<select name="firstSeat">
          ${options(['RANDOM', 'SEAT1'], 'RANDOM', (each) => t(`firstSeat.${each}`))}
        </select></label
      >
      ${clockFields(open.clock, null, (clock) => set({ clock }))}
      <label
        >${t('open.visibility')}<select name="visibility">
          ${options(['PUBLIC', 'INVITED'], 'PUBLIC', (each) => t(`visibility.${each}`))}
        </select></label
      >
      <label
        >${t('open.start')}<select name="start">
          ${options(['WHEN_FULL', 'BY_OWNER'], 'WHEN_FULL', (each) => t(`start.${each}`))}
        </select></label
      >
      <label
        >${t('open.absence')}<select name="absence">
          ${options(['FORFEIT', 'BOT'], 'FORFEIT', (each) => t(`absence.${each}`))}
        </select></label
      >
      ${input('open.missedTurns', 'missedTurns', { type: 'number', value: 2, least: 0, most: 10 })}
      ${input('open.delay', 'spectatorDelaySeconds', {
        type: 'number',
        least: 0,
        most: 600,
      })}${open.choices?.fields(open.seats) ?? nothing}
      <div class="row whole">
        <label class="check"><input type="checkbox" name="rated" />${t('open.rated')}</label>
        <label class="check"><input type="checkbox" name="spectators" checked />${t('open.spectators')}</label>
      </div>
      <button class="primary" ?disabled=${page.opening.busy}>${t('home.open')}</button>${page.opening.words}
    </form>
  </details>`;
}

async function send(wish, choices) {
  if (signedInAs() === null) enter(await post('/auth/guest'));
  const { game, seats, firstSeat, visibility, start, absence, missedTurns, rated, spectators } = wish;
  const answer = await post('/tables', {
    game,
    seats: Number(seats),
    options: choices?.of(wish) ?? {},
    firstSeat,
    visibility,
    start,
    absence,
    missedTurns,
    rated,
    spectators,
    spectatorDelaySeconds: wish.spectatorDelaySeconds ?? null,
    clock: await inOwnZone(clockOf(wish)),
  });
  go(`/tables/${answer.table}${answer.invitation ? `?invitation=${answer.invitation}` : ''}`);
}

/** Days are those of the account's time zone; a guest's are those of the browser. */
async function inOwnZone(clock) {
  if (clock?.type !== 'Correspondence') return clock;
  const { timeZone } = await get('/auth/me');
  return { ...clock, zone: timeZone ?? clock.zone };
}
