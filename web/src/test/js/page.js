import fs from 'node:fs';
import { register } from 'node:module';
import { afterEach, beforeEach } from 'node:test';
import { Window } from 'happy-dom';
import { fixDom } from './dom-fixes.js';

register('./modules.js', import.meta.url);

const STATIC = new URL('../../main/resources/static', import.meta.url);
const PACKAGES = new URL('../../../node_modules/', import.meta.url);
/** Node's own: a response that is read while its page is closed must not change the classes it is made of. */
const KEPT = [
  ...['global', 'globalThis', 'process', 'Buffer', 'performance', 'console', 'Response', 'Headers', 'crypto', 'fetch'],
  ...['ReadableStream', 'WritableStream', 'TransformStream', 'TextEncoder', 'TextDecoder', 'Blob', 'queueMicrotask'],
  ...['Uint8Array', 'ArrayBuffer', 'DataView', 'AbortController', 'AbortSignal', 'structuredClone'],
];
const own = Object.getOwnPropertyDescriptors(globalThis);

let number = 0;
let browser = null;
let requests = 0;

/** A module of the app as the present page sees it: '/js/form.js', or 'lit-html'. */
export const load = (name) =>
  import(`${name.startsWith('/') ? STATIC + name : new URL(`${name}/${name}.js`, PACKAGES)}?page=${number}`);

export const find = (selector) => document.querySelector(selector);
export const findAll = (selector) => [...document.querySelectorAll(selector)];
export const pause = (millis = 0) => new Promise((resolve) => setTimeout(resolve, millis));

/** Waits for what a page does after an answer. @return what the condition found */
export async function until(condition, millis = 5_000) {
  const end = performance.now() + millis;
  for (;;) {
    const found = await condition();
    if (found) return found;
    if (performance.now() > end) throw new Error(`still waiting for: ${condition}`);
    await pause(2);
  }
}

/** @param session as the app keeps it: player, displayName, guest, roles */
export const signIn = (session) =>
  localStorage.setItem(
    'perennial.session',
    JSON.stringify({ displayName: 'Ann', guest: false, roles: [], ...session }),
  );

/** Chooses one of the ready-made reasons in a form. */
export function chooseReason(form, code) {
  const choice = form.querySelector('[data-key=reason]');
  choice.value = code;
  choice.dispatchEvent(new window.Event('change', { bubbles: true }));
}

/** Presses a button of the open dialog and waits until the dialog is closed. */
export async function answerDialog(value) {
  const dialog = await until(() => find('dialog'));
  dialog.querySelector(`button[value=${value}]`).click();
  await until(() => !dialog.isConnected);
}

/** Every test of a file gets an empty page: a document, an address, a storage and modules of its own. */
export function onOwnPages() {
  beforeEach(openPage);
  afterEach(closePage);
}

export async function openPage() {
  if (browser) await closePage();
  number += 1;
  browser = new Window({ url: 'http://perennial.test/', width: 1280, height: 860 });
  for (const name of namesOf(browser)) {
    if (
      KEPT.includes(name) ||
      /^(Object|Array|Map|Set|Promise|Symbol|Function|Error|JSON|Math|Date|Intl)$/.test(name)
    ) {
      continue;
    }
    const value = browser[name];
    const bound = typeof value === 'function' && !/^[A-Z]/.test(name) ? value.bind(browser) : value;
    Object.defineProperty(globalThis, name, { value: bound, writable: true, configurable: true });
  }
  Object.defineProperty(globalThis, 'window', { value: globalThis, writable: true, configurable: true });
  let fetch = counted(readFile);
  const set = (next) => {
    fetch = counted(next);
  };
  Object.defineProperty(globalThis, 'fetch', { get: () => fetch, set, configurable: true });
  globalThis.EventSource = class extends EventTarget {
    close() {}
  };
  fixDom(browser);
}

export async function closePage() {
  if (browser) await quiet();
  await browser?.happyDOM.close();
  browser = null;
  for (const [name, descriptor] of Object.entries(own)) Object.defineProperty(globalThis, name, descriptor);
}

/** Waits until a page has read its answers, but not for answers that a test never gives. */
export async function quiet() {
  for (let still = 0, left = 50; still < 3 && left > 0; left -= 1) {
    await pause();
    still = requests ? 0 : still + 1;
  }
}

const counted =
  (fetch) =>
  async (...request) => {
    requests += 1;
    try {
      return await fetch(...request);
    } finally {
      requests -= 1;
    }
  };

/** There is no server: only files are read, texts above all. */
async function readFile(path) {
  const file = new URL(STATIC + path.split('?')[0]);
  return fs.existsSync(file) ? new Response(fs.readFileSync(file)) : new Response('', { status: 404 });
}

function namesOf(object) {
  const names = new Set();
  for (let each = object; each && each !== Object.prototype; each = Object.getPrototypeOf(each)) {
    for (const name of Object.getOwnPropertyNames(each)) names.add(name);
  }
  names.delete('constructor');
  return names;
}
