import { html, nothing } from 'lit-html';
import { options } from '../form.js';
import { logLine } from '../log.js';
import { t } from '../messages.js';
import { signOf } from './signs.js';

const SPEEDS = [0.5, 1, 2, 4, 8];

/** How far a step goes: to the end of a turn, or to the next event on request. */
export const step = ({ timeline, index, byEvent }, by, events = byEvent) =>
  events ? index + by : timeline.turn(index, by);

/** Where we are in the game, and in words what just happened. */
export const moment = (page) =>
  html`<p class="said" aria-live="polite">
    <span class="numbers muted">${momentName(page)}</span>
    ${logLine(page.timeline.frames[page.index], page.board, page.nameOf) ?? nothing}
  </p>`;

function momentName({ timeline, index, byEvent, spoilers }) {
  const n = byEvent ? index : timeline.turnsUntil(index);
  if (spoilers.hidden) return t(byEvent ? 'spoilers.event' : 'spoilers.turn', { n });
  return byEvent
    ? t('replay.moment', { n, last: timeline.last })
    : t('replay.turnOf', { n, last: timeline.stops.length - 1 });
}

/** One slim bar below the board: the timeline, the steps, and behind a button what is rarely changed. */
export function controls(page) {
  const { timeline, index, byEvent } = page;
  const button = (name, act, off, sign = name) =>
    html`<button
      data-key="replay.${name}"
      aria-label=${t(`replay.${sign}`)}
      title=${t(`replay.${sign}`)}
      ?disabled=${off}
      @click=${act}
    >
      ${signOf(sign)}
    </button>`;
  return html`<div class="replay-bar">
    ${page.spoilers.hidden ? nothing : timelineOf(page)}
    <div class="steps">
      ${button('first', () => page.go(0), index === 0)}
      ${button('back', () => page.go(step(page, -1)), index === 0, byEvent ? 'back' : 'turnBack')}
      <button
        class="primary"
        data-key="play"
        aria-label=${t(page.playing ? 'replay.pause' : 'replay.play')}
        @click=${() => page.play(!page.playing)}
      >
        ${signOf(page.playing ? 'pause' : 'play')}
      </button>
      ${button('next', () => page.go(step(page, 1)), index === timeline.last, byEvent ? 'next' : 'turnNext')}
      ${page.spoilers.hidden ? nothing : button('last', () => page.go(timeline.last), index === timeline.last)}
    </div>
    ${settings(page)}
  </div>`;
}

/** How long the game is, and what happens when. */
const timelineOf = (page) =>
  html`<div class="timeline">
    <input
      type="range"
      data-key="timeline"
      min="0"
      max=${page.timeline.last}
      .value=${String(page.index)}
      aria-label=${t('replay.timeline')}
      aria-valuetext=${momentName(page)}
      @input=${(event) => page.go(Number(event.target.value))}
    />
    <div class="marks" aria-hidden="true">${marks(page)}</div>
  </div>`;

function settings(page) {
  const { replay } = page;
  const seats = replay.players.map((_, seat) => `seat-${seat}`);
  const eyes = (each) =>
    each.startsWith('seat-')
      ? t('replay.as.seat', { name: page.nameOf(Number(each.slice(5))) })
      : t(`replay.as.${each}`);
  return html`<details class="replay-settings" ?open=${page.settings}>
    <summary
      data-key="replay-settings"
      @click=${(event) => {
        event.preventDefault();
        page.settings = !page.settings;
        page.redraw();
      }}
    >
      ${t('replay.settings')}
    </summary>
    <div class="popup card">
      <label class="field"
        >${t('replay.perspective')}<select data-key="eyes" @change=${(event) => page.look(event.target.value)}>
          ${options(['spectator', ...seats, 'open'], replay.perspective, eyes)}
        </select></label
      >
      <label class="field"
        >${t('replay.speed')}<select
          data-key="speed"
          @change=${(event) => {
            page.speed = Number(event.target.value);
            page.play(page.playing);
          }}
        >
          ${options(SPEEDS, page.speed, (each) => `${each}×`)}
        </select></label
      >
      <label class="check"
        ><input
          type="checkbox"
          data-key="by-event"
          .checked=${page.byEvent}
          @change=${(event) => {
            page.byEvent = event.target.checked;
            page.redraw();
          }}
        />${t('replay.byEvent')}</label
      >
      ${page.spoilers.checkbox()}
      <p class="small muted">${t('replay.keys')}</p>
    </div>
  </details>`;
}

function marks({ timeline, replay }) {
  return replay.moments.map(
    ({ kind, n }) =>
      html`<span
        class="mark ${kind}"
        .style=${`left: ${(100 * timeline.indexOf(n)) / Math.max(1, timeline.last)}%`}
      ></span>`,
  );
}

/** A list of the marked moments in words; each links to its frame. */
export function moments({ timeline, replay, board, nameOf }) {
  if (!replay.moments.length) return nothing;
  const text = (n) =>
    logLine(timeline.frames[timeline.indexOf(n)], board, nameOf) ?? t('replay.moment', { n, last: timeline.last });
  const line = ({ n, kind }) =>
    html`<li>
      <a href="#e=${n}"><span class="mark ${kind}" aria-hidden="true"></span> ${text(n)}</a>
    </li>`;
  return html`<details class="card more moments">
    <summary data-key="moments">${t('replay.moments', { count: replay.moments.length })}</summary>
    <ol class="log">
      ${replay.moments.map(line)}
    </ol>
  </details>`;
}

/**
 * Arrow keys step by turn, with shift by event; the space bar plays, unless it presses something; the question mark
 * shows the keys. Never while the user types.
 */
export const keysOf = (page) => (event) => {
  if (event.target.closest('input, select, textarea, dialog') || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === ' ' && event.target.closest('button, summary')) return;
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by && event.target.closest('[data-rove]')) return;
  if (by) page.go(step(page, by, event.shiftKey));
  else if (event.key === ' ') page.play(!page.playing);
  else if (event.key === 'Home') page.go(0);
  else if (event.key === 'End' && !page.spoilers.hidden) page.go(page.timeline.last);
  else if (event.key === '?') page.toggleSettings();
  else return;
  event.preventDefault();
};
