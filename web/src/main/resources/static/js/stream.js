import { get } from './api.js';
import { goodToken, signedInAs } from './session.js';

const AGAIN = 2_000;

/**
 * A stream that stays. A browser reconnects automatically after a break, but not after a refusal, which a restarting
 * server answers; and a phone that slept may hold a dead connection. A browser has only six connections to one server:
 * a page in the background closes its own, unless it has to notify the user.
 *
 * @param address asked for each time the stream is opened
 * @param listeners by the name of the event
 * @param onLink called with whether there is a connection
 * @param stays whether it is needed in the background too
 */
export function keepOpen(address, listeners, onLink = () => {}, stays = () => false) {
  let source = null;
  let timer = null;
  let number = 0;
  const ears = new AbortController();
  const resting = () => document.hidden && !stays();

  async function open() {
    const mine = ++number;
    clearTimeout(timer);
    source?.close();
    if (resting()) return;
    await goodToken(); // the server looks once who we are: with a token that ran out a player would be a spectator
    if (mine !== number || resting()) return;
    source = new EventSource(address());
    source.addEventListener('open', () => onLink(true));
    Object.entries(listeners).forEach(([name, take]) => source.addEventListener(name, take));
    source.addEventListener('error', () => {
      onLink(false);
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(openAgain, AGAIN);
    });
  }

  /** A refusal does not say why: perhaps we were signed out, and asking about ourselves lets us notice. */
  async function openAgain() {
    const mine = number;
    if (signedInAs() !== null) await get('/auth/me').catch(() => {});
    if (mine === number) open();
  }

  function close() {
    number += 1;
    clearTimeout(timer);
    source?.close();
  }

  const { signal } = ears;
  window.addEventListener('online', open, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (resting()) close();
      else if (!document.hidden) open();
    },
    { signal },
  );
  // A page kept for the back button would keep its connection too.
  window.addEventListener('pagehide', close, { signal });
  window.addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted) open();
    },
    { signal },
  );
  open();
  return {
    reopen: open,
    close: () => {
      ears.abort();
      close();
    },
  };
}

/**
 * Follows a table. Known events are dropped, so nothing arrives twice; a snapshot arrives only if the client has seen
 * more than the server knows, and replaces its state.
 */
export function follow(table, last, { onFrame, onSnapshot, onLink, stays }) {
  let seen = last;
  const taken =
    (use, always = false) =>
    (event) => {
      const data = JSON.parse(event.data);
      if (always || data.sequence > seen) {
        seen = data.sequence;
        use(data);
      }
    };
  return keepOpen(
    () => `/api/v1/tables/${table}/stream?lastEventId=${seen}`,
    { table: taken(onFrame), snapshot: taken(onSnapshot, true) },
    onLink,
    stays,
  );
}
