import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, onOwnPages } from './page.js';

onOwnPages();

const at = (sequence, more = {}) => ({
  sequence,
  table: { game: 'arboretum', status: 'PLAYING', seats: [] },
  seat: 0,
  seatMove: 3,
  awaited: [0],
  legalMoves: ['a', 'b'],
  event: { type: `event${sequence}` },
  ...more,
});

async function live(table) {
  const { LiveTable } = await load('/js/table/live.js');
  const steps = [];
  let drawn = 0;
  const changed = () => {
    drawn += 1;
  };
  const it = new LiveTable('t1', table, { advanced: (step) => steps.push(step), changed });
  return { it, steps, drawn: () => drawn };
}

test('a greeting leaves a player the moves in hand, a move of that player does not', async () => {
  const read = at(4);
  const { it, steps } = await live(read);
  it.take(at(5));
  assert.equal(it.table.legalMoves, read.legalMoves);
  it.take(at(6, { seatMove: 4, awaited: [1], legalMoves: [] }));
  assert.deepEqual(it.table.legalMoves, []);
  it.take(at(7, { seatMove: 4 }));
  assert.deepEqual(steps, [
    { same: true, turnBegan: false, ended: false },
    { same: false, turnBegan: false, ended: false },
    { same: false, turnBegan: true, ended: false },
  ]);
});

test('the board is told each event since we came once, also one that came after its own effect', async () => {
  const { it } = await live(at(4));
  it.take(at(3));
  it.advance(at(6, { event: undefined }));
  it.take(at(5));
  assert.deepEqual(it.takeFresh(), [{ type: 'event5' }]);
  assert.deepEqual(it.takeFresh(), []);
  assert.equal(it.table.sequence, 6);
  assert.deepEqual(
    it.told.map((each) => each.sequence),
    [5, 3],
  );
});

test('many frames at once are drawn once', async () => {
  const { it, drawn } = await live(at(4));
  for (let n = 5; n < 15; n++) it.take(at(n));
  assert.equal(drawn(), 0);
  await new Promise((resolve) => setTimeout(resolve, 60));
  assert.equal(drawn(), 1);
});

test('the stream names an event in full, the board by its own name; events of the table have none', async () => {
  const { it } = await live(at(4));
  it.hear(at(5, { type: 'arboretum.CardDrawn', event: { seat: 1 } }));
  it.hear(at(6, { type: 'table.MoveMade', event: { seat: 1 } }));
  assert.deepEqual(it.takeFresh(), [{ type: 'CardDrawn', seat: 1 }, { seat: 1 }]);
  it.queue.close();
});
