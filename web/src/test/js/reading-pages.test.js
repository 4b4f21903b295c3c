import assert from 'node:assert/strict';
import { test } from 'node:test';
import { find, findAll, load, onOwnPages, until } from './page.js';

onOwnPages();

/** A server in the page: what is asked for is noted, and answered by the longest beginning of it that is known. */
async function server() {
  const files = window.fetch;
  const asked = [];
  const answers = { '/games': { games: [{ id: 'arboretum' }] } };
  window.fetch = async (path, more) => {
    if (!path.startsWith('/api/v1')) return files(path, more);
    asked.push(path.slice('/api/v1'.length));
    const known = Object.keys(answers)
      .filter((each) => asked.at(-1).startsWith(each))
      .sort((a, b) => b.length - a.length)[0];
    return new Response(JSON.stringify(answers[known] ?? {}), { status: known ? 200 : 500 });
  };
  await (await load('/js/messages.js')).loadMessages();
  return { answers, asked };
}

test('a rebuild says how far it is', async () => {
  const { answers } = await server();
  const part = (name, rebuild) => ({ name, lag: 0, stopped: 0, deadLetters: 0, rebuild });
  answers['/status'] = {
    healthy: true,
    projections: [
      part('tables', { state: 'RUNNING', done: 42, total: 100 }),
      part('ladders', { state: 'DONE', done: 9, total: 9 }),
    ],
  };
  const page = await (await load('/js/pages/status.js')).open(document.body);
  page.close();
  assert.equal(
    findAll('tbody td:last-child')
      .map((each) => each.textContent)
      .join(),
    'running 42%,done,–,–',
  );
});

test('rules are paragraphs, lists and tables', async () => {
  await server();
  await (await load('/js/pages/rules.js')).open(document.body, ['arboretum']);
  const turn = findAll('section')[2];
  assert.equal(turn.querySelectorAll('ul').length, 1);
  assert.equal(turn.querySelectorAll('li').length, 3);
  assert.ok(turn.querySelector('li').textContent.startsWith('Draw two cards'));
  assert.equal(findAll('section table').length, 2);
  assert.ok(findAll('h2').at(-1).textContent.includes('Designed'));
  assert.ok(!document.body.textContent.includes('•'));
});

test('a ladder can be limited to active players', async () => {
  const { answers, asked } = await server();
  answers['/ladders/overall'] = { rows: [], names: {}, players: 0, next: null };
  answers['/ladders/overall/distribution'] = { counts: [] };
  answers['/ladders/overall/corrections'] = { corrections: [], names: {} };
  const page = await (await load('/js/pages/ladder.js')).open(document.body, []);
  find('[data-key=active]').click();
  await until(() => asked.some((each) => each.includes('active=true')));
  page.close();
  assert.equal(
    asked
      .filter((each) => each.includes('active='))
      .map((each) => /active=(\w+)/.exec(each)[1])
      .join(),
    'false,true',
  );
});

test('the status page reports events that were never sent', async () => {
  const { answers } = await server();
  answers['/status'] = { healthy: true, projections: [] };
  answers['/relay/tables'] = { healthy: true, behind: 200, missing: 0 };
  const { open } = await load('/js/pages/status.js');
  const read = async () => {
    (await open(document.body)).close();
    return findAll('.notice, tbody td.number')
      .map((each) => each.textContent.trim())
      .join('|');
  };
  const silent = await read();
  answers['/relay/tournaments'] = { healthy: true, behind: 0, missing: 0 };
  const well = await read();
  answers['/relay/tournaments'] = { healthy: false, behind: 0, missing: 3 };
  assert.match(
    [silent, well, await read()].join('\n'),
    new RegExp(
      [
        '^✗ [^|]+\\|200\\|0\\|–\\|unknown\\|0\\|–',
        '✓ [^|]+\\|200\\|0\\|–\\|0\\|0\\|–',
        '✗ [^|]+\\|Stored and sent events differ by 3\\.[^|]+\\|200\\|0\\|–\\|0\\|3\\|–$',
      ].join('\\n'),
    ),
  );
});

