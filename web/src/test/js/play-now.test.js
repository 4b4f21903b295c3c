import assert from 'node:assert/strict';
import { test } from 'node:test';
import { find, findAll, load, onOwnPages, quiet, signIn } from './page.js';

onOwnPages();

test('the list of levels has short names, and a sentence says what the chosen one does', async () => {
  const { render } = await load('lit-html');
  const { loadMessages } = await load('/js/messages.js');
  const { playNow } = await load('/js/home/play.js');
  await loadMessages();
  const games = [{ id: 'arboretum', minSeats: 2, maxSeats: 4, bots: ['random', 'greedy', 'expert'] }];
  const page = { games, playing: { submit: () => () => {}, busy: false, words: '' } };
  page.redraw = () => render(playNow(page), document.body);
  page.redraw();
  assert.deepEqual(
    findAll('select[name=level] option').map((each) => each.textContent),
    ['easy', 'medium', 'hard'],
  );
  assert.equal(find('.level-about').textContent, 'Medium: takes easy points.');
  find('select[name=level]').value = 'expert';
  find('select[name=level]').dispatchEvent(new window.Event('change'));
  assert.equal(find('.level-about').textContent, 'Hard: plans ahead.');
});

/** What the page header asks for a guest whom the lists know, or not yet. */
async function asked(players) {
  signIn({ player: 'guest-1', guest: true });
  const paths = [];
  const files = globalThis.fetch;
  globalThis.fetch = async (path, request) => {
    if (!path.startsWith('/api')) return files(path, request);
    paths.push(path);
    return new Response(JSON.stringify(path.includes('ids=') ? { players } : { playing: [], waiting: [] }));
  };
  const { keepLooking } = await load('/js/my-games.js');
  keepLooking(() => {});
  window.dispatchEvent(new window.Event('perennial:page'));
  await quiet();
  assert.equal(paths[0], '/api/v1/players?ids=guest-1');
  return paths.slice(1);
}

test('a guest made a moment ago is not asked for a profile that is not there yet', async () => {
  assert.deepEqual(await asked([]), []);
});

test('a guest whom the lists know is asked for the profile', async () => {
  assert.deepEqual(await asked([{ id: 'guest-1', displayName: 'Guest 1' }]), ['/api/v1/players/guest-1/profile']);
});
