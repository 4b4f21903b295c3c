import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerDialog, find, findAll, load, onOwnPages, until } from './page.js';

onOwnPages();

const seat = (number, more = {}) => ({
  seat: number,
  player: `p${number}`,
  bot: null,
  movesMade: 1,
  forfeited: false,
  agreesToVoid: false,
  ...more,
});

async function shown(seats) {
  const { render } = await load('lit-html');
  const { loadMessages } = await load('/js/messages.js');
  await loadMessages('table');
  const { actions } = await load('/js/table/actions.js');
  const done = [];
  const page = {
    id: 't1',
    table: { seat: 0, table: { status: 'PLAYING', owner: 'p0', seats, terms: { rated: false } } },
    act: (command) => done.push(command),
    redraw: () => {},
  };
  render(actions(page), document.body);
  return done;
}

test('against bots one leaves the game, and only after a question; nothing voids it', async () => {
  const done = await shown([seat(0), seat(1, { bot: 'greedy' })]);
  assert.equal(find('[data-key=void]'), null);
  const leave = find('[data-key=resign]');
  assert.equal(leave.textContent.trim(), 'Leave game');
  leave.click();
  await answerDialog('no');
  assert.equal(done.length, 0);
  leave.click();
  await answerDialog('yes');
  await until(() => done.length === 1);
});

test('an offer to void the game is confirmed first', async () => {
  const done = await shown([seat(0), seat(1)]);
  assert.equal(find('[data-key=resign]').textContent.trim(), 'Resign');
  find('[data-key=void]').click();
  await answerDialog('no');
  assert.equal(done.length, 0);
});

test('bots are easy, medium or hard, with a word on each; the server keeps its names', async () => {
  const { loadMessages } = await load('/js/messages.js');
  await loadMessages();
  const { levelChoice, levelName, playerName } = await load('/js/names.js');
  assert.deepEqual(['random', 'greedy', 'expert', 'new'].map(levelName), ['easy', 'medium', 'hard', 'new']);
  assert.equal(levelChoice('expert'), 'hard: plans ahead');
  assert.match(playerName('bot-greedy-5'), /5.*medium|medium.*5/);
});

test('a finished game shows its winner first and when it ended, not when it was opened', async () => {
  const { render } = await load('lit-html');
  const { loadMessages } = await load('/js/messages.js');
  const { learnNames } = await load('/js/names.js');
  const { finishedCard } = await load('/js/home/tables.js');
  await loadMessages('arboretum');
  learnNames({ a: 'Ann', b: 'Bob' });
  const seats = [
    { seat: 0, place: 2, points: 9 },
    { seat: 1, place: 1, points: 31 },
  ];
  const row = { id: 't1', game: 'arboretum', players: ['a', 'b'], openedAt: '2026-01-01T10:00:00Z', result: { seats } };
  render(finishedCard(row, '2026-02-03T12:30:00Z'), document.body);
  assert.equal(find('.players b').textContent, 'Bob');
  assert.deepEqual(
    findAll('.players > span > .numbers').map((each) => each.textContent),
    ['#1 · 31 points', '#2 · 9 points'],
  );
  assert.doesNotMatch(document.body.textContent, /10:00|Jan/);
  assert.match(document.body.textContent, /ended.*Feb.*:30/);
});

test('a direct encounter with nobody says so', async () => {
  const { loadMessages } = await load('/js/messages.js');
  await loadMessages('tournament');
  const { TieBreakDetails } = await load('/js/tournament/tie-break-details.js');
  const words = (level) =>
    TieBreakDetails.prototype.words.call(
      { live: { overview: { entries: [] } } },
      { key: 'sum.directRank', params: { value: '1', level } },
    );
  assert.equal(words('1'), 'No one else is tied');
  assert.match(words('3'), /3/);
});

test('a swap in the pairing preview changes its two tables; the others keep their reasons', async () => {
  const { render } = await load('lit-html');
  const { loadMessages, t } = await load('/js/messages.js');
  await loadMessages('tournament');
  const { preview } = await load('/js/tournament/desk-preview.js');
  const tables = [0, 1, 2].map((i) => ({ players: [`a${i}`, `b${i}`], reasons: [] }));
  const overview = { status: 'RUNNING', tableSize: 2, rounds: 3, entries: [], rules: { timing: {} } };
  const page = {
    sender: { busy: false },
    live: { overview, rounds: [{ round: 1, tables: [], finished: true }], standings: null },
    proposal: { round: 2, tables, byes: [], changed: false },
    swap: null,
  };
  page.redraw = () => render(preview(page), document.body);
  page.redraw();
  find('[data-key=seat-0-0]').click();
  find('[data-key=seat-1-0]').click();
  const byHand = findAll('tbody tr').map((row) => row.textContent.includes(t('desk.byHand')));
  assert.deepEqual(byHand, [true, true, false]);
  assert.deepEqual(tables[0].players, ['a1', 'b0']);
});
