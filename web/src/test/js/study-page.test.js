import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import zlib from 'node:zlib';
import { find, findAll, load, onOwnPages, signIn, until } from './page.js';

onOwnPages();

const GAMES = ['arboretum', 'evergreen-concert', 'evergreen-planet', 's-evolution'];
const AT = 30;

const replayOf = (game) =>
  JSON.parse(zlib.gunzipSync(fs.readFileSync(new URL(`../fixtures/replays/${game}.json.gz`, import.meta.url))));

const place = (sequence) => ({ sequence, variation: null, moves: 0 });

/** A server with one study of one chapter; it remembers what it was asked to change. */
function serve(game, { presentation = null } = {}) {
  const replay = replayOf(game);
  const note = {
    number: 1,
    place: place(AT),
    perspective: 'spectator',
    text: 'Here <b>it</b> turns.',
    marks: [],
    by: 'ann',
  };
  const study = {
    id: 'y',
    title: 'Oaks',
    visibility: 'PUBLIC',
    owner: 'ann',
    editors: [],
    invited: [],
    chapters: [{ number: 1, title: 'First', table: 't', game, perspective: 'open' }],
    presentation,
    sequence: 5,
    names: { ann: 'Ann' },
  };
  const chapter = {
    number: 1,
    title: 'First',
    game: { table: 't', game, seats: replay.players.length, last: replay.last },
    perspective: 'open',
    line: null,
    opening: place(AT),
    variations: [],
    notes: [note],
  };
  const changes = [];
  const answers = {
    '/api/v1/studies/y': () => study,
    '/api/v1/studies/y/chapters/1': () => ({ study: 'y', seenAs: 'open', chapter, sequence: 5, names: {} }),
    '/api/v1/tables/t/replay': () => replay,
  };
  const files = fetch;
  globalThis.fetch = async (path, request = {}) => {
    const [address] = String(path).split('?');
    if (request.method && request.method !== 'GET') {
      changes.push({ method: request.method, address, body: JSON.parse(request.body ?? 'null') });
      return Response.json({ study: 'y', sequence: 6 });
    }
    return answers[address] ? Response.json(answers[address]()) : files(path, request);
  };
  return { study, chapter, changes };
}

async function openStudy() {
  document.body.innerHTML = '<div id="main"><div class="page page-study"></div></div>';
  globalThis.EventSource = class extends EventTarget {
    constructor() {
      super();
      globalThis.stream = this;
    }

    close() {}
  };
  const { open } = await load('/js/pages/study.js');
  const opening = open(find('.page-study'), ['y']);
  await until(() => {
    document.head.querySelectorAll('link').forEach((each) => each.dispatchEvent(new window.Event('load')));
    return find('.shell, h1');
  });
  const page = await opening;
  await until(() => globalThis.stream);
  return page;
}

const frame = (data) =>
  globalThis.stream.dispatchEvent(Object.assign(new window.Event('study'), { data: JSON.stringify(data) }));

for (const game of GAMES) {
  test(`a chapter of ${game} shows its board and what is said about it`, async () => {
    serve(game);
    const page = await openStudy();
    assert.ok(find(`.board-${game} .play-area`).children.length > 0);
    assert.equal(find('.study-said .written').textContent, 'Here <b>it</b> turns.');
    assert.equal(find('[data-key=write-note]'), null, 'readers do not write');
    page.go(page.index + 1);
    await until(() => !find('.study-said'));
    page.close();
  });
}

test('an editor writes a note with marks at the moment that is shown', async () => {
  signIn({ player: 'ann' });
  const { changes } = serve('arboretum');
  const page = await openStudy();
  find('[data-key=write-note]').click();
  find('[data-key=tool-MARK]').click();
  find('.board [data-flip]').click();
  assert.equal(page.form.marks.length, 1);
  find('[data-key=note-text]').value = 'Look!';
  find('.note-form').dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }));
  const { method, address, body } = await until(() => changes[0]);
  assert.deepEqual([method, address], ['POST', '/api/v1/studies/y/chapters/1/notes']);
  assert.deepEqual(body.place, place(AT));
  assert.equal(body.marks[0].kind, 'CARD');
  assert.equal(body.perspective, 'open');
  await until(() => !page.form.open);
  page.close();
});

test('marks need no pointer: the keys choose a part, Escape leads back to the note', async () => {
  signIn({ player: 'ann' });
  serve('arboretum');
  const page = await openStudy();
  findAll('.board [data-flip]').forEach((part, i) => {
    part.getBoundingClientRect = () => ({ x: 60 * i, y: 0, width: 50, height: 70 });
  });
  find('[data-key=write-note]').click();
  find('[data-key=tool-MARK]').click();
  const board = find('.board');
  assert.equal(document.activeElement, board);
  const press = (key) => board.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }));
  const { place: before } = page;
  press('ArrowRight');
  assert.ok(find('.marking-bar strong').textContent, 'the part is named');
  press('Enter');
  assert.equal(page.form.marks.length, 1);
  const [{ at }] = page.form.marks;
  press('ArrowRight');
  press(' ');
  assert.equal(page.form.marks.length, 2);
  assert.notEqual(page.form.marks[1].at, at);
  assert.equal(page.place, before, 'the replay does not step meanwhile');
  press('Escape');
  assert.equal(find('.marking-bar'), null);
  assert.equal(board.tabIndex, -1);
  assert.equal(page.form.marks.length, 2, 'the marks stay');
  page.close();
});

test('a reader follows the presenter, leaves and comes back', async () => {
  const position = (sequence) => ({ chapter: 1, place: place(sequence), perspective: 'open' });
  const presentation = { presenter: 'ann', position: position(40) };
  serve('arboretum', { presentation });
  const page = await openStudy();
  await until(() => page.place.sequence === 40);
  const show = (number, sequence) =>
    frame({
      sequence: number,
      change: 'PRESENTATION',
      chapter: null,
      presentation: { presenter: 'ann', position: position(sequence) },
    });
  show(6, 41);
  await until(() => page.place.sequence === 41);
  page.go(3);
  show(7, 42);
  await until(() => page.study.presentation.position.place.sequence === 42);
  assert.notEqual(page.place.sequence, 42, 'a reader who went elsewhere stays there');
  find('[data-key=follow]').click();
  await until(() => page.place.sequence === 42);
  frame({ sequence: 8, change: 'PRESENTATION', chapter: null, presentation: null });
  await until(() => !find('[data-key=lead]'));
  page.close();
});

test('notes of later moments stay hidden without spoilers', async () => {
  localStorage.setItem('perennial.spoilers', 'off');
  serve('arboretum');
  const page = await openStudy();
  assert.equal(findAll('[data-key=note-1]').length, 1);
  page.go(3);
  await until(() => !find('[data-key=note-1]'));
  assert.equal(find('[data-key=timeline]'), null);
  page.close();
});

test('a study that can no longer be read says so', async () => {
  serve('arboretum');
  await openStudy();
  frame({ sequence: 6, change: 'CLOSED', chapter: null, presentation: null });
  await until(() => !find('.shell'));
  assert.ok(find('h1'));
});

test('owners and admins delete a study, readers do not', async () => {
  for (const [session, allowed] of [
    [{ player: 'rita' }, false],
    [{ player: 'ann' }, true],
    [{ player: 'boss', roles: ['admin'] }, true],
  ]) {
    signIn(session);
    serve('arboretum');
    const page = await openStudy();
    assert.equal(find('[data-key=delete-study]') !== null, allowed, session.player);
    assert.equal(find('[data-key=visibility]') !== null, session.player === 'ann', session.player);
    page.close();
  }
});
