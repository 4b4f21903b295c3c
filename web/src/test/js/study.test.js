import assert from 'node:assert/strict';
import { test } from 'node:test';
import { find, load, onOwnPages } from './page.js';

onOwnPages();

test('a moment goes into an address and comes back', async () => {
  const { gamePlace, placeOf, placeText } = await load('/js/study/place.js');
  for (const place of [
    gamePlace(57),
    { sequence: 57, variation: 0, moves: 0 },
    { sequence: 8, variation: 2, moves: 31 },
  ]) {
    assert.deepEqual(placeOf(placeText(place)), place);
  }
  for (const text of [null, '', 'x', '5.1', '-1', '1.2.3.4']) assert.equal(placeOf(text), null);
});

test('a place names its line', async () => {
  const { gamePlace, lineOfPlace } = await load('/js/study/place.js');
  const chapter = { line: { moves: ['own'] }, variations: [{ number: 2, line: { moves: ['second'] } }] };
  assert.equal(lineOfPlace(chapter, gamePlace(5)), null);
  assert.equal(lineOfPlace(chapter, { sequence: 5, variation: 0, moves: 0 }), chapter.line);
  assert.equal(lineOfPlace(chapter, { sequence: 5, variation: 2, moves: 0 }).moves[0], 'second');
  assert.equal(lineOfPlace(chapter, { sequence: 5, variation: 3, moves: 0 }), null);
});

test('a note in a line is offered only to readers who may see the line', async () => {
  const { includes, leastAt, perspectivesOf } = await load('/js/study/perspectives.js');
  const chapter = { perspective: 'seat-0', variations: [{ number: 1, perspective: 'open' }] };
  const all = perspectivesOf({ replay: { players: ['a', 'b'] } });
  const offered = (variation) => all.filter((each) => includes(each, leastAt(chapter, { variation })));
  assert.deepEqual(offered(null), ['spectator', 'seat-0', 'seat-1', 'open']);
  assert.deepEqual(offered(0), ['seat-0', 'open']);
  assert.deepEqual(offered(1), ['open']);
});

test('a mark finds its part of the board again, also on a board of another size', async () => {
  const { boxOf, targetAt } = await load('/js/study/mark-targets.js');
  document.body.innerHTML = `<div class="board"><div data-at="planet-1"><i data-cell="b2"></i></div>
    <div class="plot"><svg class="grid"><g data-flip="arboretum-O4"></g></svg></div><b id="none"></b></div>`;
  const box = (element, rect) => {
    element.getBoundingClientRect = () => rect;
  };
  const tree = find('[data-flip]');
  const cell = find('[data-cell]');
  box(tree, { x: 100, y: 100, width: 50, height: 70 });
  box(cell, { x: 5, y: 6, width: 10, height: 10 });
  assert.deepEqual(targetAt(cell, {}), { target: 'cell:b2|planet-1', card: false });
  assert.deepEqual(targetAt(tree, {}), { target: 'flip:arboretum-O4', card: true });
  assert.equal(targetAt(find('#none'), {}), null);
  const beside = targetAt(find('svg'), { x: 181, y: 135 });
  assert.deepEqual(beside, { target: 'flip:arboretum-O4|1,0', card: false });
  box(tree, { x: 10, y: 10, width: 100, height: 140 });
  const board = find('.board');
  assert.equal(Math.round(boxOf(board, beside.target).x), 122);
  assert.deepEqual(boxOf(board, 'cell:b2|planet-1'), { x: 5, y: 6, width: 10, height: 10 });
  for (const gone of ['cell:b2|planet-0', 'flip:arboretum-M1', 'id:none', 'nonsense']) {
    assert.equal(boxOf(board, gone), null);
  }
});

test('the keys reach every part without smaller parts, and empty places beside the trees of a garden', async () => {
  const { targetBeside, targetsOn } = await load('/js/study/mark-targets.js');
  document.body.innerHTML = `<div class="board">
    <div data-at="planet-1" id="area"><i data-cell="b2" aria-label="b2: oak"></i></div>
    <div class="plot"><svg class="grid"><g data-flip="tree-1"></g><g data-flip="tree-2"></g></svg></div></div>`;
  const boxes = {
    '#area': { x: 0, y: 0, width: 300, height: 50 },
    '[data-cell]': { x: 100, y: 10, width: 50, height: 30 },
    '[data-flip=tree-1]': { x: 100, y: 200, width: 50, height: 70 },
    '[data-flip=tree-2]': { x: 156, y: 200, width: 50, height: 70 },
  };
  for (const [selector, box] of Object.entries(boxes)) find(selector).getBoundingClientRect = () => box;
  const targets = targetsOn(find('.board'));
  const names = targets.map(({ target }) => target);
  assert.ok(!names.includes('at:planet-1'), 'an area is no part of its own');
  assert.equal(targets.find(({ words }) => words === 'b2: oak').target, 'cell:b2|planet-1');
  assert.ok(names.includes('flip:tree-2|1,0') && !names.includes('flip:tree-1|1,0'), 'where a tree stands is no place');
  assert.equal(names.length, new Set(names).size);
  const from = (target) => targets.find((each) => each.target === target);
  assert.equal(targetBeside(targets, from('flip:tree-1'), [1, 0]).target, 'flip:tree-2');
  assert.equal(targetBeside(targets, from('flip:tree-2'), [1, 0]).target, 'flip:tree-2|1,0');
  assert.equal(targetBeside(targets, from('flip:tree-2|1,0'), [1, 0]).target, 'flip:tree-2|1,0', 'the last one stays');
  assert.equal(targetBeside(targets, from('cell:b2|planet-1'), [0, 1]).target, 'flip:tree-1|0,-1');
});
