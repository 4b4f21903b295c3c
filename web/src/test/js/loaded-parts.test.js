import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, onOwnPages } from './page.js';

onOwnPages();

const missing = () => Promise.reject(new TypeError('no such file'));

test('a part that the first file brought is not asked for', async () => {
  const { bring, part } = await load('/js/parts.js');
  bring('play', { here: true });
  assert.deepEqual(await part('play', missing), { here: true });
  assert.deepEqual(await part('learn', async () => ({ came: true })), { came: true });
});

test('after an upgrade a page that misses a part starts again, once', async () => {
  const { part } = await load('/js/parts.js');
  let starts = 0;
  Object.defineProperty(location, 'reload', { value: () => (starts += 1), configurable: true });
  const serves = (version) => {
    globalThis.fetch = async () => new Response(`<html data-assets="/assets/${version}">`);
  };
  const asked = () => part('learn', missing).catch((failure) => failure.message);
  document.documentElement.dataset.assets = '/assets/old';
  serves('old');
  assert.equal(await asked(), 'no such file');
  assert.equal(starts, 0);
  serves('new');
  await asked();
  await asked();
  assert.equal(starts, 1);
  sessionStorage.clear();
});
