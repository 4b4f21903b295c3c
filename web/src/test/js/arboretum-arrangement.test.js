import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, onOwnPages } from './page.js';

onOwnPages();

const garden = (columns, rows) => ({
  trees: [
    { x: 0, y: 0 },
    { x: columns - 1, y: rows - 1 },
  ],
});
const arranged = async (...gardens) => (await load('/js/boards/arboretum/arrangement.js')).arrangement(gardens);

test('gardens that grew upwards stand side by side, wide ones lie one above the other', async () => {
  assert.equal((await arranged(garden(2, 6), garden(1, 5), garden(2, 4))).tall, true);
  assert.equal((await arranged(garden(6, 2), garden(5, 1), garden(5, 2))).tall, false);
});

test('a garden gets as much of the room as it needs', async () => {
  assert.equal((await arranged(garden(2, 7), garden(4, 6))).tracks, 'minmax(0, 2fr) minmax(0, 4fr)');
  assert.equal((await arranged(garden(7, 3), garden(7, 1))).tracks, 'minmax(0, 3fr) minmax(0, 2fr)');
});

test('gardens without a tree have their place too', async () => {
  const { tracks } = await arranged({ trees: [] }, { trees: [] });
  assert.equal(tracks, 'minmax(0, 2fr) minmax(0, 2fr)');
  assert.equal((await arranged()).tracks, '');
});