test('games are found by names, shown page by page and exported', async () => {
  const { answers, asked } = await server();
  answers['/search/players'] = { players: [{ id: 'p-1', displayName: 'Ann' }] };
  answers['/tournaments'] = {
    tournaments: [
      { id: 'c-2', name: 'Autumn Cup' },
      { id: 'c-1', name: 'Cup' },
    ],
  };
  const game = (table) => ({
    table,
    game: 'arboretum',
    finishedAt: '2026-11-16T10:00:00Z',
    tournament: null,
    seats: [
      { seat: 0, player: 'p-2', place: 2, points: 3 },
      { seat: 1, player: 'p-1', place: 1, points: 7 },
    ],
  });
  answers['/search/games'] = { games: [game('t-1')], names: { 'p-2': 'Bob' }, next: 'later' };
  history.replaceState(null, '', '/games?game=arboretum');
  await (await load('/js/pages/games.js')).open(document.body);
  const first = asked.at(-1);
  find('[name=player]').value = 'ann';
  find('[name=tournament]').value = 'cup';
  find('form').requestSubmit();
  await until(() => find('[data-key=export]')?.getAttribute('href').includes('player='));
  const second = asked.at(-1);
  const taken = find('[data-key=export]').getAttribute('href');
  answers['/search/games'] = { games: [game('t-2')], names: {}, next: null };
  find('[data-key=more]').click();
  await until(() => asked.at(-1).includes('cursor') && find('[data-key=more]') === null);
  const third = asked.at(-1);
  find('[name=minPoints]').value = '5';
  find('form').requestSubmit();
  await until(() => asked.at(-1).includes('minPoints') && find('[data-key=export]') === null);
  const shown = [
    first,
    second,
    taken,
    third,
    find('tbody td:nth-child(3)').textContent.trim(),
    find('[data-key=more]'),
    find('[data-key=export]'),
    location.search,
  ].join('\n');
  assert.deepEqual(shown.split('\n'), [
    '/search/games?game=arboretum',
    '/search/games?game=arboretum&player=p-1&tournament=c-1',
    '/api/v1/export/games.ndjson?game=arboretum&player=p-1&tournament=c-1',
    '/search/games?game=arboretum&player=p-1&tournament=c-1&cursor=later',
    '1. Ann (7), 2. Bob (3)',
    '',
    '',
    '?player=ann&game=arboretum&tournament=cup&minPoints=5',
  ]);
});

test('a ladder shows what officials decided and whether it counts', async () => {
  const { answers } = await server();
  answers['/ladders/overall'] = { rows: [], names: {}, players: 0, next: null };
  answers['/ladders/overall/distribution'] = { counts: [] };
  answers['/ladders/overall/corrections'] = { corrections: [], names: {} };
  answers['/ladders/overall/decisions'] = {
    names: { o: 'Olga', a: 'Ann', b: 'Bob' },
    decisions: [
      {
        table: 't-1',
        game: 'arboretum',
        tournament: 'cup',
        at: '2026-11-16T10:00:00Z',
        decided: 'CORRECTED',
        by: 'o',
        reason: 'Counted again.',
        players: ['a', 'b'],
        before: [1, 2],
        after: [2, 1],
        counts: false,
      },
    ],
  };
  const page = await (await load('/js/pages/ladder.js')).open(document.body, []);
  await until(() => find('[data-key=decisions] tbody'));
  page.close();
  const text = find('[data-key=decisions] tbody').textContent.replace(/\s+/g, ' ');
  for (const part of ['Olga', 'Ann · Bob', 'tournament', '1 · 2 → 2 · 1', 'does not count', 'Counted again.']) {
    assert.ok(text.includes(part), `${part} in ${text}`);
  }
});

test('a player page shows the highest rating and the share of players below', async () => {
  const { answers } = await server();
  answers['/players/p-1/profile'] = {
    player: { id: 'p-1', displayName: 'Ann' },
    games: { total: 0, won: 0, byGame: [] },
    playing: [],
    waiting: [],
    ratings: [
      {
        ladder: 'arboretum',
        kind: 'human',
        rating: 1532.4,
        shown: 1532,
        peak: 1560.1,
        peakAt: '2026-11-16T10:00:00Z',
        rank: 3,
        players: 6,
        percentile: 60,
        form: [1],
      },
    ],
  };
  const page = await (await load('/js/pages/player.js')).open(document.body, ['p-1']);
  page.close();
  const text = find('button.rating').textContent;
  assert.match(text, /better than 60% of the others/);
  assert.match(text, /Best: 1,560 on/);
});
