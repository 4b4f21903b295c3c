import { html, nothing } from 'lit-html';
import { t } from '../messages.js';

/** Tells a player on the clock that the plan on the board is safe; it takes no room of its own. */
export const planNote = ({ plans, table }) =>
  table.table.status === 'PLAYING' && table.seat !== null && table.table.terms?.plans
    ? html`<span class="plan-note" role="status"
        >${
          plans.kept
            ? html`<span class="sign" aria-hidden="true" title=${t('plan.kept')}>⧗ ✓</span
                ><span class="words">${t('plan.kept')}</span>`
            : nothing
        }</span
      >`
    : nothing;
