import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import zlib from 'node:zlib';
import { find, load, onOwnPages, signIn, until } from './page.js';

onOwnPages();

const replayOf = (game) =>
  JSON.parse(zlib.gunzipSync(fs.readFileSync(new URL(`../fixtures/replays/${game}.json.gz`, import.meta.url))));

test('an address of an embedded page is read, and nonsense is ignored', async () => {
  const { parametersOf } = await load('/js/embed/parameters.js');
  const given = parametersOf('?from=12&to=40&autoplay=1&loop&lang=de&speed=4');
  assert.equal(given.from, 12);
  assert.equal(given.to, 40);
  assert.ok(given.autoplay && given.loop && !given.replay);
  assert.equal(given.language, 'de');
  assert.equal(given.speed, 4);
  const nonsense = parametersOf('?from=-1&to=x&autoplay=0&lang=tlh&speed=99&layout=%3Cb%3E');
  assert.deepEqual([nonsense.from, nonsense.to, nonsense.autoplay, nonsense.speed], [null, null, false, 1]);
  assert.equal(nonsense.layout, 'row');
});

test('a stream is read without the event source of the browser', async () => {
  const { eventsIn } = await load('/js/embed/spectator.js');
  const { events, rest } = eventsIn(': hello\n\nid: 4\nevent: table\ndata: {"a":1}\n\nevent: table\ndata: {"b"');
  assert.deepEqual(events, [{ name: 'table', data: '{"a":1}' }]);
  assert.equal(rest, 'event: table\ndata: {"b"');
});

test('an embedded page sends no cookies', async () => {
  const asked = [];
  globalThis.fetch = async (address, options) => {
    asked.push([address, options.credentials]);
    return new Response('{}', { headers: { Date: new Date().toUTCString() } });
  };
  const { follow, read } = await load('/js/embed/spectator.js');
  await read('/tables/t1');
  follow('t1', 3, { onFrame: () => {} }).close();
  assert.deepEqual(asked[0], ['/api/v1/tables/t1', 'omit']);
  assert.deepEqual(asked[1], ['/api/v1/tables/t1/stream?lastEventId=3', 'omit']);
});

test('a clip stays between its moments and begins again', async () => {
  const { ClipPlayer } = await load('/js/replay/clip-player.js');
  for (const game of ['arboretum', 'evergreen-concert', 'evergreen-planet', 's-evolution']) {
    const replay = replayOf(game);
    let drawn = 0;
    const clip = new ClipPlayer(replay, { from: 40, to: 20, loop: true }, () => {
      drawn += 1;
    });
    assert.equal(clip.frame.n, 20, 'the order does not matter');
    assert.equal(clip.step(-1), false);
    const seen = [clip.frame.n];
    while (clip.step(1)) seen.push(clip.frame.n);
    assert.equal(seen.at(-1), 40);
    assert.ok(seen.length > 2 && seen.every((n, i) => i === 0 || n > seen[i - 1]), seen.join());
    clip.advance();
    assert.equal(clip.frame.n, 20);
    assert.ok(clip.playing && drawn > 2);
    clip.close();
  }
});

test('the tiles of a wall are as large as the screen allows', async () => {
  const { columnsFor } = await load('/js/tournament/wall-grid.js');
  assert.equal(columnsFor(1, false, 16 / 9), 1);
  assert.equal(columnsFor(2, false, 16 / 9), 2);
  assert.equal(columnsFor(6, true, 16 / 9), 3);
  assert.ok(columnsFor(30, false, 16 / 9) >= 6);
  assert.equal(columnsFor(2, false, 9 / 16), 1);
});

test('comments are shown newest first, without those that are hidden', async () => {
  const { commentsIn } = await load('/js/table/commentary.js');
  const told = [
    { type: 'table.CommentPosted', event: { by: 'p2', text: 'Second.' } },
    { type: 'arboretum.TreePlanted', event: {} },
    { type: 'table.CommentPosted', event: { by: 'p2' } },
    { type: 'table.CommentPosted', event: { by: 'p1', text: 'First.' } },
  ];
  assert.deepEqual(
    commentsIn(told).map(({ text }) => text),
    ['Second.', 'First.'],
  );
});

test('the owner of a table who sits down at it has no commentary card', async () => {
  const { remember } = await load('/js/session.js');
  remember({ player: 'ann' });
  const { CommentaryCard } = await load('/js/table/commentary-card.js');
  const page = { table: { seat: null, table: { owner: 'ann' } }, redraw: () => {} };
  const card = new CommentaryCard(page);
  assert.equal(card.wanted, true);
  page.table = { ...page.table, seat: 0 };
  assert.equal(card.wanted, false);
});

test('a position of a replay is the same however often it is made', async () => {
  const { Timeline } = await load('/js/replay/timeline.js');
  for (const game of ['arboretum', 'evergreen-concert', 'evergreen-planet', 's-evolution']) {
    const timeline = new Timeline(replayOf(game));
    const half = Math.floor(timeline.last / 2);
    const first = structuredClone(timeline.position(half));
    timeline.kept = new Map([...timeline.kept].slice(0, 1));
    timeline.position(timeline.last);
    timeline.kept = new Map([...timeline.kept].slice(0, 1));
    assert.deepEqual(timeline.position(half), first, game);
  }
});

test('a posted comment is confirmed at once, also where its author sees it only after the delay', async () => {
  signIn({ player: 'cleo' });
  globalThis.fetch = async () => Response.json({ sequence: 99 });
  const { show } = await load('/js/lit.js');
  const { commentary } = await load('/js/table/commentary.js');
  const waitedFor = [];
  const page = {
    id: 't',
    told: [],
    table: { sequence: 12, seat: null, table: { owner: 'ann', commentators: [], status: 'PLAYING' } },
    redraw: () => show(document.body, commentary(page, ['cleo'])),
    act: async (command) => {
      waitedFor.push((await command()).sequence);
      return true;
    },
  };
  page.redraw();
  find('[data-key=comment]').value = 'The oak closes the path.';
  find('.commentary form').dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }));
  await until(() => page.commented);
  assert.deepEqual(waitedFor, [12], 'event 99 is still held back');
  assert.equal(find('[data-key=comment]').value, '');
  assert.ok(find('.commentary [role=status]'));
});
