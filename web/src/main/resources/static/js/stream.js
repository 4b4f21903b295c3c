const AGAIN = 2_000;

/**
 * Follows a table. The browser reconnects by itself and says what it had last; what was seen already is dropped, so
 * nothing comes twice.
 */
export function follow(table, last, { onFrame, onSnapshot, onLink }) {
  let source = null;
  let seen = last;
  let timer = null;
  const ears = new AbortController();

  function take(event, use) {
    const data = JSON.parse(event.data);
    if (data.sequence > seen) {
      seen = data.sequence;
      use(data);
    }
  }

  function open() {
    clearTimeout(timer);
    source?.close();
    source = new EventSource(`/api/v1/tables/${table}/stream?lastEventId=${seen}`);
    source.addEventListener('open', () => onLink(true));
    source.addEventListener('table', (event) => take(event, onFrame));
    source.addEventListener('snapshot', (event) => take(event, onSnapshot));
    source.addEventListener('error', () => {
      onLink(false);
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, AGAIN);
    });
  }

  // A phone that slept may hold a connection that died unnoticed.
  const { signal } = ears;
  window.addEventListener('online', open, { signal });
  document.addEventListener('visibilitychange', () => { if (!document.hidden) open(); }, { signal });
  // A page kept for the back button would keep its connection too, and a browser has only six for one server.
  window.addEventListener('pagehide', () => { close(); }, { signal });
  window.addEventListener('pageshow', (event) => { if (event.persisted) open(); }, { signal });
  function close() {
    clearTimeout(timer);
    source?.close();
  }
  open();
  return { reopen: open, close: () => { ears.abort(); close(); } };
}
