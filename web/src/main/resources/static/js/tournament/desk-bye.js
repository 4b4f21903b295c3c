import { html, nothing } from 'lit-html';
import { options, values } from '../form.js';
import { t } from '../messages.js';
import { BY_ORGANISER, reasonField } from '../reason.js';
import { byesToCome, nextRound } from './entry-state.js';

/** A form for a player's bye: which round, its points, and why. */
export function byeForm(page, player) {
  const { overview } = page.live;
  const next = nextRound(overview);
  if (next === null) return nothing;
  const kinds = overview.rules.system !== 'SWISS' ? ['ZERO'] : ['ZERO', 'HALF'];
  const give = async (event) => {
    event.preventDefault();
    const form = event.target;
    const { round, kind, why } = values(form);
    if (await page.act(`/players/${player}/bye`, { round, kind, why }, t('desk.byeGiven'))) {
      form.reset();
      form.closest('details').open = false;
    }
  };
  return html`<details class="more bye">
    <summary data-key="bye-${player}">${t('desk.bye')}</summary>
    <form class="form" @submit=${give}>
      <label
        >${t('desk.byeRound')}<input
          name="round"
          type="number"
          required
          min=${next}
          max=${overview.rounds || nothing}
          .value=${String(next)}
      /></label>
      <label
        >${t('desk.byeKind')}<select name="kind">
          ${options(kinds, kinds[0], (each) => t(`bye.${each}`))}
        </select></label
      >
      ${reasonField('bye')}<button data-key="give-bye-${player}" ?disabled=${page.sender.busy}>
        ${t('desk.giveBye')}
      </button>
    </form>
  </details>`;
}

/** A requested bye can be withdrawn until the round is paired. */
export const byesBack = (page, entry) =>
  byesToCome(entry, page.live.overview).map(
    ({ round }) =>
      html`<button
        data-key="bye-back-${entry.player}-${round}"
        ?disabled=${page.sender.busy}
        @click=${() =>
          page.act(
            `/players/${entry.player}/bye/take-back`,
            { round, why: BY_ORGANISER },
            t('desk.byeTakenBack', { round }),
          )}
      >
        ${t('desk.byeBack', { round })}
      </button>`,
  );
