import assert from 'node:assert/strict';
import { test } from 'node:test';
import { find, findAll, load, onOwnPages, pause, signIn } from './page.js';

onOwnPages();

const TARGETS = [
  { goal: 'TITLE', places: 1 },
  { goal: 'TOP', places: 3 },
];

const line = (player, title, top, more = {}) => ({
  player,
  odds: [title, top],
  place: 2.5,
  best: 1,
  worst: 4,
  strength: 1600,
  deviation: 90,
  next: null,
  ...more,
});

const NEXT = {
  round: 3,
  results: [
    { code: 'W', futures: 600, odds: [0.5, 0.9] },
    { code: 'D', futures: 3, odds: [0, 0] },
    { code: 'L', futures: 397, odds: [0.004, 0.3] },
  ],
};

const forecast = (pending = false) => ({
  pending,
  latest: {
    sequence: 40,
    basis: { key: 'forecast.after.TABLE', params: { round: 3, table: 5 } },
    futures: 1000,
    draws: 0.05,
    targets: TARGETS,
    lines: [line('ann', 0.6, 0.999, { next: NEXT }), line('bob', 0.4, 0.7), line('cleo', 0, 0.301)],
  },
  rounds: [
    { round: 0, sequence: 9, targets: TARGETS, odds: { ann: [0.3, 0.5], bob: [0.3, 0.6] } },
    { round: 1, sequence: 20, targets: TARGETS, odds: { ann: [0.5, 0.8], bob: [0.3, 0.6], cleo: [0.2, 0.4] } },
  ],
});

async function shown(live) {
  const { loadMessages } = await load('/js/messages.js');
  await loadMessages('tournament', 'forecast');
  const { ForecastTab } = await load('/js/tournament/forecast.js');
  const { render } = await load('lit-html');
  const tab = new ForecastTab(document.body, live, () => {});
  tab.drawChart = () => {}; // happy-dom has no canvas
  render(tab.show(), document.body);
  await pause(0);
  tab.close();
}

const text = (selector) => find(selector).textContent.replace(/\s+/g, ' ');

test('the table shows the odds of everyone and never rounds to a certainty', async () => {
  await shown({ forecast: forecast(), missing: new Set() });
  const cells = findAll('tbody tr').map((row) => [...row.querySelectorAll('.odds')].map((each) => each.textContent));
  assert.deepEqual(cells, [
    ['60%', '>99%'],
    ['40%', '70%'],
    ['0%', '30%'],
  ]);
  assert.match(text('[role=status]'), /After round 3, table 5 · 1,000 simulated futures/);
  assert.equal(find('[data-key=forecast-needs]'), null);
});

test('a player reads what the next game changes', async () => {
  signIn({ player: 'ann' });
  await shown({ forecast: forecast(), missing: new Set() });
  const needs = text('[data-key=forecast-needs]');
  assert.match(needs, /Before your game of round 3 your odds are: Title 60%, Top 3 >99%\./);
  assert.match(needs, /If you win your next game: Title 50%, Top 3 90%\./);
  assert.match(needs, /If you lose: Title <1%, Top 3 30%\./);
  assert.match(needs, /A draw is too rare/);
});

test('before the first forecast the page says what happens', async () => {
  await shown({ forecast: { pending: true, latest: null, rounds: [] }, missing: new Set() });
  assert.match(text('.empty'), /being computed/);
  await shown({ forecast: { pending: false, latest: null, rounds: [] }, missing: new Set() });
  assert.match(text('.empty'), /after the start/);
});

test('the chart has the best players and the reader, up to now', async () => {
  const { seriesOf } = await load('/js/tournament/forecast-figures.js');
  const series = seriesOf(forecast(), 0, 'cleo');
  assert.deepEqual(
    series.map((each) => each.player),
    ['ann', 'bob', 'cleo'],
  );
  assert.deepEqual(series[0].points, [
    { x: 0, y: 30 },
    { x: 1, y: 50 },
    { x: 1.5, y: 60, marked: true },
  ]);
  assert.deepEqual(
    series[2].points.map((each) => each.x),
    [1, 1.5],
  );
});

test('a new forecast is read only while its tab is open', async () => {
  const asked = [];
  window.fetch = async (path) => {
    asked.push(path);
    return new Response('{}', { status: 200 });
  };
  const { LiveTournament } = await load('/js/tournament/live.js');
  const live = new LiveTournament('cup', () => {});
  live.outdated('forecast');
  await pause(250);
  assert.deepEqual(asked, []);
  await live.show('forecast');
  live.outdated('forecast');
  await pause(250);
  assert.deepEqual(asked, ['/api/v1/tournaments/cup/forecast', '/api/v1/tournaments/cup/forecast']);
  live.close();
});
