import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, onOwnPages } from './page.js';

onOwnPages();

// A tree and a place to its left, while nothing is to be planted and while something is.
test('a garden is read out with one way of counting', async () => {
  const { render } = await load('lit-html');
  const { loadMessages } = await load('/js/messages.js');
  const { gardenGrid } = await load('/js/boards/arboretum/garden.js');
  await loadMessages('arboretum');
  const player = {
    seat: 0,
    trees: [
      { card: 'O4', x: 0, y: 0 },
      { card: 'M2', x: 1, y: 0 },
    ],
  };
  const heard = (plantings, card) => {
    render(gardenGrid({ table: { view: { scores: [] } }, picked: { card } }, player, plantings, null), document.body);
    return [...document.querySelectorAll('svg [aria-label]')]
      .map((each) => each.getAttribute('aria-label').replace(/.*column/, ''))
      .join(';');
  };
  const moves = [{ card: 'W1', x: -1, y: 0 }];
  assert.equal(
    [heard([]), heard(moves), heard(moves, 'W1')].join(' | '),
    ' 0, row 0; 1, row 0 |  0, row 0; 1, row 0 |  0, row 0; 1, row 0; -1, row 0',
  );
});

test('a spectator who enlarged a planet still sees the planet they follow', async () => {
  const { enlarge, shownPlanet } = await load('/js/boards/evergreen-planet/enlarged-planet.js');
  const table = { table: { id: 'followed' }, view: { players: [0, 1, 2].map((seat) => ({ seat })) } };
  const seen = (front) => shownPlanet({ table, front }).seat;
  const first = seen(null);
  enlarge({ table, front: null }, 2);
  const found = [first, seen(null), seen(1)];
  enlarge({ table, front: 1 }, 0);
  found.push(seen(1));
  enlarge({ table, front: 1 }, null);
  assert.equal([...found, seen(1)].join(), '0,2,1,0,1');
});
