import { html, nothing } from 'lit-html';
import { t } from '../messages.js';

const isTimed = ({ table, clocks }) =>
  table.status === 'PLAYING' && Boolean(table.terms?.plans) && Boolean(clocks?.length);

/** Says that the plan on the board is safe; eyes see a tick beside its points. */
export const planNote = ({ plans, table }) =>
  table.seat !== null && isTimed(table)
    ? html`<span class="hidden-text" role="status">${plans.kept ? t('plan.kept') : nothing}</span>`
    : nothing;

/** The table's rule about plans, for those who play on the clock. */
export const planRule = ({ table }) => (isTimed(table) ? html`<p class="small muted">${t('plan.rule')}</p>` : nothing);
