import { drawBar } from './account.js';
import { get, post, Refused } from './api.js';
import { h, show } from './dom.js';
import { dayTime, hasText, learnNames, loadMessages, playerName, t } from './messages.js';
import { keepSession, signedInAs } from './session.js';

const REFRESH = 2_000;
const FILTERS = ['', 'OPEN', 'PLAYING', 'FINISHED'];

const opening = h('div');
const filters = h('div', { class: 'filters', role: 'group', 'aria-label': 'filter' });
const list = h('ul', { class: 'tables' });
const more = h('button', { class: 'more', hidden: true, onclick: () => loadMore() });
const tournaments = h('div');
let status = '';
let shown = { version: null, pages: 1 };

export const gameName = (id) => (hasText(`game.${id}`) ? t(`game.${id}`) : id);

async function start() {
  await Promise.all([loadMessages(), keepSession()]);
  filters.setAttribute('aria-label', t('home.filter'));
  more.append(t('home.more'));
  show(document.getElementById('main'),
    h('section', { class: 'intro' }, h('h1', {}, t('home.title')), h('p', { class: 'muted' }, t('home.intro'))),
    opening,
    h('section', {},
      h('div', { class: 'heading' }, h('h2', {}, t('home.tables')), filters),
      h('p', { class: 'hidden-text', id: 'live', 'aria-live': 'polite' }), list, more),
    tournaments);
  drawFilters();
  await drawBar(drawOpening);
  await Promise.all([drawOpening(), refresh(), drawTournaments()]);
  setInterval(() => { if (!document.hidden) refresh(); }, REFRESH);
}

function drawFilters() {
  show(filters, FILTERS.map((each) => h('button', {
    'aria-pressed': String(each === status), 'data-key': `filter-${each}`,
    onclick: () => { status = each; shown = { version: null, pages: 1 }; drawFilters(); refresh(); },
  }, t(`filter.${each || 'ALL'}`))));
}

async function drawOpening() {
  if (signedInAs() === null) return show(opening);
  const { games } = await get('/games');
  const game = h('select', { onchange: () => seatChoices() }, games.map((each) => h('option', { value: each.id }, gameName(each.id))));
  const seats = h('select', {});
  const trouble = h('p', { class: 'refusal', role: 'alert' });
  function seatChoices() {
    const chosen = games.find((each) => each.id === game.value);
    show(seats, Array.from({ length: chosen.maxSeats - chosen.minSeats + 1 },
      (_, i) => h('option', { value: chosen.minSeats + i }, String(chosen.minSeats + i))));
  }
  async function open(event) {
    event.preventDefault();
    try {
      const answer = await post('/tables', { game: game.value, seats: Number(seats.value), options: {}, firstSeat: 'RANDOM' });
      location.href = `/tables/${answer.table}`;
    } catch (failure) {
      show(trouble, failure instanceof Refused ? failure.message : t('offline'));
    }
  }
  seatChoices();
  return show(opening, h('form', { class: 'card opening', onsubmit: open },
    h('label', {}, t('home.game'), game), h('label', {}, t('home.seats'), seats),
    h('button', { class: 'primary' }, t('home.open')), trouble));
}

async function refresh() {
  let page = null;
  const rows = [];
  for (let i = 0; i < shown.pages && (page === null || page.next); i += 1) {
    const query = new URLSearchParams({ limit: '24', ...(status && { status }), ...(page && { cursor: page.next }) });
    try {
      page = await get(`/tables?${query}`);
    } catch {
      return; // the next round tries again; what is shown stays
    }
    rows.push(...page.tables);
    learnNames(page.names);
  }
  const version = `${page.version} ${JSON.stringify(page.names)}`;
  if (version === shown.version) return;
  shown.version = version;
  show(list, rows.length ? rows.map(tableCard) : h('li', { class: 'muted' }, t('home.empty')));
  more.hidden = !page.next;
}

function loadMore() {
  shown = { version: null, pages: shown.pages + 1 };
  refresh();
}

function tableCard(table) {
  return h('li', {}, h('a', { class: 'card', href: `/tables/${table.id}`, 'data-key': table.id },
    h('div', { class: 'top' }, h('h3', {}, gameName(table.game)), h('span', { class: `chip ${table.status}` }, t(`status.${table.status}`))),
    h('ul', { class: 'players' }, table.players.map((player, seat) => {
      const turn = table.awaited.includes(seat);
      const result = table.result?.seats.find((each) => each.seat === seat);
      return h('li', { class: turn ? 'turn' : player ? '' : 'muted' },
        h('span', {}, player ? playerName(player) : t('seat.free')),
        h('span', { class: 'numbers' }, result ? t('result.points', { points: result.points }) : turn ? t('seat.turn') : ''));
    })),
    h('p', { class: 'small muted' }, t('home.since', { time: dayTime(table.openedAt) }))));
}

async function drawTournaments() {
  const found = await get('/tournaments');
  if (!found.tournaments.length) return;
  show(tournaments, h('section', {}, h('h2', {}, t('home.tournaments')),
    h('ul', {}, found.tournaments.map((each) => h('li', {},
      t('home.tournament', { name: each.name, game: gameName(each.game), size: each.tableSize, rounds: each.rounds }))))));
}

start();
