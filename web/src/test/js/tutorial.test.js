import assert from 'node:assert/strict';
import { test } from 'node:test';
import { find, findAll, load, onOwnPages, until } from './page.js';

onOwnPages();

const LESSONS = ['draw', 'turn'];
const card = (seat, more) => ({ seat, handSize: 7, hand: null, trees: [], discards: ['O6'], ...more });

/** A lesson as the server answers it; the second draw reaches or misses the goal. */
function answer(lesson, moves) {
  const done = moves.length === 2;
  const pile = moves.some((move) => move.type === 'DrawFromDiscard');
  return {
    game: 'arboretum',
    lesson,
    seat: 0,
    status: done ? (pile ? 'DONE' : 'MISSED') : 'OPEN',
    awaited: [0],
    view: {
      species: ['OAK'],
      firstSeat: 0,
      turn: { number: 1, seat: 0, phase: done ? 'PLANT' : 'DRAW', drawn: moves.length },
      deckSize: 20,
      deck: null,
      players: [card(0, { hand: ['O1', 'O2'] }), card(1)],
      scores: [],
      result: [],
    },
    legalMoves: done ? [] : [{ type: 'DrawFromDeck' }, { type: 'DrawFromDiscard', seat: 1 }],
    events: [],
    goals: [{ met: done && pile, points: done ? 3 : 0, needed: 8 }],
    result: null,
  };
}

async function opened(path = '/learn/arboretum') {
  const files = globalThis.fetch;
  const asked = [];
  globalThis.fetch = async (url, options) => {
    if (!url.startsWith('/api/')) return files(url, options);
    if (url.endsWith('/games')) return Response.json({ games: [] });
    if (options?.method === 'GET') {
      return url.endsWith('/tutorials/arboretum')
        ? Response.json({ game: 'arboretum', lessons: LESSONS.map((id) => ({ id, moves: 2 })) })
        : Response.json({ code: 'UNKNOWN_LESSON' }, { status: 404 });
    }
    const { moves } = JSON.parse(options.body);
    asked.push(moves);
    return moves.at(-1)?.type === 'Plant'
      ? Response.json({ code: 'WRONG_PHASE', params: {} }, { status: 422 })
      : Response.json(answer(url.split('/').at(-1), moves));
  };
  history.replaceState(null, '', path);
  document.body.replaceChildren(document.createElement('main'));
  const { loadMessages } = await load('/js/messages.js');
  await loadMessages();
  const { open } = await load('/js/pages/learn.js');
  const page = await open(find('main'), [path.split(/[/?]/)[2]]);
  return { page, asked };
}

const title = () => find('.lesson h2')?.textContent;

test('a lesson shows its task and the board of the game', async () => {
  const { asked } = await opened();
  assert.equal(title(), 'Draw two cards');
  assert.match(find('.lesson .task').textContent, /oak 6/);
  assert.ok(find('.board-arboretum .sources'));
  assert.deepEqual(asked, [[]]);
});

test('all moves of the attempt are sent each time, and the goal is kept as done', async () => {
  const { page, asked } = await opened();
  await page.play({ type: 'DrawFromDeck' });
  await page.play({ type: 'DrawFromDiscard', seat: 1 });
  assert.equal(asked.at(-1).length, 2);
  assert.match(find('.outcome').textContent, /Well done/);
  assert.equal(document.activeElement.dataset.key, 'next');
  assert.deepEqual(JSON.parse(localStorage.getItem('perennial.tutorial.arboretum')).done, ['draw']);
  find('[data-key=next]').click();
  await until(() => title() === 'Plant and discard');
  assert.match(location.search, /lesson=turn/);
});

test('a missed goal says how far one came and what to do, and can be tried again', async () => {
  const { page, asked } = await opened();
  await page.play({ type: 'DrawFromDeck' });
  assert.equal(await page.play({ type: 'DrawFromDeck' }), false);
  assert.match(find('.outcome').textContent, /3 of 8/);
  assert.match(find('.outcome .lesson-hint').textContent, /discard pile/);
  assert.equal(await page.play({ type: 'DrawFromDeck' }), false);
  find('[data-key=retry]').click();
  await until(() => asked.at(-1).length === 0 && find('[data-key=hint]'));
});

test('a hint is shown when it is asked for', async () => {
  await opened();
  assert.equal(find('.outcome .lesson-hint'), null);
  find('[data-key=hint]').click();
  assert.ok(find('.outcome .lesson-hint'));
  assert.equal(find('[data-key=hint]'), null);
});

test('a refused move leaves the lesson as it was and says why', async () => {
  const { page } = await opened();
  assert.equal(await page.play({ type: 'Plant', card: 'O1', x: 0, y: 0 }), false);
  assert.notEqual(find('.refusal').textContent.trim(), '');
  assert.equal(page.moves.length, 0);
});

test('the tutorial goes on where it was left, and at the lesson of the address', async () => {
  localStorage.setItem('perennial.tutorial.arboretum', JSON.stringify({ done: ['draw'], at: 'turn' }));
  await opened();
  assert.equal(title(), 'Plant and discard');
  assert.equal(findAll('.lesson-list .done').length, 1);
  await opened('/learn/arboretum?lesson=draw');
  assert.equal(title(), 'Draw two cards');
});

test('the last lesson leads to a game and to the rules', async () => {
  const { page } = await opened('/learn/arboretum?lesson=turn');
  await page.play({ type: 'DrawFromDeck' });
  await page.play({ type: 'DrawFromDiscard', seat: 1 });
  assert.ok(find('.lesson-buttons a[href="/"]'));
  assert.ok(find('.lesson-buttons a[href="/rules/arboretum"]'));
});

test('a game without a tutorial says so', async () => {
  await opened('/learn/chess');
  assert.match(document.body.textContent, /no tutorial/);
});
