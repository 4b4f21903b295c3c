import { html, nothing } from 'lit-html';
import { t } from '../messages.js';
import { noteShown, shownAs } from '../router.js';

const KEY = 'perennial.spoilers';

/**
 * Whether a replay hides what is to come: the result, the curves, its length and the names of later events. A link says
 * so with `spoilers=off`; otherwise the viewer's last choice counts.
 */
export class Spoilers {
  constructor(redraw) {
    this.redraw = redraw;
    this.hidden = (shownAs('spoilers') ?? localStorage.getItem(KEY)) === 'off';
  }

  /** The choice is remembered, and a link copied from here carries it. */
  hide(hidden) {
    this.hidden = hidden;
    if (hidden) localStorage.setItem(KEY, 'off');
    else localStorage.removeItem(KEY);
    noteShown({ spoilers: hidden ? 'off' : null });
    this.redraw();
  }

  checkbox() {
    return html`<label class="check"
      ><input
        type="checkbox"
        data-key="spoilers"
        .checked=${this.hidden}
        @change=${(event) => this.hide(event.target.checked)}
      />${t('spoilers.hide')}</label
    >`;
  }

  /** In place of what is hidden. */
  card() {
    return this.hidden
      ? html`<section class="card stack" data-key="spoilers-card">
          <p>${t('spoilers.hidden')}</p>
          <div><button data-key="show-spoilers" @click=${() => this.hide(false)}>${t('spoilers.show')}</button></div>
        </section>`
      : nothing;
  }
}
