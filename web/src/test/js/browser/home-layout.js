import { loadStyle } from '/js/lit.js';
import { loadMessages } from '/js/messages.js';

const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));
const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function until(condition) {
  for (const end = performance.now() + 10_000; !condition();) {
    if (performance.now() > end) throw new Error(`still waiting for: ${condition}`);
    await pause(5);
  }
  await frame();
}

const seats = [{ player: 'ann' }, { player: 'bob' }];
const names = { ann: 'Ann', bob: 'Bob' };
const row = { id: 't1', game: 'arboretum', status: 'PLAYING', players: ['ann', 'bob'], awaited: [0], sequence: 1 };

/** Ann plays Bob at table t1. */
const ANSWERS = {
  games: { games: ['arboretum', 's-evolution'].map((id) => ({ id, minSeats: 2, maxSeats: 4 })) },
  lobby: { open: [], playing: [row], names },
  players: { playing: ['t1'], waiting: [] },
  t1: {
    awaited: [0],
    seat: 0,
    seatMove: 3,
    sequence: 1,
    names,
    view: null,
    table: { id: 't1', game: 'arboretum', status: 'PLAYING', seats },
  },
};

/** @param late milliseconds until a part of the answers comes */
async function openHome(late) {
  const files = window.fetch;
  window.EventSource = class extends EventTarget {
    close() {}
  };
  window.fetch = async (path) => {
    if (!path.startsWith('/api')) return files(path);
    const part = path.includes('/tables/t1') ? 't1' : path.split(/[/?]/)[3];
    await pause(late[part] ?? 0);
    return new Response(JSON.stringify(ANSWERS[part]));
  };
  await Promise.all(['base', 'controls', 'frame'].map((each) => loadStyle(`/css/${each}.css`)));
  await loadMessages();
  const place = document.createElement('main');
  place.className = 'page page-home';
  document.body.append(place);
  return async () => (await import('/js/pages/home.js')).open(place);
}

/** @return placeholders at first, links in the end, and how much moved meanwhile */
export async function shiftOfLateLists() {
  const open = await openHome({ lobby: 1_000 });
  let shift = 0;
  const add = (entries) => entries.forEach((each) => (shift += each.value));
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  document.body.style.zoom = 0.25; // the whole page is in sight, and what moves counts for a quarter
  const page = await open();
  const placeholders = document.querySelectorAll('.live li').length;
  await until(() => document.querySelector('.live a'));
  add(observer.takeRecords());
  page.close();
  return { placeholders, links: document.querySelectorAll('.live a').length, shift };
}

/** @return where the button to play ends below the header, with as many games as there are */
export async function endOfPlayButton() {
  const open = await openHome({});
  const ids = ['evergreen-concert', 'arboretum', 's-evolution', 'evergreen-planet'];
  ANSWERS.games = { games: ids.map((id) => ({ id, minSeats: 2, maxSeats: 4 })) };
  const page = await open();
  await frame();
  const { bottom } = document.querySelector('[data-key=play-now]').getBoundingClientRect();
  const texts = document.querySelectorAll('.game-choice .about').length;
  page.close();
  return { bottom: bottom + scrollY, texts };
}

/** @return how many of Ann's games are listed, and how far their arrival moved the button above which they appear */
export async function moveOfButtonByLateGames() {
  const open = await openHome({ t1: 1_000 });
  localStorage.setItem('perennial.session', JSON.stringify({ player: 'ann' }));
  (await import('/js/my-games.js')).keepLooking(() => {});
  window.dispatchEvent(new Event('perennial:page'));
  const page = await open();
  const top = () => document.querySelector('[data-key=play-now]').getBoundingClientRect().top;
  const before = top();
  await until(() => document.querySelectorAll('.mine li').length > 0);
  const moved = top() - before;
  page.close();
  localStorage.clear();
  sessionStorage.clear();
  return { games: document.querySelectorAll('.mine li').length, moved };
}
