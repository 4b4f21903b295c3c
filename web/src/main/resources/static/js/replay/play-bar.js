import { html } from 'lit-html';
import { t } from '../messages.js';
import { signOf } from './signs.js';

/** The buttons of a clip: play, a step back and forth, and where it is. */
export function playBar(player) {
  const button = (name, act, off = false) =>
    html`<button data-key="clip-${name}" aria-label=${t(`replay.${name}`)} ?disabled=${off} @click=${act}>
      ${signOf(name)}
    </button>`;
  return html`<div class="replay-bar">
    <div class="timeline">
      <input
        type="range"
        data-key="clip-timeline"
        min=${player.first}
        max=${player.last}
        .value=${String(player.index)}
        aria-label=${t('replay.timeline')}
        @input=${(event) => player.go(Number(event.target.value))}
      />
    </div>
    <div class="steps">
      ${button('turnBack', () => player.step(-1), player.index === player.first)}
      ${button(player.playing ? 'pause' : 'play', () => player.play(!player.playing))}
      ${button('turnNext', () => player.step(1), player.index === player.last)}
    </div>
  </div>`;
}
