import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';

const read = (path) => fs.readFileSync(new URL(path, import.meta.url), 'utf8');
const packages = JSON.parse(read('../../../package.json')).devDependencies;
const page = read('../../main/resources/static/index.html');
const importMap = JSON.parse(/<script type="importmap">(.*?)<\/script>/s.exec(page)[1]).imports;

test('libraries have the versions that browsers get', () => {
  const versions = Object.entries(importMap).map(([name, path]) => [name, path.split('/')[3]]);
  assert.ok(versions.length >= 4);
  for (const [name, version] of versions) {
    assert.equal(packages[name.replace(/\/$/, '')], version, name);
  }
});

test('the lock file names no place to download from', () => {
  const locked = Object.entries(JSON.parse(read('../../../package-lock.json')).packages).filter(([path]) => path);
  assert.ok(locked.length > 50);
  for (const [path, { resolved, integrity }] of locked) {
    assert.equal(resolved, undefined, path);
    assert.match(integrity, /^sha512-/, path);
  }
});
