import { html, nothing } from 'lit-html';
import { options } from '../form.js';
import { logLine } from '../log.js';
import { t } from '../messages.js';

const SPEEDS = [0.5, 1, 2, 4, 8];

/** Where we are, what just happened, and the ways to another moment. */
export function controls(page) {
  const { film, index, replay } = page;
  const button = (key, sign, act, off) => html`<button data-key=${key} aria-label=${t(key)} title=${t(key)} ?disabled=${off} @click=${act}>${sign}</button>`;
  const seats = replay.players.map((_, seat) => `seat-${seat}`);
  const eyes = (each) => (each.startsWith('seat-') ? t('replay.as.seat', { name: page.nameOf(Number(each.slice(5))) }) : t(`replay.as.${each}`));
  return html`<div class="controls card">
    <div class="timeline"><input type="range" data-key="timeline" min="0" max=${film.last} .value=${String(index)} aria-label=${t('replay.timeline')}
      aria-valuetext=${t('replay.moment', { n: index, last: film.last })} @input=${(event) => page.go(Number(event.target.value))}>
      <div class="marks" aria-hidden="true">${marks(page)}</div></div>
    <div class="between"><div class="row steps">
      ${button('replay.first', '⏮', () => page.go(0), index === 0)}${button('replay.turnBack', '⏪', () => page.go(film.turn(index, -1)), index === 0)}
      ${button('replay.back', '◀', () => page.go(index - 1), index === 0)}
      <button class="primary" data-key="play" aria-label=${t(page.playing ? 'replay.pause' : 'replay.play')} @click=${() => page.play(!page.playing)}>${page.playing ? '⏸' : '▶'}</button>
      ${button('replay.next', '▶︎', () => page.go(index + 1), index === film.last)}${button('replay.turnNext', '⏩', () => page.go(film.turn(index, 1)), index === film.last)}
      ${button('replay.last', '⏭', () => page.go(film.last), index === film.last)}</div>
      <div class="row eyes"><label class="field">${t('replay.speed')}<select data-key="speed" @change=${(event) => { page.speed = Number(event.target.value); page.play(page.playing); }}>${options(SPEEDS, page.speed, (each) => `${each}×`)}</select></label>
      <label class="field">${t('replay.perspective')}<select data-key="eyes" @change=${(event) => page.look(event.target.value)}>${options(['spectator', ...seats, 'open'], replay.perspective, eyes)}</select></label></div></div>
    <p class="said" aria-live="polite"><span class="numbers muted">${t('replay.moment', { n: index, last: film.last })}</span> ${logLine(film.frames[index], page.board, page.nameOf) ?? nothing}</p></div>`;
}

function marks({ film, replay }) {
  return replay.moments.map((moment) => html`<span class="mark ${moment.kind}" .style=${`left: ${(100 * film.indexOf(moment.n)) / Math.max(1, film.last)}%`}></span>`);
}

/** Arrow keys step by event, with shift by turn; the space bar plays. Never while somebody types. */
export const keysOf = (page) => (event) => {
  if (event.target.closest('input, select, textarea, button, summary, dialog') || event.ctrlKey || event.metaKey || event.altKey) return;
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by) page.go(event.shiftKey ? page.film.turn(page.index, by) : page.index + by);
  else if (event.key === ' ') page.play(!page.playing);
  else if (event.key === 'Home') page.go(0);
  else if (event.key === 'End') page.go(page.film.last);
  else return;
  event.preventDefault();
};
