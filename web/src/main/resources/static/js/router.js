const ROUTES = [
  [/^\/$/, 'home'],
  [/^\/tables\/([\w-]+)$/, 'table'],
  [/^\/tables\/([\w-]+)\/replay$/, 'replay'],
  [/^\/account$/, 'account'],
  [/^\/recover$/, 'recover'],
  [/^\/rules(?:\/([\w-]+))?$/, 'rules'],
  [/^\/ladders(?:\/([\w-]+))?$/, 'ladder'],
  [/^\/players\/([\w-]+)$/, 'player'],
  [/^\/tv$/, 'tv'],
  [/^\/status$/, 'status'],
  [/^\/tournaments$/, 'tournaments'],
  [/^\/tournaments\/new$/, 'new-tournament'],
  [/^\/tournaments\/([\w-]+)$/, 'tournament'],
  [/^\/tournaments\/([\w-]+)\/desk$/, 'desk'],
  [/^\/leagues$/, 'leagues'],
  [/^\/leagues\/([\w-]+)$/, 'league'],
];

let open = null;
let number = 0;

/** Shows the page the address names. A page is a module with open(main, params), which answers {redraw, close}. */
export async function route() {
  const mine = ++number;
  const main = document.getElementById('main');
  const [pattern, name] = ROUTES.find(([each]) => each.test(location.pathname)) ?? [/^/, 'nowhere'];
  const page = await import(`./pages/${name}.js`);
  if (mine !== number) return;
  open?.close?.();
  open = null;
  const place = document.createElement('div');
  place.className = `page page-${name}`;
  main.replaceChildren(place);
  window.dispatchEvent(new Event('perennial:page'));
  const opened = await page.open(place, pattern.exec(location.pathname).slice(1));
  if (mine === number) open = opened;
  else opened?.close?.();
}

export const redrawPage = () => open?.redraw?.();

/** Goes to another page of the app without loading everything again. */
export async function go(href) {
  history.pushState(null, '', href);
  await route();
  scrollTo(0, 0);
  document.getElementById('main').focus({ preventScroll: true });
}

function takeLink(event) {
  const link = event.target.closest?.('a[href]');
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
  const target = new URL(link.href);
  if (target.origin !== location.origin || target.pathname.startsWith('/api/')) return;
  if (target.pathname === location.pathname && target.search === location.search && target.hash) return;
  event.preventDefault();
  go(link.href);
}

export function followLinks() {
  let shown = location.pathname + location.search;
  document.addEventListener('click', takeLink);
  window.addEventListener('popstate', () => {
    const wanted = location.pathname + location.search;
    if (wanted !== shown || open === null) route(); // a mere change of the part after # is the page's own affair
    shown = wanted;
  });
}
