import { errorPage } from './error-page.js';
import { loading } from './loading.js';
import { part } from './parts.js';

/** Each is one file of the bundle; its exports are pages. */
const PARTS = {
  admin: () => import('./parts/admin.js'),
  broadcast: () => import('./parts/broadcast.js'),
  learn: () => import('./parts/learn.js'),
  people: () => import('./parts/people.js'),
  play: () => import('./parts/play.js'),
  replay: () => import('./parts/replay.js'),
  studies: () => import('./parts/studies.js'),
  tournaments: () => import('./parts/tournaments.js'),
};

const ROUTES = [
  [/^\/$/, 'play', 'home'],
  [/^\/tables\/([\w-]+)$/, 'play', 'table'],
  [/^\/tables\/([\w-]+)\/replay$/, 'replay', 'replay'],
  [/^\/tables\/([\w-]+)\/explore$/, 'replay', 'explore'],
  [/^\/c\/([\w-]+)\/(\d{1,9})-(\d{1,9})$/, 'broadcast', 'clip'],
  [/^\/wall\/([\w-]+)$/, 'broadcast', 'wall'],
  [/^\/account$/, 'people', 'account'],
  [/^\/recover$/, 'people', 'recover'],
  [/^\/admin$/, 'admin', 'admin'],
  [/^\/rules(?:\/([\w-]+))?$/, 'learn', 'rules'],
  [/^\/learn\/([\w-]+)$/, 'learn', 'learn'],
  [/^\/ladders(?:\/([\w-]+))?$/, 'people', 'ladder'],
  [/^\/players\/([\w-]+)$/, 'people', 'player'],
  [/^\/games$/, 'people', 'games'],
  [/^\/tv$/, 'replay', 'tv'],
  [/^\/status$/, 'admin', 'status'],
  [/^\/tournaments$/, 'tournaments', 'tournaments'],
  [/^\/tournaments\/new$/, 'tournaments', 'new-tournament'],
  [/^\/tournaments\/([\w-]+)$/, 'tournaments', 'tournament'],
  [/^\/tournaments\/([\w-]+)\/desk$/, 'tournaments', 'desk'],
  [/^\/tournaments\/([\w-]+)\/hall$/, 'tournaments', 'hall'],
  [/^\/studies$/, 'studies', 'studies'],
  [/^\/studies\/([\w-]+)$/, 'studies', 'study'],
  [/^\/leagues$/, 'tournaments', 'leagues'],
  [/^\/leagues\/([\w-]+)$/, 'tournaments', 'league'],
];

let open = null;
let number = 0;
let shown = null;

const address = () => location.pathname + location.search;

/** Shows the page the address names. A page is a module with open(main, params), which answers {redraw, close}. */
export async function route() {
  const mine = ++number;
  shown = address();
  const [pattern, group, name] = ROUTES.find(([each]) => each.test(location.pathname)) ?? [/^/, 'play', 'not-found'];
  const params = pattern.exec(location.pathname).slice(1);
  const { [name]: page } = await part(group, PARTS[group]).catch((failure) => ({
    [name]: { open: (place) => errorPage(place, failure, () => location.reload()) },
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
  const marked = document.getElementById(location.hash.slice(1));
  if (marked) marked.scrollIntoView();
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
  // the documentation is not of the app, and clips need the content policy of their own address
  if (target.origin !== location.origin || /^\/(api|docs|c)(\/|$)/.test(target.pathname)) return;
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
