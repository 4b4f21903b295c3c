import { html } from 'lit-html';
import { show } from './lit.js';
import { t } from './messages.js';

/** What stands in a page's place until it has drawn itself; seen only by who has to wait. */
export const loading = (place) => show(place, html`<p class="hidden-text" role="status">${t('loading')}</p>
  <div class="skeleton line late"></div><div class="skeleton late"></div><div class="skeleton late"></div>`);
