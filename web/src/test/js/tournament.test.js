import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseReason, find, load, onOwnPages, pause, until } from './page.js';

onOwnPages();

/** A server in the page: it answers from what is given back here; null is a failure. */
function server() {
  const rules = {
    system: 'SWISS',
    timing: { schedule: 'IMMEDIATE' },
    admission: { invited: [] },
    scoring: { points: {}, tieBreaks: [] },
    tables: {},
    playoff: {},
    forbidden: [],
  };
  const overview = {
    id: 'cup',
    name: 'Cup',
    game: 'arboretum',
    tableSize: 2,
    round: 1,
    rounds: 3,
    status: 'RUNNING',
    rules,
    seeding: [],
    names: {},
    entries: [{ player: 'ann', status: 'ACTIVE', number: 1, byes: [] }],
  };
  const answers = {
    '/games': { games: [{ id: 'arboretum', minSeats: 2, maxSeats: 4, bots: ['random'] }] },
    '/leagues': { leagues: [] },
    '/tournaments/cup?atLeast=0': overview,
    '/tournaments/cup/rounds': { rounds: [{ round: 1, tables: [], byes: [] }] },
    '/tournaments/cup/standings': { rows: [] },
    '/tournaments/cup/log': { entries: [] },
  };
  const files = window.fetch;
  window.fetch = async (path, more) => {
    if (!path.startsWith('/api/v1')) return files(path, more);
    const answer = await answers[path.slice('/api/v1'.length)];
    return new Response(JSON.stringify(answer ?? {}), { status: answer ? 200 : 500 });
  };
  return { answers, overview };
}

test('what cannot be read stays as it was and can be asked for again', async () => {
  const { answers } = server();
  const { html, render } = await load('lit-html');
  const { LiveTournament } = await load('/js/tournament/live.js');
  const { pairings } = await load('/js/tournament/pairings.js');
  const rounds = answers['/tournaments/cup/rounds'];
  const live = new LiveTournament('cup', () => render(html`${pairings({ live, id: 'cup' })}`, document.body));
  answers['/tournaments/cup/rounds'] = null;
  await live.load(0);
  const first = find('.empty') === null && find('[data-key=read-again]') !== null;
  answers['/tournaments/cup/rounds'] = rounds;
  find('[data-key=read-again]').click();
  await until(() => find('[data-key=round-1]'));
  const then = find('[data-key=round-1]') !== null;
  answers['/tournaments/cup/rounds'] = null;
  await live.load(0);
  live.close();
  assert.equal([first, then, find('[data-key=round-1]') !== null].join(), 'true,true,true');
});

test('standings say that tables of their round still play', async () => {
  const { overview } = server();
  const { render } = await load('lit-html');
  const { loadMessages } = await load('/js/messages.js');
  const { standings } = await load('/js/tournament/standings.js');
  await loadMessages('tournament');
  const said = (key, count) => {
    const basis = { key, params: { round: 1, count } };
    render(
      standings(
        { overview, standings: { basis, columns: [], rows: [{ player: 'ann', tieBreaks: [] }] } },
        { button: () => '', row: () => '' },
      ),
      document.body,
    );
    return find('p.muted').textContent;
  };
  assert.equal(said('standings.during', 1), 'Standings in round 1: 1 table is still playing');
  assert.equal(said('standings.during', 2), 'Standings in round 1: 2 tables are still playing');
  assert.equal(said('standings.after', 0), 'Standings after round 1');
  assert.equal(said('standings.final', 0), 'Final standings after round 1');
});

test('figures that cannot be read can be asked for again', async () => {
  const { answers, overview } = server();
  const { html, render } = await load('lit-html');
  const { TieBreakDetails } = await load('/js/tournament/tie-break-details.js');
  const details = new TieBreakDetails({ id: 'cup', overview }, () =>
    render(
      html`<table>
        ${details.row('ann', 3)}
      </table>`,
      document.body,
    ),
  );
  await details.toggle('ann');
  const failed = find('[data-key=read-again]') !== null;
  answers['/tournaments/cup/standings/ann'] = { figures: [{ code: 'BH', value: '2', way: 'SUM', parts: [] }] };
  find('[data-key=read-again]').click();
  await until(() => find('.tie-break-details h3'));
  assert.equal([failed, find('.tie-break-details h3').textContent].join(), 'true,BH = 2');
});

