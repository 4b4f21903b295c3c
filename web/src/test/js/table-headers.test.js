import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const SCRIPTS = new URL('../../main/resources/static/js/', import.meta.url);

// Screen readers announce a header cell with every cell below it; a column of buttons has nothing to announce.
test('no header cell is empty', () => {
  const files = readdirSync(SCRIPTS, { recursive: true }).filter((file) => file.endsWith('.js'));
  const empty = files.filter((file) => /<th[^>]*>\s*<\/th>/.test(readFileSync(new URL(file, SCRIPTS), 'utf8')));
  assert.ok(files.length > 100);
  assert.deepEqual(empty, []);
});
