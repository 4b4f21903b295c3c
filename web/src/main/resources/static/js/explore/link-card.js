import { html } from 'lit-html';
import { copied } from '../copied.js';
import { t } from '../messages.js';

/** The address of this line: it has the moment, the deal and the moves. */
export function linkCard(page) {
  const copy = async () => {
    page.shared = await copied(location.href);
    page.redraw();
  };
  return html`<section class="card stack">
    <h2>${t('explore.share')}</h2>
    <input
      readonly
      data-key="line"
      aria-label=${t('explore.address')}
      .value=${location.href}
      @focus=${(event) => event.target.select()}
    />
    <div class="row">
      <button data-key="copy" @click=${copy}>${t(page.shared ? 'replay.copied' : 'replay.copy')}</button>
    </div>
  </section>`;
}
