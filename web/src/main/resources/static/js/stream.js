import { goodToken } from './session.js';

const AGAIN = 2_000;

/**
 * A stream that stays. A browser reconnects by itself after a break, but not after a refusal, which is what a server
 * that starts again answers; and a phone that slept may hold a connection that died unnoticed.
 *
 * @param address asked for each time the stream is opened
 * @param listeners by the name of the event
 * @param onLink hears whether there is a connection
 */
export function keepOpen(address, listeners, onLink = () => {}) {
  let source = null;
  let timer = null;
  let number = 0;
  const ears = new AbortController();

  async function open() {
    const mine = ++number;
    clearTimeout(timer);
    source?.close();
    await goodToken(); // the server looks once who we are: with a token that ran out a player would be a spectator
    if (mine !== number) return;
    source = new EventSource(address());
    source.addEventListener('open', () => onLink(true));
    Object.entries(listeners).forEach(([name, take]) => source.addEventListener(name, take));
    source.addEventListener('error', () => {
      onLink(false);
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, AGAIN);
    });
  }

  function close() {
    number += 1;
    clearTimeout(timer);
    source?.close();
  }

  const { signal } = ears;
  window.addEventListener('online', open, { signal });
  document.addEventListener('visibilitychange', () => { if (!document.hidden) open(); }, { signal });
  // A page kept for the back button would keep its connection too, and a browser has only six for one server.
  window.addEventListener('pagehide', close, { signal });
  window.addEventListener('pageshow', (event) => { if (event.persisted) open(); }, { signal });
  open();
  return { reopen: open, close: () => { ears.abort(); close(); } };
}

/** Follows a table. What was seen already is dropped, so nothing comes twice. */
export function follow(table, last, { onFrame, onSnapshot, onLink }) {
  let seen = last;
  const taken = (use) => (event) => {
    const data = JSON.parse(event.data);
    if (data.sequence > seen) {
      seen = data.sequence;
      use(data);
    }
  };
  return keepOpen(() => `/api/v1/tables/${table}/stream?lastEventId=${seen}`, { table: taken(onFrame), snapshot: taken(onSnapshot) }, onLink);
}
