import { noteTime } from './server-time.js';
import { renew, signedInAs } from './session.js';

/** An answer that was no: with a code for programs and a sentence for people. */
export class Refused extends Error {
  constructor(problem, status) {
    super(problem.detail ?? problem.title ?? `HTTP ${status}`);
    this.code = problem.code ?? `HTTP_${status}`;
    this.params = problem.params ?? {};
    this.status = status;
  }
}

const OVER = ['UNAUTHENTICATED', 'SESSION_OVER', 'SUSPENDED'];

/**
 * Sends a request. After an expired token it refreshes and retries; after a sign-out elsewhere it signs out here too
 * and shows the public view.
 */
async function ask(method, path, body, headers) {
  const asker = signedInAs();
  try {
    return await askOnce(method, path, body, headers);
  } catch (failure) {
    if (!OVER.includes(failure.code) || asker === null) throw failure;
    if (signedInAs() !== null) await renew(); // or another answer has signed us out already
    if (signedInAs() === null && method !== 'GET') throw failure;
    return askOnce(method, path, body, headers);
  }
}

async function askOnce(method, path, body, headers = {}) {
  const response = await fetch(`/api/v1${path}`, {
    method,
    headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  noteTime(response.headers.get('Date'));
  const text = await response.text();
  let json = {};
  try {
    json = text ? JSON.parse(text) : {};
  } catch {
    // an answer that is not ours, from a proxy perhaps: its status says enough
  }
  if (!response.ok) throw new Refused(json, response.status);
  return json;
}

export const get = (path) => ask('GET', path);

/** All pages of a list as one answer: every list says with `next` where it goes on. */
export async function getAll(path, list) {
  const whole = await get(path);
  for (let { next } = whole; next;) {
    const page = await get(`${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(next)}`);
    whole[list] = [...whole[list], ...page[list]];
    whole.names = { ...whole.names, ...page.names };
    next = page.next;
  }
  return whole;
}

export const post = (path, body, headers) => ask('POST', path, body ?? {}, headers);
export const put = (path, body, headers) => ask('PUT', path, body ?? {}, headers);
export const patch = (path, body) => ask('PATCH', path, body);
export const remove = (path) => ask('DELETE', path);

/** Random letters and digits; works on pages over plain HTTP too. */
export function randomText(length = 24) {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet[byte % 64]).join('');
}

const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

/** Sends a move. If the answer is lost it is sent again under the same key, which the server counts once. */
export async function sendMove(table, seatMove, move, key = randomText()) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await post(`/tables/${table}/moves`, { seatMove, move }, { 'Idempotency-Key': key });
    } catch (failure) {
      const lost = !(failure instanceof Refused) || failure.status >= 500;
      if (!lost || attempt === 4) throw failure;
      await pause(400 * attempt);
    }
  }
}