// Organisers of a league run its tournaments; the creator of a tournament alone does not.
test('the desk is shown to those who run the tournament', async () => {
  server();
  const { mayOrganise } = await load('/js/tournament/permissions.js');
  const sees = (player, roles, shown) => {
    localStorage.setItem('perennial.session', JSON.stringify({ player, roles }));
    return mayOrganise({ organiser: 'olga', ...shown });
  };
  const team = { organisers: ['sven', 'tom'] };
  const seen = [
    sees('tom', ['player'], team),
    sees('olga', ['player', 'organiser'], team),
    sees('ada', ['player', 'admin'], team),
  ];
  localStorage.removeItem('perennial.session');
  assert.equal([...seen, mayOrganise(team)].join(), 'true,false,true,false');
});

test('everyone can read the log of a tournament', async () => {
  const { answers } = server();
  answers['/tournaments/cup/log'] = {
    entries: [
      {
        time: '2026-03-01T10:00:00Z',
        type: 'tournament.PlayerWithdrew',
        by: 'olga',
        why: 'he is ill',
        event: { player: 'ann' },
      },
    ],
  };
  const page = await (await load('/js/pages/tournament.js')).open(document.body, ['cup']);
  const before = page.live.wanted.has('log');
  find('[data-key=tab-log]').click();
  await until(() => find('table.audit tbody'));
  page.close();
  assert.equal([before, find('table.audit tbody').textContent.includes('he is ill')].join(), 'false,true');
});

test('after the start the rules at the desk are read-only', async () => {
  server();
  const page = await (await load('/js/pages/desk.js')).open(document.body, ['cup']);
  page.choose('rules');
  const fixed = find('select[name=system]').closest('fieldset').disabled;
  Object.assign(page.live.overview, { status: 'REGISTRATION', round: 0 });
  page.live.overview.entries[0].number = 0;
  page.redraw();
  const open = !find('select[name=system]').closest('fieldset').disabled;
  page.close();
  assert.equal([fixed, open].join(), 'true,true');
});

// Someone who got the address of the desk may not have signed in yet.
test('the desk tells visitors that it is for organisers and where to sign in', async () => {
  server();
  const way = () => find('[data-key=only] a')?.getAttribute('href').replace(/=.*/, '=') ?? 'none';
  const page = await (await load('/js/pages/desk.js')).open(document.body, ['cup']);
  const stranger = way();
  page.live.overview.organisers = ['olga'];
  (await load('/js/session.js')).remember({ player: 'olga' });
  page.redraw();
  page.close();
  const organiser = way();
  localStorage.clear();
  assert.equal([stranger, organiser].join(), '/account?back=,none');
});

test('while something is under way nothing else is pressed and the focus stays', async () => {
  const { answers } = server();
  const page = await (await load('/js/pages/desk.js')).open(document.body, ['cup']);
  page.choose('round');
  let answer;
  answers['/tournaments/cup/pairing-preview'] = new Promise((resolve) => {
    answer = resolve;
  });
  find('[data-key=preview]').focus();
  find('[data-key=preview]').click();
  await until(() => find('[data-key=preview]').disabled);
  const held = ['preview', 'do-pause'].map((key) => find(`[data-key=${key}]`).disabled);
  answer({ round: 2, tables: [], byes: [] });
  await until(() => find('[data-key=publish]') && !find('[data-key=preview]').disabled);
  const free = ['preview', 'publish', 'do-pause'].map((key) => !find(`[data-key=${key}]`).disabled);
  page.close();
  assert.equal([...held, ...free, document.activeElement.dataset.key].join(), 'true,true,true,true,true,preview');
});

