import assert from 'node:assert/strict';
import { test } from 'node:test';
import { find, findAll, load, onOwnPages } from './page.js';

onOwnPages();

const MOVES = [
  { type: 'Plant', card: 'W1', x: 1, y: 0 },
  { type: 'Plant', card: 'W1', x: 0, y: 1 },
  { type: 'Plant', card: 'O4', x: 1, y: 0 },
];

/** A table where the viewer has to plant a card, drawn as the table's page draws it. */
async function openTable() {
  const { html, render } = await load('lit-html');
  const { loadMessages } = await load('/js/messages.js');
  await loadMessages('arboretum');
  const board = await load('/js/boards/arboretum.js');
  const players = [
    { seat: 0, hand: ['W1', 'O4'], handSize: 2, trees: [{ card: 'M2', x: 0, y: 0 }], discards: [] },
    { seat: 1, hand: null, handSize: 7, trees: [], discards: [] },
  ];
  const view = { players, turn: { seat: 0, phase: 'PLANT', drawn: 2 }, result: [], scores: [], deckSize: 20 };
  const sent = [];
  const context = {
    table: { table: { id: 't1' }, view, awaited: [0], legalMoves: MOVES },
    seat: 0,
    front: 0,
    nameOf: (seat) => `player ${seat}`,
    myTurn: true,
    picked: {},
    events: [],
    play: (move) => sent.push(move),
    redraw: () => {
      const { board: drawn, dock, now } = board.draw(context);
      render(
        html`<p class="now">${now}</p>
          <div class="board">${drawn}${dock}</div>`,
        document.body,
      );
    },
  };
  context.redraw();
  return { context, sent };
}

const press = (key) =>
  find(`[data-key="${key}"]`).dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true }));
const keys = (start) => findAll(`[data-key^="${start}"]`).map((each) => each.dataset.key);

test('a card is planted only after the player confirms', async () => {
  const { sent } = await openTable();
  press('hand-W1');
  assert.deepEqual(keys('cell-'), ['cell-1,0', 'cell-0,1']);
  press('cell-0,1');
  assert.deepEqual(sent, []);
  assert.match(find('.planned').getAttribute('aria-label'), /Willow.*column 0, row 1/);
  assert.match(find('.now').textContent, /Confirm, or undo/);
  assert.equal(document.activeElement, find('[data-key=confirm]'));
  press('confirm');
  assert.deepEqual(sent, [MOVES[1]]);
});

test('a planned card has one picture, and only confirm and undo go on', async () => {
  await openTable();
  press('hand-W1');
  press('cell-1,0');
  assert.equal(findAll('[data-flip="arboretum-W1"]').length, 1);
  assert.deepEqual([...keys('cell-'), ...keys('hand-')], []);
  assert.deepEqual([...keys('undo'), ...keys('confirm')], ['undo', 'confirm']);
});

test('undo takes the card back into the hand, and sends nothing', async () => {
  const { sent } = await openTable();
  press('hand-W1');
  press('cell-1,0');
  press('undo');
  assert.equal(find('.planned'), null);
  assert.equal(find('[data-key=hand-W1]').getAttribute('aria-pressed'), 'true');
  assert.equal(document.activeElement, find('[data-key="cell-1,0"]'));
  press('hand-O4');
  press('cell-1,0');
  press('confirm');
  assert.deepEqual(sent, [MOVES[2]]);
});

test('the planned card stays in its place while the move is sent, and is drawn once when it is planted', async () => {
  const { context } = await openTable();
  press('hand-W1');
  press('cell-1,0');
  context.myTurn = false;
  context.redraw();
  assert.ok(find('.planned'));
  assert.deepEqual(
    findAll('.confirm button').map((each) => each.disabled),
    [true, true],
  );
  context.table.view.players[0].trees.push({ card: 'W1', x: 1, y: 0 });
  context.table.view.players[0].hand.shift();
  context.redraw();
  assert.equal(find('.planned'), null);
  assert.equal(findAll('[data-flip="arboretum-W1"]').length, 1);
});

const type = (key, target = document.body, more = {}) =>
  target.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

test('Enter confirms and Escape undoes, wherever the focus is', async () => {
  const { sent } = await openTable();
  const { tableKeys } = await load('/js/table/keys.js');
  window.addEventListener('keydown', tableKeys);
  press('hand-W1');
  type('Enter');
  assert.deepEqual(sent, [], 'nothing is planned yet');
  press('cell-1,0');
  type('Escape', find('[data-key=confirm]'));
  assert.equal(find('.planned'), null);
  press('cell-0,1');
  type('Enter', document.body, { repeat: true });
  assert.deepEqual(sent, [], 'a key that is held down');
  type('Enter', find('[data-key=undo]'));
  assert.deepEqual(sent, [], 'Enter presses the button that has the focus');
  type('Enter');
  assert.deepEqual(sent, [MOVES[1]]);
  window.removeEventListener('keydown', tableKeys);
});

test('Enter on a place plans the card there and does not confirm it', async () => {
  const { sent } = await openTable();
  const { tableKeys } = await load('/js/table/keys.js');
  window.addEventListener('keydown', tableKeys);
  press('hand-W1');
  type('Enter', find('[data-key="cell-1,0"]'));
  assert.ok(find('.planned'));
  assert.deepEqual(sent, []);
  window.removeEventListener('keydown', tableKeys);
});
