import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';

const read = (path) => fs.readFileSync(new URL(`../../main/resources/static${path}`, import.meta.url), 'utf8');

/** The rules for paper as pairs of selectors and declarations. */
function printed() {
  const css = read('/css/frame.css').replace(/\/\*.*?\*\//gs, '');
  const start = css.indexOf('@media print');
  assert.ok(start > 0, 'there are rules for paper');
  return [...css.slice(css.indexOf('{', start) + 1).matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors, style]) => ({
    selectors: selectors.split(/,\n/).map((each) => each.trim()),
    style,
  }));
}

/** All declarations for one selector, in one text. */
const styleOf = (selector) =>
  printed()
    .filter(({ selectors }) => selectors.includes(selector))
    .map(({ style }) => style)
    .join('');

test('a printed page has no frame and nothing to press', () => {
  for (const selector of ['.bar', '.foot', '.button', '.no-big', 'form', 'dialog']) {
    assert.match(styleOf(selector), /display: none !important/, selector);
  }
  const hidden = printed()
    .filter(({ style }) => style.includes('display: none'))
    .flatMap(({ selectors }) => selectors);
  assert.ok(hidden.some((each) => each.startsWith('button:not(')));
  assert.ok(hidden.some((each) => each.startsWith('.tabs > :not([aria-current]')));
});

test('a printed page is black on white in either theme', () => {
  for (const selector of [':root', ':root[data-theme="dark"]']) {
    assert.match(styleOf(selector), /--paper: #fff;.*--ink: #000;/s, selector);
  }
  assert.match(styleOf('*'), /background: none !important/);
  assert.match(styleOf('a'), /color: inherit !important/);
});

test('a printed table is whole: nothing scrolls, no row is cut, every sheet has the headings', () => {
  assert.match(styleOf('.scroll'), /overflow: visible !important/);
  assert.match(styleOf('tr'), /break-inside: avoid/);
  assert.match(styleOf('table.data thead'), /display: table-header-group/);
  assert.match(styleOf('table.stacking tr'), /display: table-row/);
});

test('the page loads the rules for paper', () => {
  assert.match(read('/index.html'), /<link rel="stylesheet" href="\/css\/frame.css" \/>/);
});