test('a pairing preview that is outdated is replaced by the present one', async () => {
  const { answers } = server();
  const seen = (previewed, players) => ({ round: 2, previewed, tables: [{ players }], byes: [] });
  const page = await (await load('/js/pages/desk.js')).open(document.body, ['cup']);
  page.choose('round');
  answers['/tournaments/cup/pairing-preview'] = seen('one', ['ann', 'bob']);
  find('[data-key=preview]').click();
  await until(() => find('[data-key=publish]'));
  answers['/tournaments/cup/pairing-preview'] = seen('other', ['ann', 'cyd']);
  const sent = [];
  const before = window.fetch;
  window.fetch = async (path, more) => {
    if (more?.method !== 'POST') return before(path, more);
    sent.push(JSON.parse(more.body).previewed);
    return new Response(JSON.stringify({ code: 'PREVIEW_OUTDATED' }), { status: 409 });
  };
  chooseReason(document.body, 'ON_TIME'); // round 1 is not finished
  find('[data-key=publish]').click();
  await until(() => page.proposal.previewed === 'other' && find('[role=alert]').textContent !== '');
  const shown = [page.proposal.tables[0].players[1], find('[role=alert]').textContent !== '', page.proposal.previewed];
  page.close();
  assert.equal([...sent, ...shown].join(), 'one,cyd,true,other');
});

test('another preset brings its own rules', async () => {
  server();
  await (await load('/js/pages/new-tournament.js')).open(document.body);
  find('[name=maxPlayers]').value = '7';
  find('[name=checkIn]').checked = false;
  find('[data-key=preset-everybody]').click();
  const { maxPlayers, checkIn, system } = find('form').elements;
  const first = [maxPlayers.value, checkIn.checked, system.value];
  find('[data-key=preset-evening]').click();
  assert.equal([...first, find('[name=checkIn]').checked].join(), ',false,ROUND_ROBIN,true');
  await (await load('/js/boards.js')).loadBoard('arboretum'); // the page asks for it too, and draws it
  await pause();
});

test('the public pairings say why players meet, when asked', async () => {
  const { answers, overview } = server();
  overview.entries.push({ player: 'bob', status: 'ACTIVE', number: 2, byes: [] });
  answers['/tournaments/cup/rounds'] = {
    rounds: [
      {
        round: 1,
        tables: [
          { number: 1, table: 't-1', players: ['ann', 'bob'], places: null, scores: [], status: 'PLAYING' },
          { number: 2, table: 't-2', players: ['carl', 'dora'], places: null, scores: [], status: 'PLAYING' },
        ],
        byes: [],
      },
    ],
  };
  answers['/tournaments/cup/rounds/1/reasons'] = {
    round: 1,
    tables: [
      { number: 1, reasons: [{ key: 'pairing.why.order', params: { first: '#1', second: '#2', place: 1 } }] },
      { number: 2, reasons: [] },
    ],
    byes: [],
  };
  const { html, render } = await load('lit-html');
  const { LiveTournament } = await load('/js/tournament/live.js');
  const { pairings } = await load('/js/tournament/pairings.js');
  const { learnNames } = await load('/js/names.js');
  learnNames({ ann: 'ann', bob: 'bob' });
  const page = { id: 'cup', redraw: () => render(html`${pairings(page)}`, document.body) };
  page.live = new LiveTournament('cup', page.redraw);
  await page.live.load(0);
  await until(() => find('[data-key=reasons]'));
  assert.equal(find('tr.reasons'), null);
  find('[data-key=reasons]').click();
  await until(() => find('tr.reasons'));
  const rows = [...document.querySelectorAll('tr.reasons')].map((each) => each.textContent.trim());
  assert.match(rows[0], /ann is number 1 of the upper half, bob number 1 of the lower half/);
  assert.equal(rows[1], 'desk.byHand');
  find('[data-key=reasons]').click();
  await until(() => !find('tr.reasons'));
});
