import { html } from 'lit-html';
import { show } from './lit.js';
import { t } from './messages.js';

/** The placeholder until a page has drawn itself; visible only after a delay. */
export const loading = (place) =>
  show(
    place,
    html`<p class="hidden-text" role="status">${t('loading')}</p>
      <div class="skeleton line late"></div>
      <div class="skeleton late"></div>
      <div class="skeleton late"></div>`,
  );
