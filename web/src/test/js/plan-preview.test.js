import assert from 'node:assert/strict';
import { test } from 'node:test';
import { find, load, onOwnPages } from './page.js';

onOwnPages();

const shown = async (...given) => {
  const { render } = await load('lit-html');
  const { loadMessages } = await load('/js/messages.js');
  await loadMessages('table');
  const { planPoints } = await load('/js/boards/plan-points.js');
  render(planPoints(...given), document.body);
  return {
    seen: find('.plan-points [aria-hidden=true]').textContent.replace(/\s+/g, ' ').trim(),
    heard: find('.plan-points .hidden-text').textContent,
    role: find('.plan-points').getAttribute('role'),
  };
};

test('a plan shows its points before and after, and says them', async () => {
  assert.deepEqual(await shown('Your paths', 7, 9), {
    seen: 'Your paths 7 → 9 (+2)',
    heard: 'Your paths: 7 now, 9 with this plan (+2)',
    role: 'status',
  });
  assert.equal((await shown('Your paths', 7, 7)).seen, 'Your paths 7 → 7 (±0)');
  assert.equal((await shown('Your paths', 7, 4)).seen, 'Your paths 7 → 4 (−3)');
});

/** The worked example of the rules: four oaks from 1 to 8 count twice, with one and two more for the ends. */
test('a path is worth its cards, twice if they are one species, and more with 1 and 8', async () => {
  const { bestPath, gardenPoints } = await load('/js/boards/arboretum/path-forecast.js');
  const row = (...cards) => cards.map((card, x) => ({ card, x, y: 0 }));
  assert.equal(bestPath(row('O2', 'O3'), 'O'), 2);
  assert.equal(bestPath(row('O1', 'O3', 'O5', 'O8'), 'O'), 11);
  assert.equal(bestPath(row('O1', 'M3', 'O5'), 'O'), 4);
  assert.equal(bestPath(row('O5', 'O4'), 'O'), 2, 'read the other way');
  assert.equal(bestPath(row('O5'), 'O'), 0);
  assert.equal(gardenPoints(row('M2', 'O3', 'M6', 'O7')), 3 + 3);
});

test('a step of management changes people, Age, Sites and stock, and so the points of the round', async () => {
  const { afterDeed, roundPoints } = await load('/js/boards/s-evolution/deed-forecast.js');
  const sites = { farm: 0, factory: 0, research: 0, commerce: 0, prestige: 1, protection: 0 };
  const now = { age: 3, population: 3, stock: { food: 4, tools: 2, science: 3 }, sites, score: 5 };
  assert.equal(roundPoints(now), 3 + 1, 'food is enough, tools are not');
  assert.equal(roundPoints(afterDeed({ type: 'BuyPop', pops: 1 }, now)), 1);
  assert.equal(roundPoints(afterDeed({ type: 'Evolve' }, now)), 3 + 1);
  assert.equal(roundPoints(afterDeed({ type: 'Place', site: 'FARM', level: 1 }, now)), 3 + 1);
  const moved = afterDeed({ type: 'Move', from: 'PRESTIGE', to: 'RESEARCH', level: 1 }, now);
  assert.deepEqual([moved.sites.prestige, moved.sites.research, roundPoints(moved)], [0, 1, 3]);
});
