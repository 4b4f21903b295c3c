import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, onOwnPages, pause } from './page.js';

onOwnPages();

const table = (number, status = 'PLAYING') => ({ number, table: `t${number}`, players: ['ann', 'bob'], status });

/** A server that answers each part of the tournament, counts the questions, and sends frames. */
async function server() {
  const asked = [];
  const streams = [];
  const answers = {
    cup: {
      id: 'cup',
      status: 'RUNNING',
      round: 1,
      problem: 'PAUSE',
      sequence: 5,
      entries: [{ player: 'ann', number: 1 }],
      names: {},
    },
    rounds: { rounds: [{ round: 1, finished: false, tables: [table(1), table(2)], byes: [] }], names: {} },
    standings: { version: 1, rows: [], columns: [], names: {} },
    'cross-table': { lines: [], names: {} },
    log: { entries: [{ sequence: 0, type: 'tournament.TournamentCreated' }], names: {}, next: null },
  };
  window.EventSource = class extends EventTarget {
    constructor(address) {
      super();
      this.address = address;
      streams.push(this);
    }

    close() {}
  };
  window.fetch = async (path) => {
    asked.push(path);
    return new Response(JSON.stringify(answers[path.split('/').at(-1).split('?')[0]]));
  };
  const { LiveTournament } = await load('/js/tournament/live.js');
  let drawn = 0;
  const live = new LiveTournament('cup', () => (drawn += 1));
  return {
    answers,
    asked,
    streams,
    live,
    drawn: () => drawn,
    send(name, sequence, data) {
      const event = new Event(name);
      Object.assign(event, { data: JSON.stringify(data), lastEventId: String(sequence) });
      streams.at(-1).dispatchEvent(event);
    },
  };
}

const result = (sequence, number) => ({
  sequence,
  type: 'tournament.ResultCounted',
  by: null,
  why: null,
  event: {},
  changed: {
    rounds: [{ isNew: false, round: { round: 1, finished: false, tables: [table(number, 'FINISHED')], byes: [] } }],
  },
});

test('a page applies frames and asks for nothing', async () => {
  const { live, asked, streams, send, drawn } = await server();
  live.wanted.add('log');
  await live.open();
  await pause(0);
  assert.match(streams[0].address, /lastEventId=5$/);
  asked.length = 0;
  const before = drawn();
  send('tournament', 6, result(6, 2));
  send('tournament', 7, {
    sequence: 7,
    type: 'tournament.PlayerRegistered',
    event: {},
    changed: { overview: { problem: null, status: 'PAUSED' }, entries: [{ player: 'cem', number: 2 }] },
    names: { cem: 'Cem' },
  });
  send('standings', 8, { version: 2, rows: [{ player: 'ann' }], columns: [], names: {} });
  await pause(250);
  assert.deepEqual(asked, []);
  assert.ok(drawn() > before && drawn() <= before + 3);
  assert.deepEqual(
    live.rounds[0].tables.map((each) => each.status),
    ['PLAYING', 'FINISHED'],
  );
  assert.deepEqual([live.overview.status, live.overview.problem, live.overview.sequence], ['PAUSED', null, 7]);
  assert.deepEqual(
    live.overview.entries.map((each) => each.player),
    ['ann', 'cem'],
  );
  assert.equal(live.standings.version, 2);
  assert.deepEqual(
    live.log.entries.map((each) => each.sequence),
    [0, 6, 7],
  );
  live.close();
});

test('a new round comes whole, with its number in the overview', async () => {
  const { live, send } = await server();
  await live.open();
  await pause(0);
  send('tournament', 6, {
    sequence: 6,
    type: 'tournament.RoundPaired',
    event: {},
    changed: { overview: { round: 2 }, rounds: [{ isNew: true, round: { round: 2, tables: [table(1)], byes: [] } }] },
  });
  assert.deepEqual(
    live.rounds.map((each) => each.round),
    [1, 2],
  );
  assert.equal(live.overview.round, 2);
  live.close();
});

test('the cross-table is read again once for many results, and only while it is shown', async () => {
  const { live, asked, send } = await server();
  await live.open();
  await pause(0);
  await live.show('cross');
  asked.length = 0;
  send('tournament', 6, result(6, 1));
  send('tournament', 7, result(7, 2));
  await pause(300);
  assert.deepEqual(asked, ['/api/v1/tournaments/cup/cross-table']);
  await live.show(null);
  send('tournament', 8, result(8, 1));
  await pause(300);
  assert.equal(asked.length, 1);
  await live.show('cross');
  assert.equal(asked.length, 2);
  live.close();
});

test('after a command the page waits for its event, and asks only if it does not come', async () => {
  const { live, asked, send, answers } = await server();
  await live.open();
  await pause(0);
  asked.length = 0;
  setTimeout(() => send('tournament', 6, result(6, 1)), 40);
  await live.reach(6);
  assert.deepEqual(asked, []);
  answers.cup = { ...answers.cup, sequence: 7 };
  await live.reach(7);
  assert.ok(asked.includes('/api/v1/tournaments/cup?atLeast=7'));
  assert.equal(live.overview.sequence, 7);
  live.close();
});

test('a server that knows less after a restored backup makes the page read everything again', async () => {
  const { live, asked, send, answers } = await server();
  await live.open();
  await pause(0);
  answers.cup = { ...answers.cup, sequence: 3, status: 'REGISTRATION' };
  asked.length = 0;
  send('standings', 3, { version: 1, rows: [], columns: [], names: {} });
  await pause(300);
  assert.equal(live.overview.status, 'REGISTRATION');
  assert.equal(live.seen, 3);
  live.close();
});

test('frames that a reading has overtaken change nothing', async () => {
  const { live, asked, send, answers } = await server();
  await live.open();
  await pause(0);
  answers.cup = { ...answers.cup, sequence: 7 };
  await live.load(7);
  asked.length = 0;
  send('tournament', 6, result(6, 1));
  send('tournament', 7, result(7, 1));
  await pause(300);
  assert.deepEqual(asked, []);
  assert.equal(live.overview.sequence, 7);
  live.close();
});
