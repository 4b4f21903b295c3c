import { html, nothing } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { accountAndBack } from '../account/return-path.js';
import { getAll, post } from '../api.js';
import { games, loadBoard, loadGameTexts } from '../boards.js';
import { input, options, Sender } from '../form.js';
import { loadStyle, show } from '../lit.js';
import { gameName, loadMessages, t } from '../messages.js';
import { go } from '../router.js';
import { session } from '../session.js';
import { PRESETS, rulesFields, rulesOf } from '../tournament/rules-form.js';

/** A new tournament, from a preset. */
export async function open(main) {
  const [list] = await Promise.all([
    games(),
    loadGameTexts(),
    loadMessages('tournament'),
    loadStyle('/css/tournament.css'),
  ]);
  const { leagues } = await getAll('/leagues', 'leagues').catch(() => ({ leagues: [] }));
  const begin = (preset) => ({
    preset,
    clock: null,
    schedule: PRESETS[preset].rules.timing?.schedule ?? 'IMMEDIATE',
    rounds: PRESETS[preset].rounds,
    playoff: null,
  });
  const state = { ...begin('evening'), game: list[0], tableSize: 2, choices: null };
  const sender = new Sender(() => redraw());
  const set = (changes) => {
    Object.assign(state, changes);
    redraw();
  };
  async function choose(game) {
    set({ game, tableSize: Math.max(2, game.minSeats), choices: null });
    const { choices } = await loadBoard(game.id);
    if (state.game === game) set({ choices });
  }
  async function create(wish) {
    const { tournament } = await post('/tournaments', {
      name: wish.name,
      game: wish.game,
      tableSize: Number(wish.tableSize),
      rounds: wish.rounds ?? null,
      rules: { ...(await rulesOf(wish, state)), league: wish.league || null },
    });
    go(`/tournaments/${tournament}/desk`);
  }
  const redraw = () => {
    document.title = t('tournaments.new');
    const { minSeats, maxSeats } = state.game;
    const preset = PRESETS[state.preset];
    const sizes = Array.from({ length: maxSeats - Math.max(2, minSeats) + 1 }, (_, i) => Math.max(2, minSeats) + i);
    show(
      main,
      html`<h1>${t('tournaments.new')}</h1>
        ${
          session() && !session().guest
            ? nothing
            : html`<p class="notice bad">
                ${t('tournaments.needsAccount')} <a href=${accountAndBack()}>${t('account.signIn')}</a>
              </p>`
        }
        <div class="choice" role="group" aria-label=${t('preset.label')}>
          ${Object.keys(PRESETS).map(
            (each) =>
              html`<button
                data-key="preset-${each}"
                aria-pressed=${each === state.preset}
                @click=${() => set(begin(each))}
              >
                ${t(`preset.${each}`)}
              </button>`,
          )}
        </div>
        <p class="muted">${t(`preset.${state.preset}.text`)}</p>
        <form class="card form" @submit=${sender.submit(create)}>
          ${input('tournament.name', 'name', { required: true, max: 100 })}
          <label
            >${t('home.game')}<select
              name="game"
              @change=${(event) => choose(list.find((each) => each.id === event.target.value))}
            >
              ${options(
                list.map((each) => each.id),
                state.game.id,
                gameName,
              )}
            </select></label
          >
          <label
            >${t('tournament.tableSize')}<select
              name="tableSize"
              @change=${(event) => set({ tableSize: Number(event.target.value) })}
            >
              ${options(sizes, state.tableSize, String)}
            </select></label
          >
          <label
            >${t('tournament.roundsWanted')}<input
              name="rounds"
              type="number"
              min="1"
              max="50"
              .value=${String(preset.rounds ?? '')}
              @input=${(event) => set({ rounds: Math.min(50, Number(event.target.value)) })}
          /></label>
          ${
            leagues.length
              ? html`<label
                  >${t('fact.league')}<select name="league">
                    <option value="">–</option>
                    ${leagues.map((each) => html`<option value=${each.id}>${each.name}</option>`)}
                  </select></label
                >`
              : nothing
          }
          ${keyed(state.preset, rulesFields(preset.rules, { ...state, seats: state.tableSize, set }))}<button
            class="primary"
            ?disabled=${sender.busy}
          >
            ${t('tournament.create')}</button
          >${sender.words}
        </form>`,
    );
  };
  choose(state.game);
  return { redraw };
}
