import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, onOwnPages } from './page.js';

onOwnPages();

test('a line goes into an address and comes back', async () => {
  const { lineOf, lineText } = await load('/js/explore/move-tree.js');
  const moves = [
    { seat: 0, notation: 'draw deck' },
    { seat: 1, notation: 'hit +1' },
    { seat: 5, notation: 'plant O4 -1,0' },
  ];
  const address = new URLSearchParams({ moves: lineText(moves) });
  assert.deepEqual(lineOf(new URLSearchParams(String(address)).get('moves')), moves);
  assert.deepEqual(lineOf('nonsense;3:;:x;2:end'), [{ seat: 2, notation: 'end' }]);
  assert.deepEqual(lineOf(null), []);
});

test('what was tried stays in the tree', async () => {
  const { MoveTree } = await load('/js/explore/move-tree.js');
  const tree = new MoveTree();
  tree.add({ seat: 0, notation: 'a' }, []);
  tree.add({ seat: 1, notation: 'b' }, []);
  const deep = tree.here;
  tree.go(tree.root);
  assert.equal(tree.after.move.notation, 'a');
  tree.add({ seat: 0, notation: 'c' }, []);
  assert.equal(tree.root.children.length, 2);
  tree.go(tree.root);
  assert.equal(tree.after.move.notation, 'c', 'forward goes where one was last');
  tree.add({ seat: 0, notation: 'a' }, []);
  assert.equal(tree.root.children.length, 2, 'the same move again is the same branch');
  tree.go(deep);
  assert.deepEqual(
    tree.line().map((each) => each.notation),
    ['a', 'b'],
  );
  assert.equal(tree.before.move.notation, 'a');
  assert.equal(tree.after, null);
});
