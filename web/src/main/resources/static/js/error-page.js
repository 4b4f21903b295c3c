import { html } from 'lit-html';
import { show } from './lit.js';
import { refusalText, t } from './messages.js';

const AGAIN = 10_000;
const TITLES = { 403: 'failure.denied', 404: 'notFound.title' };

const leadOn = (title, sentence, href, way) =>
  html`<h1>${t(title)}</h1>
    <p>${sentence}</p>
    <p><a class="button" href=${href}>${t(way)}</a></p>`;

/** The page for a missing object: the reason, and where to go instead. */
export const notFound = (sentence, href, way) => leadOn('notFound.title', sentence, href, way);

function shown(main, view) {
  const redraw = () => {
    document.title = t('brand');
    show(main, view());
  };
  redraw();
  return { redraw };
}

/**
 * A page that could not be opened: why, and another try, unless there is nothing to try for. It retries automatically
 * as soon as the server answers, since no one presses a button on a hall display.
 */
export function errorPage(main, failure, again) {
  if (failure.status in TITLES) {
    return shown(main, () => leadOn(TITLES[failure.status], refusalText(failure), '/', 'table.home'));
  }
  const page = shown(
    main,
    () =>
      html`<h1>${t('failure.title')}</h1>
        <p role="alert">${refusalText(failure)}</p>
        <p><button class="primary" data-key="again" @click=${again}>${t('failure.retry')}</button></p>`,
  );
  const ears = new AbortController();
  const { signal } = ears;
  const look = async () => {
    if (!document.hidden && (await answers()) && !signal.aborted) again();
  };
  const timer = setInterval(look, AGAIN);
  window.addEventListener('online', look, { signal });
  return {
    ...page,
    close: () => {
      ears.abort();
      clearInterval(timer);
    },
  };
}

const answers = () =>
  fetch('/api/v1/status').then(
    (answer) => answer.ok,
    () => false,
  );

/**
 * The page after the server said that the object does not exist or is not visible to us. The router handles other
 * failures, and retries.
 */
export function unavailablePage(main, failure, unknown, href, way) {
  // pages wait for what was just made; what has not come by then is not there
  const status = failure.code === 'NOT_YET' ? 404 : failure.status;
  if (!(status in TITLES)) throw failure;
  return shown(main, () => leadOn(TITLES[status], status === 404 ? t(unknown) : refusalText(failure), href, way));
}
