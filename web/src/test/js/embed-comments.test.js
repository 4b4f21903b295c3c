import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import zlib from 'node:zlib';
import { find, load, onOwnPages, until } from './page.js';

onOwnPages();

const replay = JSON.parse(
  zlib.gunzipSync(fs.readFileSync(new URL('../fixtures/replays/arboretum.json.gz', import.meta.url))),
);

/** A running table whose stream is sent by hand. */
async function serve() {
  const { Timeline } = await load('/js/replay/timeline.js');
  const position = new Timeline(replay).position(30);
  const table = { ...position, sequence: 30, legalMoves: [], names: replay.names };
  const files = fetch;
  let stream = null;
  globalThis.fetch = async (path, request) => {
    if (String(path).includes('/stream')) {
      return new Response(
        new ReadableStream({
          start(controller) {
            stream = controller;
          },
        }),
      );
    }
    if (String(path).endsWith('/points')) return Response.json({ points: [1, 2], names: {} });
    return String(path).startsWith('/api/v1/tables/') ? Response.json(table) : files(path, request);
  };
  const send = async (sequence, type, event, sentence) => {
    const frame = { ...table, sequence, type, event, sentence, time: '2026-11-16T10:00:00Z' };
    await until(() => stream);
    stream.enqueue(new TextEncoder().encode(`id: ${sequence}\nevent: table\ndata: ${JSON.stringify(frame)}\n\n`));
  };
  return send;
}

for (const page of ['board', 'overlay']) {
  test(`the latest comment stays on the ${page} while the game goes on`, async () => {
    const send = await serve();
    document.body.innerHTML = '<div id="main"></div>';
    const { open } = await load(`/js/embed/${page}.js`);
    const { loadMessages } = await load('/js/messages.js');
    await loadMessages('broadcast');
    const opening = open(find('#main'), 't', { from: null, to: null, replay: false, layout: 'row' });
    await until(() => {
      document.head.querySelectorAll('link').forEach((each) => each.dispatchEvent(new window.Event('load')));
      return find('.shell, .overlay');
    });
    await opening;
    assert.equal(find('.latest-comment'), null);
    const comment = { type: 'CommentPosted', by: 'ann', text: 'The <b>oak</b> closes the path.' };
    await send(31, 'table.CommentPosted', comment, { key: 'table.CommentPosted', params: { text: comment.text } });
    await until(() => find('.latest-comment'));
    assert.equal(find('.latest-comment').textContent, comment.text);
    await send(
      32,
      'table.PhraseSaid',
      { type: 'PhraseSaid', seat: 0, phrase: 'HELLO' },
      {
        key: 'table.PhraseSaid',
        params: { seat: 0, phrase: 'HELLO' },
      },
    );
    await until(() => find('.now, .overlay-said').textContent.includes('!'));
    assert.equal(find('.latest-comment').textContent, comment.text);
  });
}

test('the overlay tells the turning point of a finished game that is analysed', async () => {
  await serve();
  const { Timeline } = await load('/js/replay/timeline.js');
  const position = new Timeline(replay).position(30);
  const table = { ...position.table, status: 'FINISHED' };
  const point = (step, before, after) => ({ step, seat: 0, kind: 'FELL', before, after });
  const view = { knowledge: 'AS_KNOWN', moves: [], turningPoints: [point(3, 0.6, 0.5), point(9, 0.7, 0.2)] };
  const answers = {
    '/api/v1/tables/t': { ...position, table, sequence: 30, names: replay.names },
    '/api/v1/tables/t/points': { points: [1, 2], names: {} },
    '/api/v1/tables/t/analysis': { state: 'DONE', analysis: { game: 'arboretum', views: [view] } },
    '/api/v1/tables/t/replay': replay,
  };
  const files = fetch;
  globalThis.fetch = async (path, request) => {
    const [address] = String(path).split('?');
    return answers[address] ? Response.json(answers[address]) : files(path, request);
  };
  document.body.innerHTML = '<div id="main"></div>';
  const { open } = await load('/js/embed/overlay.js');
  const opening = open(find('#main'), 't', { layout: 'row' });
  await until(() => {
    document.head.querySelectorAll('link').forEach((each) => each.dispatchEvent(new window.Event('load')));
    return find('.overlay');
  });
  await opening;
  const said = await until(() => find('.overlay-turning'));
  assert.match(said.textContent, /70 % .* 20 %/);
});
