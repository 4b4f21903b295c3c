import assert from 'node:assert/strict';
import { test } from 'node:test';
import { find, findAll, load, onOwnPages, until } from './page.js';

onOwnPages();

const seatsOf = (...more) =>
  ['ann', 'bob', 'carl'].slice(0, more.length).map((player, seat) => ({
    seat,
    player,
    bot: null,
    forfeited: false,
    ...more[seat],
  }));

const finished = ({ points, places, seat = 0, ending = 'PLAYED', rated = false, seats = points.map(() => ({})) }) => ({
  seat,
  table: {
    id: 't1',
    game: 'evergreen-concert',
    status: 'FINISHED',
    ending,
    terms: { rated },
    seats: seatsOf(...seats),
  },
  result: { seats: points.map((each, i) => ({ seat: i, points: each, place: places[i], tieBreaks: {} })) },
});

const names = (seat) => ['Ann', 'Bob', 'Carl'][seat];

test('the headline says who won and by how much', async () => {
  const { loadMessages } = await load('/js/messages.js');
  const { headline, pointsCount } = await load('/js/table/result/headline.js');
  await loadMessages('table');
  const said = (given) => headline(finished(given), names);
  assert.equal(said({ points: [60, 41], places: [1, 2] }), 'You won, 19 points ahead of Bob.');
  assert.equal(said({ points: [41, 42, 7], places: [2, 1, 3] }), 'Your place: 2 of 3. Bob won, 1 point ahead of you.');
  assert.equal(said({ points: [9, 9], places: [1, 2], seat: null }), 'Ann won on the tie-break against Bob.');
  assert.equal(said({ points: [9, 9], places: [1, 1], seat: null }), 'Ann and Bob share first place with 9 points.');
  const left = { points: [12, 60], places: [2, 1], ending: 'FORFEITED', seats: [{ forfeited: true }, {}] };
  assert.equal(said(left), 'You left the game. Bob won.');
  assert.equal(said({ ...left, seat: 1 }), 'You won: Ann left the game.');
  assert.equal(pointsCount(finished(left)), true);
  assert.equal(pointsCount(finished({ ...left, points: [0, 0] })), false);
});

test('the best moment is the largest swing, not the final count', async () => {
  const { bestMoment } = await load('/js/table/result/best-moment.js');
  const frames = ['ConcertHeld', 'ConcertHeld', 'FinalConcertHeld', 'GameScored'].map((type, i) => ({
    n: 10 * (i + 1),
    event: { type },
  }));
  const scores = [
    { n: 5, points: [0, 0] },
    { n: 10, points: [8, 0] },
    { n: 20, points: [8, 30] },
    { n: 30, points: [48, 70] },
    { n: 40, points: [0, 99] },
  ];
  const best = bestMoment({ frames, scores });
  assert.deepEqual([best.frame.n, best.seat, best.points], [20, 1, 30]);
  assert.equal(bestMoment({ frames, scores: [] }), null);
});

/** The ladder hears of the game only at the second question. */
test('the sheet shows places first, and the rating as soon as the ladder knows it', async () => {
  const { render } = await load('lit-html');
  const { loadMessages } = await load('/js/messages.js');
  await loadMessages('table');
  const { ResultSheet } = await load('/js/table/result/sheet.js');
  const files = globalThis.fetch;
  let asked = 0;
  globalThis.fetch = async (path) => {
    const answer = (body) => new Response(JSON.stringify(body));
    if (path.includes('/replay')) return answer({ names: {}, frames: [], scores: [] });
    if (path.endsWith('/ratings')) {
      const rank = asked ? 4 : 9;
      return answer({ ladders: [{ ladder: 'evergreen-concert', kind: 'human', rank }] });
    }
    if (path.includes('/ratings/')) {
      asked += 1;
      const points = asked > 2 ? [{ table: 't1', before: 1500.4, after: 1512.6 }] : [];
      return answer({ points });
    }
    return files(path);
  };
  const table = finished({ points: [60, 41], places: [1, 2], rated: true });
  const page = {
    id: 't1',
    table: { ...table, table: { ...table.table, status: 'PLAYING' } },
    nameOf: names,
    board: {},
  };
  page.redraw = () => {
    render(page.sheet.template(null), document.body);
    page.sheet.settle(document.body);
  };
  page.sheet = new ResultSheet(page);
  await until(() => page.sheet.rankBefore === 9);
  page.table = table;
  page.redraw();
  assert.equal(find('dialog').open, true);
  assert.deepEqual(
    findAll('.places li').map((each) => each.querySelector('.points').textContent),
    ['60 points', '41 points'],
  );
  await until(() => find('.rank') && findAll('.rating').length === 2);
  assert.match(find('.rating').textContent, /1,?500 → 1,?513\s+\+13/);
  assert.equal(find('.rank').textContent.trim(), 'Your place on the ladder: from 9 to 4.');
  find('[data-key=to-board]').click();
  assert.equal(find('dialog').open, false);
});
