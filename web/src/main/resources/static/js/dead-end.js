import { html } from 'lit-html';
import { show } from './lit.js';
import { refusalText, t } from './messages.js';

/** What a page shows when what it is about is not there: that, why, and where to go instead. */
export const nothingHere = (sentence, href, way) => html`<h1>${t('nowhere.title')}</h1><p>${sentence}</p><p><a class="button" href=${href}>${t(way)}</a></p>`;

/** The page itself, after the server refused or was not reached. */
export function deadEnd(main, failure, unknown, href, way) {
  const redraw = () => {
    document.title = t('brand');
    show(main, nothingHere(failure.status === 404 ? t(unknown) : refusalText(failure), href, way));
  };
  redraw();
  return { redraw };
}
