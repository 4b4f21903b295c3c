import assert from 'node:assert/strict';
import { test } from 'node:test';
import { find, findAll, load, onOwnPages } from './page.js';

onOwnPages();

const type = (key, target = document.body) =>
  target.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

/** Keys as at a table, beside a field to type in. */
async function openTable() {
  const { html, render } = await load('lit-html');
  const { loadMessages } = await load('/js/messages.js');
  await loadMessages('table');
  const { tableKeys } = await load('/js/table/keys.js');
  const { shortcutsButton } = await load('/js/table/shortcuts.js');
  render(html`<input />${shortcutsButton()}`, document.body);
  window.addEventListener('keydown', tableKeys);
}

test('the question mark lists the keys at a table, once', async () => {
  await openTable();
  type('?');
  type('?');
  assert.equal(findAll('dialog').length, 1);
  assert.deepEqual(
    findAll('dialog li').map((each) => each.textContent.split(':')[0]),
    ['Tab', 'Arrow keys', 'Enter or Space', 'Enter', 'Esc', 'R', 'I', 'H', '?'],
  );
  find('dialog').close();
  assert.equal(find('dialog'), null);
});

test('a question mark in a text lists nothing', async () => {
  await openTable();
  type('?', find('input'));
  assert.equal(find('dialog'), null);
});

test('a button lists the keys as well', async () => {
  await openTable();
  find('[data-key=shortcuts]').click();
  assert.equal(find('dialog h2').textContent, 'Keyboard shortcuts');
});
