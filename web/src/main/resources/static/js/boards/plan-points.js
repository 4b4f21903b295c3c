import { html } from 'lit-html';
import { t } from '../messages.js';

/**
 * The worth of a plan before it is confirmed: the points now and with it, for eyes and for ears. It is announced when
 * it changes.
 *
 * @param what names the points
 */
export function planPoints(what, before, after) {
  const change = after - before;
  return html`<span class="plan-points ${change < 0 ? 'fewer' : change > 0 ? 'more' : ''}" role="status">
    <span aria-hidden="true"
      ><span class="what">${what}</span> <b class="numbers">${before} → ${after}</b>
      <span class="numbers">(${signed(change)})</span></span
    ><span class="hidden-text">${t('plan.points', { what, before, after, change: signed(change) })}</span></span
  >`;
}

const signed = (change) => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0');
