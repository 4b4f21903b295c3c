import { html, nothing } from 'lit-html';
import { serverNow } from '../../server-time.js';
import { say } from './artists.js';

/** The glass that goes round the table. It runs by the server's time. */
export function hourglass({ seconds, glassEnd, deadline }) {
  if (seconds === null) return nothing;
  return html`<div
    class="hourglass"
    data-glass
    data-at="glass"
    data-seconds=${seconds}
    data-end=${glassEnd ?? ''}
    data-deadline=${deadline ?? ''}
    role="timer"
    aria-label=${say('hourglass')}
  >
    <svg viewBox="-16 -24 32 48" aria-hidden="true">
      <path class="sand upper" d="M-10-19H10C10-8 3-5 0 0-3-5-10-8-10-19z"></path>
      <path class="sand lower" d="M0 4C4 9 10 10 10 19H-10C-10 10-4 9 0 4z"></path>
      <path class="glass" d="M-11-20H11C11-8 3-5 3 0S11 8 11 20H-11C-11 8-3 5-3 0S-11-8-11-20z"></path>
      <path class="frame" d="M-14-21H14M-14 21H14"></path>
    </svg>
    <span class="seconds numbers"></span>
  </div>`;
}

/** How full the running glass is, and how long the turn may still take. */
export function glassAt({ seconds, end, deadline }, now) {
  const last = Date.parse(deadline || end);
  const running = now < Date.parse(end) ? Date.parse(end) : last;
  return {
    sand: Math.min(1, Math.max(0, (running - now) / (Number(seconds) * 1000))),
    left: Math.max(0, Math.ceil((last - now) / 1000)),
  };
}

function run() {
  for (const glass of document.querySelectorAll('[data-glass]')) {
    const on = Boolean(glass.dataset.deadline);
    const { sand, left } = on ? glassAt(glass.dataset, serverNow()) : { sand: 1, left: null };
    glass.style.setProperty('--sand', sand.toFixed(3));
    glass.classList.toggle('short', on && left <= 15);
    const text = left === null ? '' : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    const shown = glass.querySelector('.seconds');
    if (shown.textContent !== text) shown.textContent = text;
  }
}

setInterval(run, 500);
