import { errorPage } from './error-page.js';
import { loading } from './loading.js';

const ROUTES = [
  [/^\/$/, 'home'],
  [/^\/tables\/([\w-]+)$/, 'table'],
  [/^\/tables\/([\w-]+)\/replay$/, 'replay'],
  [/^\/account$/, 'account'],
  [/^\/recover$/, 'recover'],
  [/^\/admin$/, 'admin'],
  [/^\/rules(?:\/([\w-]+))?$/, 'rules'],
  [/^\/learn\/([\w-]+)$/, 'learn'],
  [/^\/ladders(?:\/([\w-]+))?$/, 'ladder'],
  [/^\/players\/([\w-]+)$/, 'player'],
  [/^\/games$/, 'games'],
  [/^\/tv$/, 'tv'],
  [/^\/status$/, 'status'],
  [/^\/tournaments$/, 'tournaments'],
  [/^\/tournaments\/new$/, 'new-tournament'],
  [/^\/tournaments\/([\w-]+)$/, 'tournament'],
  [/^\/tournaments\/([\w-]+)\/desk$/, 'desk'],
  [/^\/tournaments\/([\w-]+)\/hall$/, 'hall'],
  [/^\/leagues$/, 'leagues'],
  [/^\/leagues\/([\w-]+)$/, 'league'],
];

let open = null;
let number = 0;
let shown = null;

const address = () => location.pathname + location.search;

/** Shows the page the address names. A page is a module with open(main, params), which answers {redraw, close}. */
export async function route() {
  const mine = ++number;
  shown = address();
  const [pattern, name] = ROUTES.find(([each]) => each.test(location.pathname)) ?? [/^/, 'not-found'];
  const params = pattern.exec(location.pathname).slice(1);
  const page = await import(`./pages/${name}.js`).catch((failure) => ({
    open: (place) => errorPage(place, failure, () => location.reload()),
  })); // browsers remember that a module was missing
  if (mine !== number) return;
  open?.close?.();
  open = null;
  const place = document.createElement('div');
  place.className = `page page-${name}`;
  loading(place);
  document.getElementById('main').replaceChildren(place);
  window.dispatchEvent(new Event('perennial:page'));
  const opened = await openPage(page, place, params);
  if (mine === number) open = opened;
  else opened?.close?.();
}

/** A page that cannot be opened, for want of a connection perhaps, says so and can be tried again. */
async function openPage(page, place, params) {
  try {
    return await page.open(place, params);
  } catch (failure) {
    console.error(failure); // eslint-disable-line no-console -- for bug reports; the page shows only a sentence
    return errorPage(place, failure, route);
  }
}

export const redrawPage = () => open?.redraw?.();

/** Goes to another page of the app without loading everything again. */
export async function go(href) {
  history.pushState(null, '', href);
  await route();
  const part = document.getElementById(location.hash.slice(1));
  if (part) part.scrollIntoView();
  else scrollTo(0, 0);
  document.getElementById('main').focus({ preventScroll: true });
}

/** The same page under another address: what is shown stays. */
export function rename(href) {
  history.replaceState(null, '', href);
  shown = address();
}

/** A view setting from the address. */
export const shownAs = (name) => new URLSearchParams(location.search).get(name);

/**
 * Writes down what is shown now, so that a link, a reload and the way back lead to the same. @param changes by name;
 * null for the usual
 */
export function noteShown(changes, hash = location.hash) {
  const noted = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) noted.delete(name);
    else noted.set(name, value);
  }
  rename(`${location.pathname}${noted.size ? `?${noted}` : ''}${hash}`);
}

function takeLink(event) {
  const link = event.target.closest?.('a[href]');
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
  const target = new URL(link.href);
  if (target.origin !== location.origin || /^\/(api|docs)(\/|$)/.test(target.pathname)) return;
  if (target.pathname === location.pathname && target.search === location.search && target.hash) return;
  event.preventDefault();
  go(link.href);
}

export function followLinks() {
  document.addEventListener('click', takeLink);
  window.addEventListener('popstate', () => {
    if (address() !== shown || open === null) route(); // a mere change of the part after # is the page's own affair
  });
}
