// Opens the table of a clicked notification, which phones show only through a worker. Pages come from the server; while
// it is slow the app starts from the kept shell, and without a connection a page of its own says so.
const OFFLINE_PAGE = '/offline.html';
const SHELL = '/';
const CACHE = 'perennial-offline';
const SLOW = 250; // milliseconds until the kept shell is as good as the server's

/** Addresses that the app itself looks at: the server answers all of them with the same page. */
const APP = new RegExp(
  '^/(account|admin|games|ladders|leagues|players|recover|rules|status|tables|tournaments|tutorials?|tv|wall)?' +
    '(/[\\w/-]*)?$',
);

// The app registers this worker under an address with the app's version, so each version installs it again.
self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepPages());
});

async function keepPages() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
  await cache.add(new Request(SHELL, { cache: 'no-cache' })).catch(() => {}); // the next visit brings it
}

// Only pages: files and calls of the API go their usual way, as if there were no worker.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/api/')) return;
  event.respondWith(APP.test(pathname) ? appPage(event) : pageOrOfflinePage(fetch(request)));
});

const kept = (path) => caches.match(path, { cacheName: CACHE });

async function pageOrOfflinePage(answer) {
  try {
    return await answer;
  } catch {
    return (await kept(OFFLINE_PAGE)) ?? Response.error();
  }
}

/** The server's page if it comes soon, else the kept one; what comes late is kept for the next time. */
async function appPage(event) {
  const answer = fetch(event.request);
  event.waitUntil(answer.then(keepShell).catch(() => {}));
  const shell = await kept(SHELL);
  if (!shell) return pageOrOfflinePage(answer);
  const late = new Promise((resolve) => setTimeout(() => resolve(shell), SLOW));
  return pageOrOfflinePage(Promise.race([answer.then((page) => page.clone()), late]));
}

async function keepShell(page) {
  if (page.status !== 200) return;
  const copy = page.clone();
  await (await caches.open(CACHE)).put(SHELL, copy);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.path ?? '/'));
});

async function lead(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((each) => new URL(each.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
