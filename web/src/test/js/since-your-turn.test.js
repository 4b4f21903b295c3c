import assert from 'node:assert/strict';
import { test } from 'node:test';
import { find, findAll, load, onOwnPages } from './page.js';

onOwnPages();

const frame = (sequence, type, seat, more = {}) => ({
  sequence,
  time: '2026-01-01T00:00:00Z',
  event: { type, seat, ...more },
  sentence: { key: `arboretum.${type}`, params: { seat, ...more } },
  table: { seats: [{ player: 'ann' }, { player: 'bob' }, { player: 'carl' }] },
});

/** Newest first, as a table keeps them. */
const told = [
  frame(9, 'CardDrawn', 0, { card: 'O2' }),
  frame(8, 'TurnBegan', 0),
  frame(7, 'TreePlanted', 2, { card: 'M3', x: 0, y: 0 }),
  frame(6, 'TurnBegan', 2),
  frame(5, 'TreePlanted', 1, { card: 'O4', x: 1, y: 0 }),
  frame(4, 'CardDiscarded', 0, { card: 'W1' }),
  frame(3, 'TreePlanted', 1, { card: 'H1', x: 0, y: 0 }),
];

test('the news are what the others did since my turn, also while I am in the middle of the next', async () => {
  const { newsFor } = await load('/js/table/since-your-turn.js');
  const sequences = (frames, seat) => newsFor(frames, seat).map(({ sequence }) => sequence);
  assert.deepEqual(sequences(told, 0), [5, 7]);
  assert.deepEqual(sequences(told.slice(2), 0), [5, 7]);
  assert.deepEqual(sequences(told, null), []);
  const mine = [frame(11, 'CardDiscarded', undefined), frame(10, 'TreePlanted', 0), ...told.slice(2)];
  assert.deepEqual(sequences(mine, 0), [5, 7], 'what my own move led to is no news');
});

test('news are marked on the board, told in words, and lead to their place', async () => {
  const { html, render } = await load('lit-html');
  const { loadMessages } = await load('/js/messages.js');
  const { learnNames } = await load('/js/names.js');
  const { mark, sinceStrip } = await load('/js/table/since-your-turn.js');
  await loadMessages('table', 'arboretum');
  learnNames({ bob: 'Bob', carl: 'Carl' });
  const { MOTIONS } = await load('/js/boards/arboretum/motions.js');
  const { logPiece } = await load('/js/boards/arboretum/log.js');
  const page = { told, table: { seat: 0, table: { status: 'PLAYING' } }, board: { MOTIONS, logPiece } };
  const draw = () => {
    render(
      html`${sinceStrip(page)}<b data-flip="arboretum-O4"></b><b data-flip="arboretum-M3"></b
        ><b data-flip="arboretum-H1"></b>`,
      document.body,
    );
    mark(document.body, page);
  };
  draw();
  const marked = () => findAll('[data-news]').map((each) => each.dataset.flip);
  assert.deepEqual(marked(), ['arboretum-O4', 'arboretum-M3']);
  assert.match(find('.since').textContent, /Bob[^]*Oak[^]*Carl[^]*Maple/);
  const [, ...more] = find('[data-key=since-5]').children;
  assert.deepEqual(more, [], 'parts of a sentence beside each other would stand apart');
  assert.doesNotMatch(find('[data-key=since-5] > span').textContent.trim(), /\s[.,]/);
  assert.match(find('.since-line').textContent, /Carl[^]*Maple[^]*Bob[^]*Oak/, 'on a phone the newest comes first');
  find('[data-key=since-5]').click();
  assert.deepEqual(
    findAll('[data-pointed]').map((each) => each.dataset.flip),
    ['arboretum-O4'],
  );
  page.told = [frame(10, 'CardDiscarded', 0, { card: 'O2' }), ...told];
  page.told.unshift(frame(11, 'TreePlanted', 1, { card: 'H1', x: 2, y: 0 }));
  draw();
  assert.deepEqual(marked(), ['arboretum-H1']);
});

test('a screen reader hears each event since the page was opened, once and in the order of the game', async () => {
  const { render } = await load('lit-html');
  const { loadMessages } = await load('/js/messages.js');
  const { learnNames } = await load('/js/names.js');
  const { spokenLog } = await load('/js/table/spoken-log.js');
  const { logPiece } = await load('/js/boards/arboretum/log.js');
  await loadMessages('table', 'arboretum');
  learnNames({ bob: 'Bob', carl: 'Carl' });
  const page = { told: told.slice(4), live: { read: 4 }, board: { logPiece } };
  const draw = () => render(spokenLog(page), document.body);
  const heard = () => findAll('[role=log] > p').map((each) => each.textContent);
  draw();
  assert.equal(heard().length, 1, 'nothing of the past');
  assert.match(heard()[0], /Bob plants.*Oak/);
  const [first] = findAll('[role=log] > p');
  page.told = told;
  draw();
  assert.equal(heard().length, 3, 'beginnings of turns are in the sentence above the board');
  assert.match(heard()[1], /Carl plants.*Maple/);
  assert.equal(findAll('[role=log] > p')[0], first, 'what was read is not read again');
});
