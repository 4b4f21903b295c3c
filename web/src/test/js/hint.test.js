import assert from 'node:assert/strict';
import { test } from 'node:test';
import { find, findAll, load, onOwnPages, until } from './page.js';

onOwnPages();

const HINT = {
  seat: 0,
  seatMove: 3,
  best: { move: { type: 'Plant', card: 'O4', x: 1, y: 0 }, notation: 'plant O4 1,0' },
  next: { move: { type: 'Plant', card: 'M2', x: 0, y: 1 }, notation: 'plant M2 0,1' },
  reasons: [
    { key: 'hint.more', params: { points: 6 } },
    { key: 'arboretum.hint.path', params: { species: 'OAK', held: 3, then: 9 } },
  ],
};

const tableOf = (changes = {}) => ({
  seat: 0,
  seatMove: 3,
  view: { players: [{}, {}] },
  table: {
    game: 'arboretum',
    status: 'PLAYING',
    terms: { rated: false },
    seats: [
      { seat: 0, player: 'ann', bot: null },
      { seat: 1, player: 'bot-1', bot: 'greedy' },
    ],
    ...changes,
  },
});

/** A page with a hand and a garden, and the hint drawn over them. */
async function openPage(changes) {
  const { html, render } = await load('lit-html');
  const { loadMessages } = await load('/js/messages.js');
  await loadMessages('table', 'arboretum');
  const { Hint } = await load('/js/learn/hint.js');
  const { logPiece } = await load('/js/boards/arboretum/log.js');
  const page = {
    id: 't-1',
    tab: 'board',
    table: tableOf(changes),
    myTurn: true,
    picked: {},
    refusal: '',
    board: { logPiece },
    nameOf: (seat) => ['Ann', 'Bot'][seat],
    played: [],
    context: () => ({ play: (move) => page.played.push(move) }),
  };
  page.hint = new Hint(page);
  page.redraw = () => {
    render(
      html`${page.hint.button()}${page.hint.template()}
        <div class="board" data-at="hand-O4">
          <b data-key="hand-O4"></b>${page.picked.card ? html`<b data-key="cell-1,0"></b>` : ''}
        </div>`,
      document.body,
    );
    page.hint.mark(document.body);
  };
  page.redraw();
  return page;
}

const answering = (status, body) => {
  const files = globalThis.fetch;
  globalThis.fetch = async (path, request) =>
    path.startsWith('/api') ? new Response(JSON.stringify(body), { status }) : files(path, request);
};

test('a hint is the move in words, compared with the next one, and what it changes', async () => {
  const page = await openPage();
  answering(200, HINT);
  find('[data-key=hint]').click();
  await until(() => find('.hint'));
  assert.equal(
    find('.hint p').textContent,
    'Plant Oak 4 in column 1, row 0. The expert expects 6 points more from it than from the next best move: ' +
      'Plant Maple 2 in column 0, row 1.',
  );
  assert.deepEqual(
    findAll('.hint li').map((each) => each.textContent),
    ['Your Oak path goes from 3 to 9 points.'],
  );
  assert.deepEqual(
    findAll('[data-hint]').map((each) => each.dataset.key),
    ['hand-O4', 'cell-1,0'],
  );
  find('[data-key=play-hint]').click();
  assert.deepEqual(page.played, [HINT.best.move]);
  page.hint.close();
});

test('a hint goes away with its move', async () => {
  const page = await openPage();
  answering(200, HINT);
  await page.hint.ask();
  assert.ok(find('.hint'));
  page.table = { ...page.table, seatMove: 4 };
  page.redraw();
  assert.equal(find('.hint'), null);
  assert.equal(find('[data-hint]'), null);
  page.hint.close();
});

test('a refused hint is explained', async () => {
  const page = await openPage();
  answering(403, { code: 'NO_HINTS_RATED', message: 'no' });
  await page.hint.ask();
  assert.match(page.refusal, /no hints in rated games/);
  page.hint.close();
});

test('hints are offered only in unrated games against bots', async () => {
  const person = { seat: 1, player: 'bob', bot: null };
  const left = { seat: 1, player: 'bob', bot: 'greedy', forfeited: true };
  const me = { seat: 0, player: 'ann', bot: null };
  for (const changes of [
    { terms: { rated: true } },
    { tournament: 'cup' },
    { seats: [me, person] },
    { seats: [me, left] },
    { status: 'FINISHED' },
  ]) {
    const page = await openPage(changes);
    assert.equal(find('[data-key=hint]'), null, JSON.stringify(changes));
    page.hint.close();
  }
});
