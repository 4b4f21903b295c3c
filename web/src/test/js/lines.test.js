import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LONGEST = 120;
const files = fs.readdirSync(ROOT, { recursive: true }).filter((each) => /\.(js|css|html)$/.test(each));

// Prettier leaves comments and long texts alone, and ESLint reads no style sheets.
test(`no line is longer than ${LONGEST} characters`, () => {
  assert.ok(files.filter((each) => each.endsWith('.css')).length > 10);
  assert.ok(files.filter((each) => each.endsWith('.js')).length > 150);
  const long = files.flatMap((file) =>
    fs
      .readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => ([...line].length > LONGEST ? [`${file}:${i + 1}`] : [])),
  );
  assert.deepEqual(long, []);
});
