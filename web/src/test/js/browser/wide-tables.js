import { render } from 'lit-html';
import { loadStyle } from '/js/lit.js';
import { loadMessages } from '/js/messages.js';
import { learnNames } from '/js/names.js';
import { roundTable } from '/js/tournament/pairings.js';
import { standings } from '/js/tournament/standings.js';

const styles = (...names) => Promise.all(names.map((each) => loadStyle(`/css/${each}.css`)));

/** Draws standings with more columns than a tablet shows. */
export async function drawStandings() {
  await Promise.all([loadMessages('tournament'), styles('base', 'controls', 'tournament')]);
  const once = ['BH/C1', 'BH', 'SB', 'DE', 'WIN', 'KS', 'ARO'];
  const columns = [...once, ...once].map((code) => ({ code }));
  const rows = ['ann', 'bob', 'cy', 'dee'].map((player, i) => ({
    player,
    rank: i + 1,
    points: '12.5',
    tieBreaks: columns.map(() => '123.5'),
  }));
  const basis = { key: 'standings.after', params: { round: 3 } };
  const live = { id: 'cup', overview: { tableSize: 2 }, standings: { round: 3, basis, columns, rows } };
  render(standings(live, { button: () => 'figures', row: () => '' }), document.body);
}

/** Opens the ladder of the last of four games. */
export async function openLastLadder() {
  const games = ['arboretum', 'evergreen-concert', 's-evolution', 'evergreen-planet'];
  const empty = {
    games: games.map((id) => ({ id, minSeats: 2, maxSeats: 4 })),
    rows: [],
    names: {},
    counts: [],
    corrections: [],
  };
  const files = window.fetch;
  window.fetch = async (path, more) =>
    path.startsWith('/api/v1') ? new Response(JSON.stringify(empty)) : files(path, more);
  await Promise.all([loadMessages(), styles('base', 'controls')]);
  const { open } = await import('/js/pages/ladder.js');
  (await open(document.body, ['evergreen-planet'])).close();
}

export function isChosenTabInSight() {
  const { left, right } = document.querySelector('.tabs [aria-current]').getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
}

/** Draws the pairings of a round for the wall of a hall. @return names that take more than one line */
export async function brokenNames() {
  await Promise.all([loadMessages('tournament'), styles('base', 'controls', 'frame', 'tournament')]);
  document.documentElement.dataset.big = '';
  learnNames({ a: 'Bartholomew Fitzgerald-Montgomery', b: 'Maria Magdalena von Habsburg' });
  const tables = [{ number: 1, players: ['a', 'b'], places: [1, 2], scores: [31, 28], status: 'FINISHED' }];
  render(roundTable({ round: 1, tables }), document.body);
  const lines = (name) => name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight);
  const broken = [...document.querySelectorAll('.seat a')].filter((name) => lines(name) > 1.5);
  delete document.documentElement.dataset.big;
  return broken.map((name) => name.textContent);
}
