import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { load, onOwnPages } from './page.js';

onOwnPages();

/** Codes of level M that the library zxing drew, by their text. */
const EXPECTED = JSON.parse(fs.readFileSync(new URL('../fixtures/qr-codes.json', import.meta.url)));

test('an address becomes the same code as with another program, module by module', async () => {
  const { qrCode } = await load('/js/tournament/qr-code.js');
  const sizes = new Set();
  for (const { text, rows } of EXPECTED) {
    assert.deepEqual(
      qrCode(text).map((row) => row.join('')),
      rows,
      text,
    );
    sizes.add(rows.length);
  }
  assert.ok(sizes.size >= 4, 'versions with one and more blocks, with and without version bits');
});

test('an address that is too long has no code', async () => {
  const { qrCode, qrPicture } = await load('/js/tournament/qr-code.js');
  assert.equal(qrCode('x'.repeat(181)), null);
  assert.equal(qrPicture('x'.repeat(181), 'code'), '');
  assert.equal(qrCode('x'.repeat(180)).length, 53);
});
