import { html, nothing } from 'lit-html';
import { t } from '../messages.js';

/** Chooses the first and the last moment of a clip; its link plays what lies between in a loop. */
export class ClipCard {
  constructor(id, redraw) {
    Object.assign(this, { id, redraw, from: null, to: null });
  }

  address() {
    const [first, last] = [this.from, this.to].sort((a, b) => a - b);
    return `/c/${this.id}/${first}-${last}`;
  }

  card(page) {
    const here = page.timeline.frames[page.index].n;
    const mark = (name) => () => {
      this[name] = here;
      this.redraw();
    };
    const button = (name) =>
      html`<button data-key="clip-${name}" aria-pressed=${this[name] !== null} @click=${mark(name)}>
        ${this[name] === null ? t(`clip.${name}`) : t(`clip.${name}At`, { n: this[name] })}
      </button>`;
    return html`<section class="card stack">
      <h2>${t('clip.heading')}</h2>
      <p class="small muted">${t('clip.how')}</p>
      <div class="row">${button('from')}${button('to')}</div>
      ${
        this.from !== null && this.to !== null
          ? html`<div><a class="button primary" data-key="clip-open" href=${this.address()}>${t('clip.open')}</a></div>`
          : nothing
      }
    </section>`;
  }
}
