import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../main/resources/static/js/', import.meta.url));
const IMPORT = /^(?:import|export)\b(?:[^'"]*?\bfrom)?\s*'(\.[^']+)'/gm;
const NAMED = /^import \{([^}]*)\} from '(\.[^']+)'/gm;
const scripts = fs.globSync
  ? fs.globSync('**/*.js', { cwd: ROOT })
  : fs.readdirSync(ROOT, { recursive: true }).filter((each) => each.endsWith('.js'));
const text = (script) => fs.readFileSync(path.join(ROOT, script), 'utf8');
const from = (script, name) => path.join(path.dirname(script), name);
const imported = (script) => [...text(script).matchAll(IMPORT)].map(([, name]) => from(script, name));

test('every imported module exists', () => {
  assert.ok(scripts.length > 150);
  for (const script of scripts) {
    for (const each of imported(script)) assert.ok(fs.existsSync(path.join(ROOT, each)), `${script} imports ${each}`);
  }
});

test('every imported name is exported', () => {
  for (const script of scripts) {
    for (const [, names, module] of text(script).matchAll(NAMED)) {
      const source = text(from(script, module));
      for (const name of names.split(',').map((each) => each.trim().split(' as ')[0])) {
        const exported = new RegExp(`^export .*\\b${name}\\b`, 'm');
        assert.ok(!name || exported.test(source), `${script} imports ${name} of ${module}`);
      }
    }
  }
});

test('our modules have no default export', () => {
  for (const script of scripts) {
    assert.doesNotMatch(text(script), /^import (?!\{|\*)[^']*from '\.|^export default\b/m, script);
  }
});

test('no module imports itself by way of others', () => {
  const done = new Set();
  const visit = (script, way) => {
    assert.ok(!way.includes(script), [...way, script].join(' -> '));
    if (done.has(script)) return;
    imported(script).forEach((each) => visit(each, [...way, script]));
    done.add(script);
  };
  scripts.forEach((each) => visit(each, []));
  assert.equal(done.size, scripts.length);
});
