import { noteTime } from '../server-time.js';

const AGAIN = 2_000;

/**
 * Reads as a visitor without an account, whatever cookies this browser has: an embedded page shows what every spectator
 * sees, also to the players of the table.
 */
export async function read(path) {
  const response = await fetch(`/api/v1${path}`, { credentials: 'omit' });
  noteTime(response.headers.get('Date'));
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

/** The events of a stream in a text, and what is left of it. */
export function eventsIn(text) {
  const blocks = text.split('\n\n');
  const rest = blocks.pop();
  const events = blocks
    .map((block) => {
      const lines = block.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line));
      const value = (name) =>
        lines
          .filter((line) => line?.[1] === name)
          .map((line) => line[2])
          .join('\n');
      return { name: value('event') || 'message', data: value('data') };
    })
    .filter(({ data }) => data);
  return { events, rest };
}

/** Follows a table as such a visitor. An event source of the browser would send its cookies. */
export function follow(table, last, { onFrame, onLink = () => {} }) {
  const closing = new AbortController();
  let seen = last;

  async function listen() {
    const response = await fetch(`/api/v1/tables/${table}/stream?lastEventId=${seen}`, {
      credentials: 'omit',
      headers: { Accept: 'text/event-stream' },
      signal: closing.signal,
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    onLink(true);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let text = ''; ;) {
      const { value, done } = await reader.read();
      if (done) return;
      const { events, rest } = eventsIn(text + value);
      text = rest;
      events.forEach(({ name, data }) => take(name, JSON.parse(data)));
    }
  }

  function take(name, frame) {
    if (name === 'table' ? frame.sequence <= seen : name !== 'snapshot') return;
    seen = frame.sequence;
    onFrame(frame);
  }

  (async () => {
    while (!closing.signal.aborted) {
      await listen().catch(() => {});
      onLink(false);
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  })();
  return { close: () => closing.abort() };
}
