import { html } from 'lit-html';
import { post, randomText } from '../api.js';
import { options } from '../form.js';
import { gameName, hasText, t } from '../messages.js';
import { levelAbout, levelName } from '../names.js';
import { go } from '../router.js';
import { enter, signedInAs } from '../session.js';
import { gameIcon } from './tables.js';

/** One click to a game against bots, with the account or as a guest. */
export function playNow(page) {
  page.play ??= {
    game: page.games.find((each) => each.id === 'arboretum') ?? page.games[0],
    others: 1,
    level: 'greedy',
  };
  const { play, games } = page;
  const levels = play.game.bots ?? ['random', 'greedy'];
  if (!levels.includes(play.level)) play.level = levels.at(-1);
  const fewest = Math.max(1, play.game.minSeats - 1);
  const others = Array.from({ length: play.game.maxSeats - fewest }, (_, i) => fewest + i);
  const set = (changes) => {
    Object.assign(play, changes);
    page.redraw();
  };
  return html`<form class="play stack" @submit=${page.playing.submit(() => begin(play))}>
    <fieldset class="games">
      <legend class="hidden-text">${t('home.game')}</legend>
      ${games.map(
        (game) =>
          html`<label class="game-choice ${game === play.game ? 'chosen' : ''}">
            <input
              type="radio"
              name="game"
              class="hidden-text"
              value=${game.id}
              data-key="play-${game.id}"
              .checked=${game === play.game}
              @change=${() => set({ game, others: Math.max(1, game.minSeats - 1) })}
            />
            ${gameIcon(game.id, 44)}<span
              ><strong class="game-title">${gameName(game.id)}</strong>
              <span class="small muted about">${hasText(`${game.id}.about`) ? t(`${game.id}.about`) : ''}</span></span
            ></label
          >`,
      )}
    </fieldset>
    <div class="play-line">
      <label class="field"
        >${t('home.others')}<select name="others" @change=${(event) => set({ others: Number(event.target.value) })}>
          ${options(others, play.others, String)}
        </select></label
      >
      <label class="field"
        >${t('home.level')}<select name="level" @change=${(event) => set({ level: event.target.value })}>
          ${options(levels, play.level, levelName)}
        </select></label
      >
      <button class="primary big" data-key="play-now" ?disabled=${page.playing.busy}>${t('home.playNow')}</button>
    </div>
    <p class="small muted level-about">${levelAbout(play.level)}</p>
    <p class="small">
      <a data-key="learn" href="/learn/${play.game.id}">${t('home.learn', { game: gameName(play.game.id) })}</a>
    </p>
    ${page.playing.words}
  </form>`;
}

async function begin({ game, others, level }) {
  if (signedInAs() === null) enter(await post('/auth/guest'));
  const { table } = await post('/tables', {
    game: game.id,
    seats: others + 1,
    options: {},
    firstSeat: 'RANDOM',
    clock: { type: 'None' }, // a newcomer may read the rules meanwhile
    bots: Array(others).fill(level),
  });
  await post(`/tables/${table}/seats`, { seat: 0, clientSeed: randomText(16) });
  go(`/tables/${table}`);
}
