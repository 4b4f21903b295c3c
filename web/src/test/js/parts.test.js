import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, onOwnPages, pause, quiet } from './page.js';

onOwnPages();

test('a correction that is being written stays with its table', async () => {
  const { html, render } = await load('lit-html');
  const { results } = await load('/js/tournament/desk-results.js');
  const round = (number) => ({
    round: number,
    tables: [1, 2].map((table) => ({
      number: table,
      table: `${number}-${table}`,
      players: ['ann', 'bob'],
      places: [1, 2],
      status: 'FINISHED',
    })),
  });
  const desk = { live: { rounds: [round(1)], overview: { tableSize: 2 } }, sender: {}, act() {} };
  const show = () => render(html`${results(desk)}`, document.body);
  show();
  const why = document.querySelectorAll('input[name=why]')[1];
  why.value = 'the wrong seat';
  desk.live.rounds = [round(1), round(2)];
  show();
  assert.equal([...document.querySelectorAll('input[name=why]')].map((each) => each.value).join(), ',,,the wrong seat');
});

test('a page in the background gives its connection back unless it has something to tell', async () => {
  const open = new Set();
  window.EventSource = class extends EventTarget {
    constructor(address) {
      super();
      this.address = address;
      open.add(this);
    }
    close() {
      open.delete(this);
    }
  };
  const { keepOpen } = await load('/js/stream.js');
  const turn = async (hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await pause(20);
    return [...open]
      .map((each) => each.address)
      .sort()
      .join('+');
  };
  keepOpen(() => 'watched', {});
  keepOpen(
    () => 'played',
    {},
    () => {},
    () => true,
  );
  assert.equal([await turn(false), await turn(true), await turn(false)].join(), 'played+watched,played,played+watched');
});

// Phones have no notifications of a page's own; here the worker arrives later.
test('a notification that failed is sent at the next check and then not again', async () => {
  localStorage.setItem('perennial.session', JSON.stringify({ player: 'ann' }));
  const frame = {
    awaited: [0],
    seat: 0,
    seatMove: 3,
    names: {},
    table: { game: 'arboretum', status: 'PLAYING', seats: [{ player: 'ann' }] },
  };
  window.fetch = async (path) =>
    new Response(JSON.stringify(path.includes('/profile') ? { playing: ['t'], waiting: [] } : frame));
  Object.defineProperty(document, 'hidden', { value: true });
  window.Notification = class {
    static permission = 'granted';
    constructor() {
      throw new TypeError('Illegal constructor');
    }
  };
  const told = [];
  let worker = null;
  const register = async () => {
    if (!worker) throw new TypeError('not yet');
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      register,
      get ready() {
        return worker;
      },
    },
  });
  const { keepLooking } = await load('/js/my-games.js');
  keepLooking(() => {});
  const look = async () => {
    window.dispatchEvent(new Event('perennial:page'));
    await quiet();
    return told.length;
  };
  const before = await look();
  worker = { showNotification: async (title, { data }) => told.push(data.path) };
  const after = [await look(), await look()];
  localStorage.clear();
  assert.equal([before, ...after, told[0]].join(), '0,1,1,/tables/t');
});

test('a form that is under way says so and is sent once', async () => {
  const { html, render } = await load('lit-html');
  const { Sender } = await load('/js/form.js');
  let sent = 0;
  let end;
  const act = () => {
    sent += 1;
    return new Promise((done) => {
      end = done;
    });
  };
  const draw = () =>
    render(html`<form @submit=${sender.submit(act)}><button>send</button>${sender.words}</form>`, document.body);
  const sender = new Sender(() => draw());
  draw();
  const form = document.querySelector('form');
  const button = form.querySelector('button');
  const state = () => `${button.disabled} ${form.textContent.includes('working')}`;
  form.requestSubmit();
  form.requestSubmit();
  const seen = [state()];
  await pause(500);
  seen.push(state());
  end();
  await pause();
  assert.equal([sent, ...seen, state()].join(), '1,true false,true true,false false');
});

