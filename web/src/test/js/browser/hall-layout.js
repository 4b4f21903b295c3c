import { loadStyle } from '/js/lit.js';
import { loadMessages } from '/js/messages.js';

const PLAYERS = 44;
const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const player = (i) => `p${i}`;
const NAMES = Object.fromEntries(
  Array.from({ length: PLAYERS }, (_, i) => [player(i), `${i % 3 ? 'Bartholomew-Fitzgerald' : 'Ann'} ${i}`]),
);

/** What a server would answer about a tournament in its third round. */
function answers(tableSize) {
  const ids = Object.keys(NAMES);
  const tables = Array.from({ length: PLAYERS / tableSize }, (_, i) => ({
    number: i + 1,
    table: `t${i}`,
    players: ids.slice(i * tableSize, (i + 1) * tableSize),
    status: i % 2 ? 'FINISHED' : 'PLAYING',
    places: i % 2 ? ids.slice(0, tableSize).map((each) => ids.indexOf(each) + 1) : null,
  }));
  const entries = ids.map((id, i) => ({ player: id, number: i + 1, status: 'ACTIVE', rating: 1500, byes: [] }));
  const rows = ids.map((id, i) => ({ rank: i + 1, player: id, points: '2.5', tieBreaks: ['11.5', '9', '3', '2'] }));
  return {
    '': {
      name: 'Autumn Cup of the Arboretum Club, Group A',
      game: 'arboretum',
      status: 'RUNNING',
      round: 3,
      rounds: 7,
      tableSize,
      entries,
      names: NAMES,
      sequence: 5,
      rules: { timing: { schedule: 'IMMEDIATE', roundTimes: [] }, admission: {}, scoring: {} },
    },
    rounds: { rounds: [{ round: 3, tables, byes: [] }], names: NAMES },
    standings: {
      rows,
      columns: ['BH:C1', 'BH', 'SB', 'WIN'].map((code) => ({ code })),
      basis: { key: 'standings.after', params: { round: 2 } },
      names: NAMES,
    },
  };
}

/** The hall display as the app would show it, with the answers of a server that has only this tournament. */
async function openHall(language, tableSize, id) {
  localStorage.setItem('perennial.language', language);
  document.body.innerHTML =
    '<header class="bar" id="bar">bar</header><main id="main"></main><footer class="foot" id="foot">foot</footer>';
  const files = window.fetch;
  window.EventSource = class extends EventTarget {
    close() {}
  };
  const told = answers(tableSize);
  window.fetch = async (path) => {
    if (!path.startsWith('/api')) return files(path);
    const part = path.split(/[/?]/)[5] ?? '';
    const answer = path.includes('/tournaments/') ? told[part.startsWith('atLeast') ? '' : part] : { games: [] };
    return new Response(JSON.stringify(answer ?? {}));
  };
  await Promise.all(['base', 'controls', 'frame'].map((each) => loadStyle(`/css/${each}.css`)));
  await loadMessages();
  const place = document.createElement('div');
  place.className = 'page page-hall';
  document.getElementById('main').append(place);
  return (await import('/js/pages/hall.js')).open(place, [id]);
}

/** @return the address that the code on the display should have */
export async function showCode(theme) {
  document.documentElement.dataset.theme = theme;
  const id = '0f682861-591a-4c3d-bcd1-2057f10d61d9';
  await openHall('en', 2, id);
  await frames();
  return `${location.origin}/tournaments/${id}`;
}

/** Goes round once. @return what is wrong with any of the slides */
export async function faults(language, tableSize) {
  const page = await openHall(language, tableSize, 'cup');
  const found = [];
  const shown = new Map();
  for (let slide = 0; slide < 40; slide += 1) {
    await frames();
    const { kind } = page;
    if (slide > 0 && kind === 'pairings' && page.from === 0) break;
    found.push(...faultsOf(kind));
    const names = visibleRows().flatMap((row) =>
      [...row.querySelectorAll('.hall-name, th')].map((each) => each.textContent),
    );
    shown.set(kind, new Set([...(shown.get(kind) ?? []), ...names]));
    page.next();
  }
  for (const kind of ['pairings', 'standings']) {
    const missed = Object.values(NAMES).filter((name) => !shown.get(kind)?.has(name));
    if (missed.length) found.push(`${kind}: never shown: ${missed}`);
  }
  if (!shown.has('boards')) found.push('no boards');
  page.close();
  return found;
}

/** @return how far the standings reach beyond the display, and how much of it the first name has */
export async function standings(language) {
  const page = await openHall(language, 2, 'cup');
  await frames();
  while (page.kind !== 'standings') {
    page.next();
    await frames();
  }
  const table = document.querySelector('.hall-table').getBoundingClientRect();
  const name = document.querySelector('.hall-table tbody th').getBoundingClientRect();
  page.close();
  return { beyond: Math.max(0, table.right - innerWidth), name: name.width / innerWidth };
}

const visibleRows = () => [...document.querySelectorAll('.hall-rows tbody tr:not(.later)')];

function faultsOf(kind) {
  const found = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) found.push(`${kind}: ${scrollWidth}x${scrollHeight}`);
  if (document.querySelector('.bar').getClientRects().length) found.push(`${kind}: the frame is there`);
  const room = document.querySelector('.hall-rows')?.getBoundingClientRect();
  for (const row of visibleRows()) {
    const box = row.getBoundingClientRect();
    if (box.bottom > room.bottom + 1) found.push(`${kind}: a row is cut: ${row.textContent.trim()}`);
    if (getComputedStyle(row).fontSize !== '40px') found.push(`${kind}: ${getComputedStyle(row).fontSize}`);
    for (const name of row.querySelectorAll('.hall-name, tbody th')) {
      if (name.getClientRects().length > 1) found.push(`${kind}: a name is broken: ${name.textContent}`);
      if (name.scrollWidth > name.clientWidth + 1 && name.clientWidth) found.push(`${kind}: cut: ${name.textContent}`);
    }
  }
  for (const part of ['.qr', '.hall-address b', '.hall-next', '[data-hall=clock]', '.hall h1']) {
    const box = document.querySelector(part).getBoundingClientRect();
    const seen = box.width > 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    if (!seen) found.push(`${kind}: ${part} is not in sight`);
  }
  return found;
}
