import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, onOwnPages, until } from './page.js';

onOwnPages();

const MOVE = { type: 'Plant', card: 'O4', x: 0, y: 1 };
const timed = (more = {}) => ({
  table: { status: 'PLAYING', terms: { plans: true } },
  seat: 0,
  seatMove: 3,
  awaited: [0],
  clocks: [{ seat: 0, deadline: '2026-01-01T00:01:00Z' }],
  ...more,
});

/** A keeper and the requests it has sent. */
async function keeper(status = 200) {
  const { PlanKeeper } = await load('/js/table/plan-keeper.js');
  const sent = [];
  globalThis.fetch = async (path, { method, body, headers }) => {
    sent.push({ method, path, body: body && JSON.parse(body), key: headers['Idempotency-Key'] });
    return new Response('{"sequence":1}', { status });
  };
  return { plans: new PlanKeeper('t1'), sent };
}

test('a plan on the board is registered, and withdrawn when it is taken back', async () => {
  const { plans, sent } = await keeper();
  plans.offer(timed(), [MOVE]);
  await until(() => plans.kept);
  assert.equal(sent.length, 1);
  assert.deepEqual(
    [sent[0].method, sent[0].path, sent[0].body],
    ['PUT', '/api/v1/tables/t1/plan', { seatMove: 3, moves: [MOVE] }],
  );
  plans.offer(timed(), [MOVE]);
  plans.offer(timed(), []);
  assert.equal(plans.kept, false);
  await until(() => sent.length === 2);
  assert.equal(sent[1].method, 'DELETE');
});

test('the planned move is sent with the key of its plan, another one with its own', async () => {
  const { plans, sent } = await keeper();
  plans.offer(timed(), [MOVE]);
  await until(() => plans.kept);
  assert.equal(plans.keyFor(3, MOVE), sent[0].key);
  assert.notEqual(plans.keyFor(3, { ...MOVE, x: 5 }), sent[0].key);
  assert.notEqual(plans.keyFor(4, MOVE), sent[0].key);
});

test('without a clock, and at tables without the rule, nothing is sent', async () => {
  const { plans, sent } = await keeper();
  plans.offer(timed({ clocks: [] }), [MOVE]);
  plans.offer(timed({ table: { status: 'PLAYING', terms: { plans: false } } }), [MOVE]);
  plans.offer(timed({ awaited: [1] }), [MOVE]);
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.deepEqual(sent, []);
});

test('after a reload the board is empty, so the plan of before is withdrawn once', async () => {
  const { plans, sent } = await keeper();
  plans.offer(timed(), []);
  await until(() => sent.length === 1);
  assert.equal(sent[0].method, 'DELETE');
  plans.offer(timed(), []);
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.equal(sent.length, 1);
});

test('a refused plan is not shown as saved', async () => {
  const { plans, sent } = await keeper(409);
  plans.offer(timed(), [MOVE]);
  await until(() => sent.length === 1 && !plans.busy);
  assert.equal(plans.kept, false);
});
