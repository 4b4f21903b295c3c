import { html } from 'lit-html';
import { show } from './lit.js';
import { refusalText, t } from './messages.js';

const AGAIN = 10_000;
const TITLES = { 403: 'trouble.closed', 404: 'nowhere.title' };

const leadOn = (title, sentence, href, way) => html`<h1>${t(title)}</h1><p>${sentence}</p><p><a class="button" href=${href}>${t(way)}</a></p>`;

/** What a page shows when what it is about is not there: that, why, and where to go instead. */
export const nothingHere = (sentence, href, way) => leadOn('nowhere.title', sentence, href, way);

function shown(main, view) {
  const redraw = () => { document.title = t('brand'); show(main, view()); };
  redraw();
  return { redraw };
}

/** A page that could not be opened: why, and another try, unless there is nothing to try for. It tries by itself as soon as the server answers: on the wall of a hall nobody presses a button. */
export function trouble(main, failure, again) {
  if (failure.status in TITLES) return shown(main, () => leadOn(TITLES[failure.status], refusalText(failure), '/', 'table.home'));
  const page = shown(main, () => html`<h1>${t('trouble.title')}</h1><p role="alert">${refusalText(failure)}</p><p><button class="primary" data-key="again" @click=${again}>${t('trouble.again')}</button></p>`);
  const ears = new AbortController();
  const { signal } = ears;
  const look = async () => { if (!document.hidden && await answers() && !signal.aborted) again(); };
  const timer = setInterval(look, AGAIN);
  window.addEventListener('online', look, { signal });
  return { ...page, close: () => { ears.abort(); clearInterval(timer); } };
}

const answers = () => fetch('/api/v1/status').then((answer) => answer.ok, () => false);

/** The page itself, after the server said that it is not there, or not for us. Of anything else the router tells, and tries again. */
export function deadEnd(main, failure, unknown, href, way) {
  const status = failure.code === 'NOT_YET' ? 404 : failure.status; // pages wait for what was just made; what has not come by then is not there
  if (!(status in TITLES)) throw failure;
  return shown(main, () => leadOn(TITLES[status], status === 404 ? t(unknown) : refusalText(failure), href, way));
}
