import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, onOwnPages, pause } from './page.js';

onOwnPages();

/** Ann plays Bob at table t1; what is behind a path comes after some milliseconds. */
async function server() {
  const late = {};
  const row = { id: 't1', game: 'arboretum', status: 'PLAYING', players: ['ann', 'bob'], awaited: [0], sequence: 1 };
  const answers = {
    games: { games: ['arboretum', 's-evolution'].map((id) => ({ id, minSeats: 2, maxSeats: 4 })) },
    lobby: { open: [], playing: [row], names: { ann: 'Ann', bob: 'Bob' } },
    players: { playing: ['t1'], waiting: [] },
    t1: {
      awaited: [0],
      seat: 0,
      seatMove: 3,
      sequence: 1,
      names: { ann: 'Ann', bob: 'Bob' },
      view: null,
      table: { id: 't1', game: 'arboretum', status: 'PLAYING', seats: [{ player: 'ann' }, { player: 'bob' }] },
    },
  };
  const files = window.fetch;
  window.EventSource = class extends EventTarget {
    close() {}
  };
  window.fetch = async (path) => {
    if (!path.startsWith('/api')) return files(path);
    const part = path.includes('/tables/t1') ? 't1' : path.split(/[/?]/)[3];
    await pause(late[part] ?? 0);
    return new Response(JSON.stringify(answers[part]));
  };
  await (await load('/js/messages.js')).loadMessages();
  return { late, row, open: async () => (await load('/js/pages/home.js')).open(document.body) };
}

test('what this window knew a moment ago is there at once', async () => {
  const { late, row, open } = await server();
  localStorage.setItem('perennial.session', JSON.stringify({ player: 'ann' }));
  sessionStorage.setItem('perennial.games', JSON.stringify({ player: 'ann', names: { bob: 'Bob' }, games: [row] }));
  late.t1 = 5_000;
  const page = await open();
  const seen = document.querySelector('.mine.first').textContent.includes('Bob');
  page.close();
  localStorage.clear();
  sessionStorage.clear();
  assert.equal(`${seen}`, 'true');
});

test('a garden in small fills its place and an empty one shows where the first tree goes', async () => {
  await server();
  const { html, render } = await load('lit-html');
  const { gardenGrid } = await load('/js/boards/arboretum/garden.js');
  const drawn = (trees, mini) => {
    render(
      html`${gardenGrid({ table: { view: { scores: [] } }, picked: {}, mini }, { seat: 0, trees }, [], null)}`,
      document.body,
    );
    return document.querySelector('svg.grid')?.getAttribute('viewBox').split(' ')[2];
  };
  const one = [{ card: 'C5', x: 0, y: 0 }];
  assert.equal(
    [
      drawn(one, true) < drawn(one, false),
      drawn([], true) > 0,
      document.querySelectorAll('.maybe').length,
      drawn([], false),
    ].join(),
    'true,true,1,',
  );
});
