import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { load, onOwnPages } from './page.js';

onOwnPages();

const GOLDEN = new URL('../../../../contract/src/test/resources/golden/events/', import.meta.url);
const REPLAYS = new URL('../fixtures/replays/', import.meta.url);
const GAMES = ['arboretum', 'evergreen-concert', 's-evolution', 'evergreen-planet'];

/** Every type of event that a game can store, with an example. */
const examplesOf = (game) =>
  fs
    .readdirSync(GOLDEN)
    .filter((name) => name.startsWith(`${game}.`) && /^[\w-]+\.\w+\.json$/.test(name))
    .map((name) => JSON.parse(fs.readFileSync(new URL(name, GOLDEN))).payload);

/** Notes which elements are animated, and for how long. */
function spy() {
  const seen = [];
  Element.prototype.animate = function animate(_, options) {
    seen.push({ element: this, duration: options.duration });
    return {};
  };
  return seen;
}

for (const game of GAMES) {
  test(`${game}: every type of event moves the elements it concerns`, async () => {
    const { MOTIONS } = await load(`/js/boards/${game}/motions.js`);
    const { play } = await load('/js/boards/effects.js');
    const examples = examplesOf(game);
    assert.ok(examples.length >= 11, `${examples.length} types`);
    for (const event of examples) {
      const steps = MOTIONS[event.type]?.(event);
      assert.ok(steps?.length, `${event.type} has no motion`);
      document.body.replaceChildren();
      for (const name of new Set(steps.flatMap(({ at, from = [] }) => [at[0], ...from]))) {
        const element = document.createElement('i');
        element.setAttribute('data-at', name);
        document.body.append(element);
      }
      const seen = spy();
      const moved = play(steps);
      assert.equal(moved.length, steps.length, event.type);
      for (const { at } of steps) {
        const its = seen.filter(({ element }) => element.getAttribute('data-at') === at[0]);
        assert.ok(its.length, `${event.type}: ${at[0]} does not move`);
        assert.ok(
          its.every(({ duration }) => duration >= 180 && duration <= 320),
          `${event.type}: ${its.map(({ duration }) => duration)} ms`,
        );
      }
    }
    assert.deepEqual(Object.keys(MOTIONS).sort(), examples.map(({ type }) => type).sort());
  });

  /** A game against bots as the replay page gets it: `GET /api/v1/tables/ID/replay?perspective=open`, compressed. */
  test(`${game}: the board of a real game has the places that move`, async () => {
    const replay = JSON.parse(gunzipSync(fs.readFileSync(new URL(`${game}.json.gz`, REPLAYS))));
    const { render } = await load('lit-html');
    const { loadBoard } = await load('/js/boards.js');
    const { placed } = await load('/js/boards/effects.js');
    const { Timeline } = await load('/js/replay/timeline.js');
    spy();
    const link = document.createElement.bind(document);
    document.createElement = (name) => {
      const element = link(name);
      if (name === 'link') setTimeout(() => element.dispatchEvent(new Event('load')));
      return element;
    };
    const board = await loadBoard(game);
    const timeline = new Timeline(replay);
    const tried = new Set();
    const found = new Set();
    timeline.frames.forEach((frame, index) => {
      const motion = board.MOTIONS[frame.event?.type];
      if (!motion || found.has(frame.event.type)) return;
      const position = timeline.position(index);
      if (!position.view) return;
      const table = { ...position, sequence: frame.n, seat: null, legalMoves: [] };
      const context = { table, seat: null, front: null, nameOf: (seat) => `P${seat}`, picked: {}, readOnly: true };
      const drawn = board.draw({ ...context, perspective: 'open', events: [frame.event] });
      render([drawn.board, drawn.dock], document.body);
      tried.add(frame.event.type);
      if (motion(frame.event).some(({ at }) => placed(at))) found.add(frame.event.type);
    });
    assert.ok(tried.size >= 8, [...tried].join());
    assert.deepEqual(
      [...tried].filter((type) => !found.has(type)),
      [],
    );
  });
}

test('events are shown one after the other, and any click skips ahead', async () => {
  const { FrameQueue } = await load('/js/table/frame-queue.js');
  const shown = [];
  const queue = new FrameQueue(
    ({ event }) => shown.push(event.type),
    ({ type }) => (type === 'TurnEnded' ? 0 : 60_000),
  );
  for (const type of ['A', 'TurnEnded', 'B', 'C']) queue.push({ event: { type } });
  assert.deepEqual(shown, ['A']);
  document.dispatchEvent(new Event('keydown'));
  assert.deepEqual(shown, ['A', 'TurnEnded', 'B', 'C']);
  queue.push({ event: { type: 'TurnEnded' } });
  queue.push({ event: { type: 'D' } });
  assert.deepEqual(shown.slice(4), ['TurnEnded', 'D']);
  queue.close();
});
