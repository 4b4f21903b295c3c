import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseReason, find, findAll, load, onOwnPages } from './page.js';

onOwnPages();

test('tables set by hand hold the active players in the order of their numbers', async () => {
  const { html, render } = await load('lit-html');
  const { preview } = await load('/js/tournament/desk-preview.js');
  const entry = (number, more = {}) => ({ player: `p${number}`, number, status: 'ACTIVE', byes: [], ...more });
  const entries = [
    entry(3),
    entry(1),
    entry(2),
    entry(5, { byes: [{ round: 2, kind: 'ZERO' }] }),
    entry(4, { status: 'WITHDRAWN' }),
    entry(6),
    entry(7),
  ];
  const overview = {
    status: 'PAUSED',
    tableSize: 2,
    rounds: 3,
    round: 1,
    entries,
    rules: { timing: {}, tables: { smallest: 2, largest: 2 } },
  };
  const proposal = { round: 2, tables: [], byes: [], problem: 'NO_VALID_PAIRING' };
  const page = {
    id: 'cup',
    proposal,
    sender: {},
    live: { overview, rounds: [] },
    redraw() {
      render(html`${preview(page)}`, document.body);
    },
  };
  page.redraw();
  document.querySelector('[data-key=by-hand]').click();
  const seats = document.querySelectorAll('[data-key^=seat-]').length;
  assert.equal(
    [seats, proposal.tables.map((each) => each.players.join('-')), proposal.byes.map((each) => each.player)].join(),
    '5,p1-p2,p3-p6,p7',
  );
});

test('players on the waiting list are checked in at the desk until the start', async () => {
  const { html, render } = await load('lit-html');
  const { players } = await load('/js/tournament/desk-players.js');
  const sent = [];
  const overview = {
    status: 'REGISTRATION',
    rules: { admission: { checkIn: true } },
    entries: [
      { player: 'ann', status: 'ACTIVE', number: 0, checkedIn: true },
      { player: 'bob', status: 'WAITING', number: 0 },
    ],
  };
  const page = {
    live: { overview },
    levels: ['random'],
    sender: { submit() {} },
    act: (path) => sent.push(path),
  };
  const draw = () => {
    render(html`${players(page)}`, document.body);
    return [...document.querySelectorAll('button')].filter((each) => each.textContent.trim() === 'desk.checkIn');
  };
  draw().forEach((each) => each.click());
  const told = document.querySelector('.notice')?.textContent;
  overview.status = 'RUNNING';
  assert.equal(
    [...sent, told, draw().length, document.querySelector('.notice')].join(),
    '/players/bob/check-in,desk.waitingText,0,',
  );
});

test('invited players are listed with their answers', async () => {
  const { html, render } = await load('lit-html');
  const { players } = await load('/js/tournament/desk-players.js');
  const sent = [];
  const answers = ['OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'];
  const invitations = answers.map((answer, i) => ({ player: `p${i}`, by: 'olga', answer }));
  const live = {
    overview: { status: 'REGISTRATION', rules: { admission: {} }, entries: [] },
    invitations: { invitations },
  };
  const page = { live, levels: ['random'], sender: { submit() {} }, act: (path) => sent.push(path) };
  render(html`${players(page)}`, document.body);
  const list = document.querySelector('[data-key=invitations]');
  list.querySelectorAll('button').forEach((each) => each.click());
  assert.equal(
    [...[...list.querySelectorAll('.chip')].map((each) => each.textContent), ...sent].join(),
    'invitation.OPEN,invitation.ACCEPTED,invitation.DECLINED,invitation.WITHDRAWN,' +
      '/invitations/p0/withdraw,/invitations/p2/withdraw',
  );
});

test('a bye is given for a round with a reason and shown beside the name', async () => {
  const { html, render } = await load('lit-html');
  const { players } = await load('/js/tournament/desk-players.js');
  const ann = {
    player: 'ann',
    status: 'ACTIVE',
    number: 1,
    byes: [
      { round: 1, kind: 'ZERO' },
      { round: 4, kind: 'HALF' },
    ],
  };
  const overview = {
    status: 'RUNNING',
    round: 2,
    rounds: 5,
    rules: { system: 'SWISS', admission: {} },
    entries: [ann],
  };
  const sent = [];
  const act = async (path, body) => {
    sent.push(`${path} ${JSON.stringify(body)}`);
    return true;
  };
  const page = { live: { overview }, levels: ['random'], sender: { submit() {} }, act };
  const draw = () => render(html`${players(page)}`, document.body);
  draw();
  const shown = [...document.querySelectorAll('td .small')].map((each) => each.textContent).join();
  const { kind } = document.querySelector('.bye form').elements;
  const kinds = [...kind.options].map((each) => each.value).join();
  Object.assign(kind, { value: 'HALF' });
  chooseReason(document.querySelector('.bye form'), 'LATE');
  document.querySelector('[data-key=give-bye-ann]').click();
  document.querySelector('[data-key=bye-back-ann-4]').click();
  overview.rules.system = 'ROUND_ROBIN';
  draw();
  const robin = [...kind.options].map((each) => each.value).join();
  overview.round = 5;
  draw();
  assert.equal(
    [shown, kinds, ...sent, robin, document.querySelector('.bye')].join(' '),
    'entry.bye.HALF ZERO,HALF /players/ann/bye {"round":3,"kind":"HALF","why":"LATE"}' +
      ' /players/ann/bye/take-back {"round":4,"why":"BY_ORGANISER"} ZERO ',
  );
});

test('the preview shows points, rating and colour beside a name', async () => {
  await (await load('/js/messages.js')).loadMessages('tournament');
  const { standing } = await load('/js/tournament/seat-button.js');
  const live = {
    standings: {
      rows: [
        { player: 'ann', points: '1.5' },
        { player: 'bob', points: '1' },
      ],
    },
    overview: {
      tableSize: 2,
      entries: [
        { player: 'ann', rating: 1512 },
        { player: 'bob', rating: 0 },
      ],
    },
  };
  assert.equal(
    [standing(live, 'ann', 0), standing(live, 'bob', 1)].join(' | '),
    '1.5 points · 1,512 · plays first | 1 point',
  );
});

test('reasons name the players, and rules and history open on demand', async () => {
  const { html, render } = await load('lit-html');
  await (await load('/js/messages.js')).loadMessages('pairing');
  (await load('/js/names.js')).learnNames({ ann: 'Ann', bob: 'Bob' });
  const { reasonList } = await load('/js/tournament/pairing-reasons.js');
  const entries = [
    { number: 1, player: 'ann' },
    { number: 12, player: 'bob' },
  ];
  const reasons = [
    {
      key: 'pairing.due',
      params: {
        player: '#12',
        due: '@pairing.seat.WHITE',
        strength: '@pairing.strength.STRONG',
        given: '@pairing.seat.BLACK',
      },
    },
    { key: 'pairing.why.met', params: { player: '#1', opponent: '#12', round: 2 } },
    { key: 'pairing.detail.met', params: { player: '#1', opponents: ['#12 (2)', '#3 (1)'] } },
    { key: 'of.later', params: { number: 3 } },
  ];
  render(html`${reasonList(reasons, entries)}`, document.body);
  assert.deepEqual(
    findAll('p').map((each) => each.textContent),
    [
      'Bob is due the first seat (to balance) and gets the second seat.',
      'Ann and Bob met in round 2.',
      'number: 3',
      'Ann has met (round): Bob (2), 3 (1).',
    ],
  );
  assert.equal(find('details').open, false);
  assert.equal(find('details p').textContent.startsWith('Ann has met'), true);
});
