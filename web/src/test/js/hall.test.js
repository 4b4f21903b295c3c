import assert from 'node:assert/strict';
import { test } from 'node:test';
import { find, findAll, load, onOwnPages } from './page.js';

onOwnPages();

const overview = (timing, more = {}) => ({
  status: 'RUNNING',
  round: 2,
  rounds: 5,
  entries: [{ player: 'a', number: 1, status: 'ACTIVE' }],
  rules: { timing },
  ...more,
});

test('the countdown runs to the next round of the schedule', async () => {
  const { nextRoundTime } = await load('/js/tournament/countdown.js');
  const roundTimes = [1, 2, 3].map((day) => `2026-05-0${day}T10:00:00Z`);
  const fixed = { schedule: 'FIXED', roundTimes, startsAt: roundTimes[0] };
  const time = (...given) => {
    const found = nextRoundTime(overview(...given));
    return found && new Date(found).toISOString();
  };
  assert.equal(time(fixed), '2026-05-03T10:00:00.000Z');
  assert.equal(time(fixed, { round: 3 }), null, 'no hour for the fourth');
  assert.equal(time(fixed, { round: null, status: 'REGISTRATION' }), '2026-05-01T10:00:00.000Z');
  assert.equal(time(fixed, { status: 'FINISHED' }), null);
  assert.equal(time(fixed, { round: 5 }), null, 'the last round');
  assert.equal(time({ schedule: 'IMMEDIATE', roundTimes: [] }), null);
  const weekly = { schedule: 'WEEKLY', roundTimes: ['2026-03-14T18:00:00Z'], timeZone: 'Europe/Berlin' };
  assert.equal(time(weekly, { round: 1 }), '2026-03-21T18:00:00.000Z');
  assert.equal(time(weekly), '2026-03-28T18:00:00.000Z');
  assert.equal(time(weekly, { round: 3 }), '2026-04-04T17:00:00.000Z', 'at the same local time in summer');
});

test('a span is written as on a clock', async () => {
  const { spanText } = await load('/js/tournament/countdown.js');
  const all = [61_000, 3_600_000, 90_061_000, -5].map((millis) => spanText(millis));
  assert.deepEqual(
    all.map(({ days, clock }) => `${days} ${clock}`),
    ['0 01:01', '0 1:00:00', '1 1:01:01', '0 00:00'],
  );
});

test('the lists go round with the phase of the tournament', async () => {
  const { slidesOf } = await load('/js/tournament/hall-slides.js');
  const tables = [{ number: 1, players: ['a', 'b'], status: 'PLAYING' }];
  const standings = { rows: [{}] };
  const slides = (status, rounds, found) => slidesOf({ overview: { status, entries: [] }, rounds, standings: found });
  assert.deepEqual(slides('REGISTRATION', [], null), ['entries']);
  assert.deepEqual(slides('RUNNING', [{ round: 1, tables }], standings), ['pairings', 'standings', 'boards']);
  const over = [{ round: 1, tables: [{ ...tables[0], status: 'FINISHED' }] }];
  assert.deepEqual(slides('RUNNING', over, standings), ['pairings', 'standings']);
  assert.deepEqual(slides('FINISHED', over, standings), ['standings']);
});

test('a moving pointer and the space bar stop the slides, arrow keys step', async () => {
  const { Rotation } = await load('/js/tournament/rotation.js');
  const steps = [];
  const rotation = new Rotation(
    (way) => steps.push(way),
    () => {},
    10,
  );
  const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));
  const press = (key) => window.dispatchEvent(new window.KeyboardEvent('keydown', { key, cancelable: true }));
  await pause(60);
  assert.ok(steps.length > 0, 'it turns');
  press(' ');
  const before = steps.length;
  await pause(60);
  assert.equal(steps.length, before);
  press('ArrowRight');
  press('ArrowLeft');
  assert.deepEqual(steps.slice(before), [1, -1]);
  press(' ');
  await pause(60);
  assert.ok(steps.length > before + 2, 'it turns again');
  window.dispatchEvent(new window.Event('pointermove'));
  assert.equal(rotation.paused, true);
  const moved = steps.length;
  await pause(60);
  assert.equal(steps.length, moved);
  rotation.close();
});

test('a round shows its tables, players with places, and who has a bye', async () => {
  const { render } = await load('lit-html');
  const { loadMessages } = await load('/js/messages.js');
  const { learnNames } = await load('/js/names.js');
  const { slideTable } = await load('/js/tournament/hall-slides.js');
  await loadMessages('tournament');
  learnNames({ a: 'Ann', b: 'Bob', c: 'Cem' });
  const tables = [{ number: 1, players: ['a', 'b'], places: [2, 1], status: 'FINISHED' }];
  const live = { rounds: [{ round: 3, tables, byes: [{ player: 'c', kind: 'FULL' }] }] };
  render(slideTable('pairings', live, 0), document.body);
  assert.match(find('h2').textContent, /Pairings · Round 3/);
  assert.deepEqual(
    findAll('.hall-name').map((each) => each.textContent),
    ['Ann', 'Bob'],
  );
  assert.equal(find('.first .hall-name').textContent, 'Bob');
  assert.match(findAll('tbody tr')[1].textContent, /Cem/);
  render(slideTable('pairings', live, 1), document.body);
  assert.equal(findAll('tbody tr').length, 1, 'the rest of the list');
});

test('the live tables of a tournament have boards', async () => {
  const { LiveTables } = await load('/js/tournament/live-tables.js');
  const tables = [{ number: 1, table: 't1', players: ['a', 'b'], status: 'PLAYING' }];
  const asked = [];
  globalThis.fetch = async (path) => {
    asked.push(path);
    return new Response('{"sequence":4,"table":{"seats":[]}}');
  };
  const live = { overview: { game: 'arboretum', entries: [] }, rounds: [{ round: 1, tables }] };
  const shown = new LiveTables(live, () => {});
  const wanted = [];
  shown.boards.want = async (rows, boards) => wanted.push(boards[rows[0].id]?.sequence);
  shown.seen = true;
  await shown.look();
  shown.close();
  assert.deepEqual([asked, wanted], [['/api/v1/tables/t1'], [4]]);
});