test('the first page keeps what it knows while there is no connection and forgets tables that are gone', async () => {
  window.EventSource = class extends EventTarget {
    close() {}
  };
  const texts = window.fetch;
  const answers = {
    games: { games: [{ id: 'arboretum', minSeats: 2, maxSeats: 4 }] },
    lobby: { open: [], playing: [], tournaments: [{ id: 'cup' }], ladders: { arboretum: [] } },
  };
  window.fetch = (path) =>
    path.startsWith('/api')
      ? Promise.resolve(new Response(JSON.stringify(answers[path.split(/[/?]/)[3]])))
      : texts(path);
  const { open } = await load('/js/pages/home.js');
  const page = await open(document.body);
  await page.load();
  window.fetch = () => Promise.reject(new TypeError('no connection'));
  await page.load();
  page.live.frames.set('gone', { sequence: 1 });
  await page.live.want([], {});
  const { tournaments, ladders } = page.lobby;
  const known = [tournaments.length, Object.keys(ladders), page.live.frames.size].join();
  page.close();
  assert.equal(known, '1,arboretum,0');
});

test('the played games are leafed through to the last', async () => {
  const asked = [];
  window.fetch = async (path) => {
    asked.push(path.split('?')[1]);
    return new Response(
      JSON.stringify({ games: [{ table: asked.length }], names: {}, next: path.includes('cursor') ? null : 'here' }),
    );
  };
  const { PlayedGames } = await load('/js/players/finished-games.js');
  const games = new PlayedGames('ann', () => {});
  await games.find({ game: 'arboretum', period: 'all' });
  await games.load(games.next);
  assert.equal(
    `${games.rows.map((each) => each.table).join()} ${games.next} ${asked.at(-1)}`,
    '1,2 null limit=20&game=arboretum&cursor=here',
  );
});

test('a clock runs for the player to move and shows nothing without a bank', async () => {
  const { html, render } = await load('lit-html');
  const { seatClock } = await load('/js/table/clock.js');
  const clocks = [
    { seat: 0, bankSeconds: 0, since: '2026-01-01T00:00:00Z', deadline: '2026-01-01T00:01:00Z' },
    { seat: 1, bankSeconds: 0, since: null, deadline: null },
  ];
  const drawn = (type) => {
    render(
      html`${[0, 1].map((seat) => seatClock({ clocks, table: { terms: { clock: { type } } } }, seat))}`,
      document.body,
    );
    return [...document.querySelectorAll('.clock')].map((each) => each.matches('.running')).join();
  };
  assert.equal(`${drawn('Live')} ${drawn('Hourglass')}`, 'true,false true');
});

// Ann and Bob have met, Ann and Cleo must not; one of three has a bye. The pairing found nothing.
test('a round that cannot be paired is set by hand with named warnings', async () => {
  const { html, render } = await load('lit-html');
  const { preview } = await load('/js/tournament/desk-preview.js');
  const entries = ['ann', 'bob', 'cleo'].map((player, i) => ({ player, number: i + 1, status: 'ACTIVE' }));
  const desk = {
    live: {
      rounds: [{ round: 1, tables: [{ players: ['bob', 'ann'] }] }],
      overview: {
        status: 'RUNNING',
        tableSize: 2,
        entries,
        rules: { forbidden: [['ann', 'cleo']] },
      },
    },
    proposal: { round: 2, tables: [], byes: [], problem: 'NO_VALID_PAIRING', changed: false },
    swap: null,
    sender: {},
    redraw: () => render(html`${preview(desk)}`, document.body),
  };
  desk.redraw();
  const press = (key) => document.querySelector(`[data-key=${key}]`).click();
  const told = () => [...document.querySelectorAll('td .refusal')].map((each) => each.textContent).join();
  press('by-hand');
  const first = told();
  press('seat-0-1');
  press('seat-bye-0');
  assert.equal(
    [first, told(), desk.proposal.tables[0].players, desk.proposal.byes[0].player].join(' '),
    'desk.metBefore desk.forbiddenPair ann,cleo bob',
  );
});
