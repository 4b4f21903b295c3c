import { html, nothing } from 'lit-html';
import { t } from '../messages.js';
import { serverNow } from '../server-time.js';

const SHORT = 30;

/**
 * How long a seat still has: its text is written by the ticker, not with every drawing. Without a bank, a waiting
 * player has no time to show.
 */
export function seatClock({ clocks, table }, seat) {
  const clock = clocks?.find((each) => each.seat === seat);
  if (!clock || (clock.deadline === null && table.terms?.clock?.type !== 'Live')) return nothing;
  return html`<span
    class="clock numbers ${clock.since === null ? '' : 'running'}"
    role="timer"
    aria-label=${t('table.clock')}
    data-until=${clock.deadline ?? ''}
    data-left=${clock.bankSeconds}
  ></span>`;
}

function words(seconds) {
  const left = Math.max(0, Math.floor(seconds));
  const two = (value) => String(value).padStart(2, '0');
  if (left >= 172_800) return t('table.days', { days: Math.floor(left / 86_400) });
  if (left >= 3_600) return `${Math.floor(left / 3_600)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
  return `${Math.floor(left / 60)}:${two(left % 60)}`;
}

export function tick(root) {
  for (const clock of root.querySelectorAll('.clock')) {
    const { until, left } = clock.dataset;
    const seconds = until ? (new Date(until) - serverNow()) / 1000 : Number(left);
    const text = words(seconds);
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle('short', until !== '' && seconds < SHORT);
  }
}
