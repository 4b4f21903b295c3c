import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findAll, load, onOwnPages } from './page.js';

onOwnPages();

const rules = () => ({
  system: 'SWISS',
  clock: null,
  prizes: '',
  tables: { smallest: 2, largest: 2, priority: null },
  playoff: { size: 0 },
  forbidden: [],
  scoring: {
    points: { 2: [30, 0], 3: [50, 30, 10], 4: [50, 30, 20, 0] },
    draw: 10,
    bye: 15,
    tieBreaks: ['BH'],
    edition: 'FIDE_2024',
  },
  admission: {
    opens: null,
    closes: null,
    minRating: null,
    maxRating: null,
    invited: [],
    maxPlayers: null,
    checkIn: false,
    lateUntilRound: 0,
    lateBye: 'ZERO',
  },
  timing: {
    timeZone: 'Asia/Tokyo',
    schedule: 'IMMEDIATE',
    roundTimes: [],
    startsAt: null,
    forfeitMinutes: null,
    withdrawMinutes: null,
  },
});

/** The facts of a tournament as a player reads them. */
async function facts({ admission = {}, timing = {}, tables = {}, tableSize = 2 }) {
  const { render } = await load('lit-html');
  await (await load('/js/messages.js')).loadMessages('tournament');
  const all = rules();
  Object.assign(all.admission, admission);
  Object.assign(all.timing, timing);
  Object.assign(all.tables, tables);
  const entries = [{ player: 'ann', status: 'ACTIVE', number: 1, rating: 1500, byes: [] }];
  const overview = { id: 'cup', name: 'Cup', tableSize, round: 1, rounds: 3, status: 'RUNNING', rules: all, entries };
  render((await load('/js/tournament/facts.js')).facts(overview), document.body);
  return findAll('dt').map((term) => {
    const fact = term.nextElementSibling;
    const lines = [...fact.querySelectorAll('li')].map((each) => each.textContent);
    return `${term.textContent}: ${lines.join(' | ') || fact.textContent}`;
  });
}

test('players at tables of two read the rules that bind them', async () => {
  const admission = { minRating: 0, maxRating: 2100, checkIn: true, lateUntilRound: 2, lateBye: 'HALF' };
  assert.deepEqual(await facts({ admission, timing: { forfeitMinutes: 10, withdrawMinutes: 30 } }), [
    'System: Swiss',
    'Rounds: one after another',
    'Rating: at least 0, at most 2,100',
    'Check-in: required before the start',
    'Late entry: until round 2; missed rounds: half-point bye',
    'No-shows: forfeit after 10 minutes | withdrawn after 30 minutes',
    'Players per table: 2',
    'Points: win 3, draw 1, loss 0 | bye 1.5',
    'Tie-breaks: BH',
    'Unplayed rounds: FIDE rules 2024',
  ]);
});

test('players at larger tables read the rules that bind them', async () => {
  const timing = { schedule: 'WEEKLY', roundTimes: ['2031-10-01T17:00:00Z'], forfeitMinutes: 10 };
  const read = await facts({ tableSize: 4, tables: { smallest: 3, largest: 4 }, timing });
  for (const expected of [
    'Time zone: Asia/Tokyo',
    'Late entry: not possible',
    'No-shows: seat forfeited after 10 minutes',
    'Players per table: 3 to 4',
    'Tables: equal points',
    'Points: table of 3: 5 – 3 – 1 | table of 4: 5 – 3 – 2 – 0 | bye 1.5',
  ]) {
    assert.ok(read.includes(expected), `${expected} in ${read.join('\n')}`);
  }
  assert.deepEqual(
    read.filter((each) => /^(Rating|Check-in)/.test(each)),
    [],
  );
});
