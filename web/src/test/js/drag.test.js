import assert from 'node:assert/strict';
import { test } from 'node:test';
import { find, load, onOwnPages, pause } from './page.js';

onOwnPages();

const PAGE = '<div class="board"><button><svg></svg></button></div><p data-drop="trick"></p>';

/** A pointer, as far as the app looks at it. */
const pointer = (type, place, [clientX, clientY]) =>
  place.dispatchEvent(
    Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
      ...{ clientX, clientY, button: 0, pointerType: 'mouse' },
    }),
  );

async function board() {
  const { draggable } = await load('/js/boards/draggable-card.js');
  document.body.innerHTML = PAGE;
  const seen = [];
  const card = find('button');
  card.addEventListener(
    'pointerdown',
    draggable({ lift: () => seen.push('lift'), drop: (place) => seen.push(`drop ${place}`) }),
  );
  card.addEventListener('click', () => seen.push('click'));
  const drag = (over) => {
    document.elementFromPoint = () => over;
    pointer('pointerdown', card, [10, 10]);
    pointer('pointermove', window, [40, 40]);
    pointer('pointerup', window, [40, 40]);
    over.click(); // as browsers do where the button was pressed and let go
  };
  return { seen, card, drag };
}

test('a card is let go over a place', async () => {
  const { seen, drag } = await board();
  drag(find('p'));
  assert.deepEqual(seen, ['lift', 'drop trick']);
  assert.equal(find('.drag-ghost'), null);
});

test('a card that is dragged back to where it was is not clicked', async () => {
  const { seen, card, drag } = await board();
  drag(card);
  assert.deepEqual(seen, ['lift']);
  await pause(5);
  card.click();
  assert.deepEqual(seen, ['lift', 'click']);
});

test('a press that hardly moves is a click', async () => {
  const { seen, card } = await board();
  pointer('pointerdown', card, [10, 10]);
  pointer('pointermove', window, [12, 12]);
  pointer('pointerup', window, [12, 12]);
  card.click();
  assert.deepEqual(seen, ['click']);
});
