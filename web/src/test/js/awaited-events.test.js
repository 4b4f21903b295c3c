import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, onOwnPages } from './page.js';

onOwnPages();

async function arrivals() {
  const { AwaitedEvents } = await load('/js/awaited-events.js');
  return new AwaitedEvents();
}

test('a page that waits for an event goes on when it or a later one is here', async () => {
  const here = await arrivals();
  const waiting = [here.wait(3, 5_000), here.wait(4, 5_000)];
  here.note(2);
  here.note(5);
  assert.deepEqual(await Promise.all(waiting), [true, true]);
  assert.equal(await here.wait(5, 0), true);
});

test('a page waits neither for long nor for nothing', async () => {
  const here = await arrivals();
  here.note(5);
  assert.equal(await here.wait(6, 20), false);
  assert.equal(await here.wait(undefined, 5_000), true);
});

test('a player who has moved waits for the stream before asking for the table', async () => {
  const asked = [];
  let stream = null;
  window.EventSource = class extends EventTarget {
    constructor() {
      super();
      stream = this;
    }

    close() {}
  };
  const files = window.fetch;
  const seats = ['ann', 'bob'].map((player, seat) => ({ seat, player, movesMade: 0 }));
  const state = {
    table: { id: 't1', game: 'arboretum', status: 'OPEN', seats, owner: 'ann', terms: {}, options: {} },
    sequence: 4,
    time: '2026-01-01T00:00:00Z',
    seat: 0,
    awaited: [],
    clocks: [],
    legalMoves: [],
    view: null,
    result: null,
    names: { ann: 'Ann', bob: 'Bob' },
  };
  window.fetch = async (path) => {
    if (!path.startsWith('/api')) return files(path);
    if (path.startsWith('/api/v1/tables/t1?')) asked.push(path);
    return new Response(JSON.stringify(!path.includes('/tables/t1') ? { games: [], players: [] } : state));
  };
  const { loadMessages } = await load('/js/messages.js');
  await loadMessages('table');
  const page = await (await load('/js/pages/table.js')).open(document.body, ['t1']);
  await new Promise((resolve) => setTimeout(resolve, 50));
  asked.length = 0;
  const frame = new Event('table');
  frame.data = JSON.stringify({ ...state, sequence: 5, event: { type: 'X' }, sentence: { key: 'x', params: {} } });
  setTimeout(() => stream.dispatchEvent(frame), 40);
  assert.equal(await page.act(() => Promise.resolve({ sequence: 5 })), true);
  assert.deepEqual(asked, []);
  await page.act(() => Promise.resolve({ sequence: 6 }));
  assert.deepEqual(asked, ['/api/v1/tables/t1?atLeast=6']);
  page.close();
});
