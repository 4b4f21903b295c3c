import { html } from 'lit-html';
import { show } from './lit.js';
import { refusalText, t } from './messages.js';

/** What a page shows when what it is about is not there: that, why, and where to go instead. */
export const nothingHere = (sentence, href, way) => html`<h1>${t('nowhere.title')}</h1><p>${sentence}</p><p><a class="button" href=${href}>${t(way)}</a></p>`;

/** A page that could not be opened: why, and another try, unless there is nothing to try for. */
export function trouble(main, failure, again) {
  const redraw = () => {
    document.title = t('brand');
    show(main, failure.status === 404 ? nothingHere(refusalText(failure), '/', 'table.home') : html`<h1>${t('trouble.title')}</h1><p role="alert">${refusalText(failure)}</p><p><button class="primary" data-key="again" @click=${again}>${t('trouble.again')}</button></p>`);
  };
  redraw();
  return { redraw };
}

/** The page itself, after the server refused or was not reached. */
export function deadEnd(main, failure, unknown, href, way) {
  const redraw = () => {
    document.title = t('brand');
    show(main, nothingHere(failure.status === 404 ? t(unknown) : refusalText(failure), href, way));
  };
  redraw();
  return { redraw };
}
