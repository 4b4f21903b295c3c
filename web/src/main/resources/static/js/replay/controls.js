import { html, nothing } from 'lit-html';
import { options } from '../form.js';
import { logLine } from '../log.js';
import { t } from '../messages.js';

/** Drawn, since hardly any font has all of them and some draw them in colours of their own. */
const SIGNS = {
  first: 'M4 5v14M20 5l-7 7 7 7zM13 5l-7 7 7 7z',
  turnBack: 'M20 5l-8 7 8 7zM12 5l-8 7 8 7z',
  back: 'M15 5l-7 7 7 7',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
  next: 'M9 5l7 7-7 7',
  turnNext: 'M4 5l8 7-8 7zM12 5l8 7-8 7z',
  last: 'M20 5v14M4 5l7 7-7 7zM11 5l7 7-7 7z',
};
const sign = (name) =>
  html`<svg
    class="sign ${['back', 'next', 'pause'].includes(name) ? 'line' : ''}"
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d=${SIGNS[name]} />
  </svg>`;
const SPEEDS = [0.5, 1, 2, 4, 8];

/** Where we are, what just happened, and the ways to another moment. */
export function controls(page) {
  const { timeline, index, replay } = page;
  const button = (name, act, off) =>
    html`<button
      data-key="replay.${name}"
      aria-label=${t(`replay.${name}`)}
      title=${t(`replay.${name}`)}
      ?disabled=${off}
      @click=${act}
    >
      ${sign(name)}
    </button>`;
  const seats = replay.players.map((_, seat) => `seat-${seat}`);
  const eyes = (each) =>
    each.startsWith('seat-')
      ? t('replay.as.seat', { name: page.nameOf(Number(each.slice(5))) })
      : t(`replay.as.${each}`);
  return html`<div class="controls card">
    <div class="timeline">
      <input
        type="range"
        data-key="timeline"
        min="0"
        max=${timeline.last}
        .value=${String(index)}
        aria-label=${t('replay.timeline')}
        aria-valuetext=${t('replay.moment', { n: index, last: timeline.last })}
        @input=${(event) => page.go(Number(event.target.value))}
      />
      <div class="marks" aria-hidden="true">${marks(page)}</div>
    </div>
    ${moments(page)}
    <div class="between">
      <div class="row steps">
        ${button('first', () => page.go(0), index === 0)}${button(
          'turnBack',
          () => page.go(timeline.turn(index, -1)),
          index === 0,
        )}
        ${button('back', () => page.go(index - 1), index === 0)}
        <button
          class="primary"
          data-key="play"
          aria-label=${t(page.playing ? 'replay.pause' : 'replay.play')}
          @click=${() => page.play(!page.playing)}
        >
          ${sign(page.playing ? 'pause' : 'play')}
        </button>
        ${button('next', () => page.go(index + 1), index === timeline.last)}${button(
          'turnNext',
          () => page.go(timeline.turn(index, 1)),
          index === timeline.last,
        )}
        ${button('last', () => page.go(timeline.last), index === timeline.last)}
      </div>
      <div class="row eyes">
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
        <label class="field"
          >${t('replay.perspective')}<select data-key="eyes" @change=${(event) => page.look(event.target.value)}>
            ${options(['spectator', ...seats, 'open'], replay.perspective, eyes)}
          </select></label
        >
      </div>
    </div>
    <p class="said" aria-live="polite">
      <span class="numbers muted">${t('replay.moment', { n: index, last: timeline.last })}</span>
      ${logLine(timeline.frames[index], page.board, page.nameOf) ?? nothing}
    </p>
  </div>`;
}

function marks({ timeline, replay }) {
  return replay.moments.map(
    (moment) =>
      html`<span
        class="mark ${moment.kind}"
        .style=${`left: ${(100 * timeline.indexOf(moment.n)) / Math.max(1, timeline.last)}%`}
      ></span>`,
  );
}

/** A list of the marked moments in words; each links to its frame. */
function moments({ timeline, replay, board, nameOf }) {
  if (!replay.moments.length) return nothing;
  const text = (n) =>
    logLine(timeline.frames[timeline.indexOf(n)], board, nameOf) ?? t('replay.moment', { n, last: timeline.last });
  const line = ({ n, kind }) =>
    html`<li>
      <a href="#e=${n}"><span class="mark ${kind}" aria-hidden="true"></span> ${text(n)}</a>
    </li>`;
  return html`<details class="more moments">
    <summary data-key="moments">${t('replay.moments', { count: replay.moments.length })}</summary>
    <ol class="log">
      ${replay.moments.map(line)}
    </ol>
  </details>`;
}

/**
 * Arrow keys step by event, with shift by turn; the space bar plays, unless it presses something. Never while the user
 * types.
 */
export const keysOf = (page) => (event) => {
  if (event.target.closest('input, select, textarea, dialog') || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === ' ' && event.target.closest('button, summary')) return;
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by) page.go(event.shiftKey ? page.timeline.turn(page.index, by) : page.index + by);
  else if (event.key === ' ') page.play(!page.playing);
  else if (event.key === 'Home') page.go(0);
  else if (event.key === 'End') page.go(page.timeline.last);
  else return;
  event.preventDefault();
};
