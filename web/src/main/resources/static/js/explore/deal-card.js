import { html, nothing } from 'lit-html';
import { randomText } from '../api.js';
import { options } from '../form.js';
import { t } from '../messages.js';

export const newSeed = () => randomText(8);

/** The cards to play with: those of the game, or redealt ones as one seat could have imagined them. */
export function dealCard(page) {
  const { deal, replay, nameOf } = page;
  const choice = (kind) =>
    html`<label class="check"
      ><input
        type="radio"
        name="deal"
        data-key="deal-${kind}"
        .checked=${deal.kind === kind}
        @change=${() => page.redeal({ ...deal, kind })}
      />${t(`explore.deal.${kind}`)}</label
    >`;
  return html`<section class="card stack">
    <h2>${t('explore.deal')}</h2>
    <fieldset class="plainfield stack">
      <legend class="hidden-text">${t('explore.deal')}</legend>
      ${choice('real')}${choice('redealt')}
    </fieldset>
    ${deal.kind === 'redealt' ? redealt(page, replay.players.length, nameOf) : nothing}
    <p class="small muted">${t(`explore.deal.${deal.kind}.about`)}</p>
  </section>`;
}

const redealt = (page, seats, nameOf) =>
  html`<label class="field"
      >${t('explore.perspective')}<select
        data-key="perspective"
        @change=${(event) => page.redeal({ ...page.deal, perspective: Number(event.target.value) })}
      >
        ${options(
          Array.from({ length: seats }, (_, seat) => seat),
          page.deal.perspective,
          nameOf,
        )}
      </select></label
    >
    <div class="row">
      <button data-key="new-deal" @click=${() => page.redeal({ ...page.deal, seed: newSeed() })}>
        ${t('explore.newDeal')}
      </button>
      <span class="small muted">${t('explore.seed', { seed: page.deal.seed })}</span>
    </div>`;
