import { html, nothing } from 'lit-html';
import { t } from '../messages.js';
import { chooseSound, sound, soundChoice } from './sounds.js';

const LOUD = 'M3 9v6h4l5 4V5L7 9zM15.5 8.5a5 5 0 0 1 0 7M18 6a8.5 8.5 0 0 1 0 12';
const SILENT = 'M3 9v6h4l5 4V5L7 9zM16 9l6 6M22 9l-6 6';

/** One click mutes; the volume is beside it. @param beside what else is in its row */
export function soundControl(page, beside = nothing) {
  const { muted, volume } = soundChoice();
  const off = muted || volume === 0;
  const choose = (more) => {
    chooseSound(more);
    sound('placed');
    page.redraw();
  };
  return html`<span class="sound-control">
    <button
      class="plain"
      data-key="mute"
      aria-pressed=${String(off)}
      aria-label=${t('sound.mute')}
      title=${t(off ? 'sound.on' : 'sound.off')}
      @click=${() => choose({ muted: !off, volume: volume || 0.5 })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${off ? SILENT : LOUD}></path></svg>
    </button>
    <input
      type="range"
      min="0"
      max="1"
      step="0.05"
      data-key="volume"
      aria-label=${t('sound.volume')}
      .value=${String(off ? 0 : volume)}
      @change=${(event) => choose({ volume: Number(event.target.value), muted: false })}
    />
    ${beside}
  </span>`;
}
