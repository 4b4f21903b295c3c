import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';
import { load, onOwnPages, signIn, until } from './page.js';

onOwnPages();

const read = (path) => fs.readFileSync(new URL(`../../main/resources/static${path}`, import.meta.url), 'utf8');
const HOST = 'https://perennial.test';

/** The worker in a world of its own. @param network answers, or throws like a lost connection */
function startWorker(network) {
  const listeners = {};
  const kept = new Map();
  const seen = { added: [], skipped: 0 };
  const self = {
    addEventListener: (type, listener) => {
      listeners[type] = listener;
    },
    skipWaiting: () => {
      seen.skipped += 1;
    },
  };
  const caches = {
    open: async (name) => ({
      add: async ({ url, cache }) => {
        seen.added.push(`${name} ${url} ${cache}`);
        kept.set(url, `kept ${url}`);
      },
      put: async (url, page) => {
        kept.set(url, page);
      },
    }),
    match: async (url) => kept.get(url),
  };
  class Request {
    constructor(url, options) {
      Object.assign(this, { url, ...options });
    }
  }
  vm.runInNewContext(read('/sw.js'), {
    self,
    caches,
    Request,
    Response: { error: () => 'error' },
    URL,
    setTimeout: (act) => setTimeout(act, 20),
    fetch: async (request) => network(request),
  });
  const install = async () => {
    let work;
    listeners.install({ waitUntil: (promise) => (work = promise) });
    await work;
  };
  /** What the worker answers; undefined if it leaves the request alone. */
  const ask = async (path, more = {}) => {
    let answer;
    const request = { url: HOST + path, mode: 'navigate', method: 'GET', ...more };
    listeners.fetch({ request, respondWith: (promise) => (answer = promise), waitUntil: () => {} });
    return answer;
  };
  return { install, ask, seen, kept };
}

const page = ({ url }) => ({
  status: 200,
  text: `server ${url}`,
  clone() {
    return this;
  },
});

const lost = () => {
  throw new TypeError('Failed to fetch');
};

test('a page that cannot be reached is answered with the offline page', async () => {
  const worker = startWorker(lost);
  await worker.install();
  assert.equal(await worker.ask('/tables/t1'), 'kept /offline.html');
  assert.equal(await worker.ask('/'), 'kept /offline.html');
});

test('a page that can be reached comes from the server, whatever its status', async () => {
  const worker = startWorker(page);
  await worker.install();
  assert.equal((await worker.ask('/ladders')).text, `server ${HOST}/ladders`);
  assert.equal((await worker.ask('/docs')).text, `server ${HOST}/docs`);
});

test('a slow server: the app starts from its kept shell, and the answer is kept for the next time', async () => {
  let arrive;
  const worker = startWorker((request) => new Promise((resolve) => (arrive = () => resolve(page(request)))));
  await worker.install();
  assert.equal(await worker.ask('/tables/t1'), 'kept /');
  arrive();
  await until(() => worker.kept.get('/').text === `server ${HOST}/tables/t1`);
});

test('a page that is not there is not kept as the shell', async () => {
  const worker = startWorker((request) => ({ ...page(request), status: 404 }));
  await worker.install();
  await worker.ask('/tables/t1');
  assert.equal(worker.kept.get('/'), 'kept /');
});

test('without an offline page the browser shows its own', async () => {
  assert.equal(await startWorker(lost).ask('/'), 'error');
});

test('calls of the API, files and forms are left alone', async () => {
  const worker = startWorker(lost);
  await worker.install();
  const answers = [
    await worker.ask('/api/v1/lobby', { mode: 'cors' }),
    await worker.ask('/api/v1/tournaments/c1/print/standings'),
    await worker.ask('/assets/0123456789ab/css/base.css', { mode: 'no-cors' }),
    await worker.ask('/assets/0123456789ab/bundle/app.js', { mode: 'cors' }),
    await worker.ask('/account', { method: 'POST' }),
  ];
  assert.deepEqual(answers, Array(5).fill(undefined));
});

test('each version of the worker fetches the offline page again and takes over at once', async () => {
  const worker = startWorker(lost);
  await worker.install();
  assert.deepEqual(worker.seen, {
    added: ['perennial-offline /offline.html reload', 'perennial-offline / no-cache'],
    skipped: 1,
  });
});

test('the offline page needs no other file and speaks three languages', () => {
  const text = read('/offline.html');
  assert.doesNotMatch(text, /<(script|style|link|img)\b|\s(src|style|on\w+)=|href="[^"]/);
  assert.deepEqual(
    [...text.matchAll(/<section lang="(\w+)">/g)].map(([, language]) => language),
    ['en', 'fr', 'de'],
  );
});

const offerWorker = () => {
  const registered = [];
  const value = { register: async (path) => registered.push(path), ready: Promise.resolve('worker') };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  return registered;
};

test('the worker is registered under the version of the app', async () => {
  document.documentElement.dataset.assets = '/assets/0123456789ab';
  const registered = offerWorker();
  const { serviceWorker } = await load('/js/service-worker.js');
  assert.equal(await serviceWorker(), 'worker');
  assert.deepEqual(registered, ['/sw.js?version=0123456789ab']);
});

test('a browser without workers does without', async () => {
  const { serviceWorker } = await load('/js/service-worker.js');
  assert.equal(await serviceWorker(), null);
});

test('every visit registers the worker', async () => {
  signIn({ player: 'ann' });
  for (const id of ['bar', 'main', 'foot']) {
    document.body.append(Object.assign(document.createElement('div'), { id, className: id }));
  }
  history.replaceState(null, '', '/no-such-page');
  const registered = offerWorker();
  await load('/js/app.js');
  await until(() => registered.length);
  assert.deepEqual(registered, ['/sw.js']);
});
