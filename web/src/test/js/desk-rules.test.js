import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { find, load, onOwnPages } from './page.js';

onOwnPages();

/** Fills in the rules of tables of some size. @return what is sent of tables and tie-breaks */
async function sent(seats, ...choices) {
  const { html, render } = await load('lit-html');
  const { values } = await load('/js/form.js');
  const { rulesFields, rulesOf } = await load('/js/tournament/rules-form.js');
  const plan = { schedule: 'IMMEDIATE', seats, set() {} };
  render(html`<form>${rulesFields({ system: 'SWISS' }, plan)}</form>`, document.body);
  for (const [selector, value] of choices) {
    const field = find(`form ${selector}`);
    field.value = value;
    field.dispatchEvent(new Event('change'));
  }
  const { tables, scoring } = JSON.parse(JSON.stringify(await rulesOf(values(find('form')))));
  return { tables, tieBreaks: scoring.tieBreaks };
}

test('an organiser of larger tables chooses what matters more', async () => {
  assert.deepEqual(await sent(4, ['[name=priority]', 'REPEATS_FIRST']), {
    tables: { priority: 'REPEATS_FIRST' },
    tieBreaks: undefined,
  });
  assert.deepEqual(await sent(2), { tables: {}, tieBreaks: undefined });
});

test('tie-breaks are added from a list', async () => {
  const list = '[data-key=add-tie-break]';
  assert.deepEqual((await sent(2, [list, 'BH/C1'], [list, 'RTNG/A'])).tieBreaks, ['BH/C1', 'RTNG/A']);
});

// `WebFixturesTest` asks the pairing library about the codes of the fixture.
test('every tie-break on offer is known and explained', async () => {
  const known = JSON.parse(fs.readFileSync(new URL('../fixtures/tie-breaks.json', import.meta.url), 'utf8'));
  const { OFFERED, meaning } = await load('/js/tournament/tie-breaks.js');
  await (await load('/js/messages.js')).loadMessages('tournament');
  assert.deepEqual(OFFERED, known);
  const sentences = [
    ...OFFERED.two.map((code) => meaning(code, true)),
    ...OFFERED.more.map((code) => meaning(code, false)),
  ];
  assert.equal(new Set(sentences).size, 38); // three mean the same at both kinds of tables
});

for (const [code, end] of [
  ['TPN', 'The lower starting number.'],
  ['tpn/d', 'The higher starting number.'],
  ['SB/M1', '1. Highest values dropped: 1.'],
  ['KS/L-1/P', 'by -0.5 points. Forfeits count as played games.'],
]) {
  test(`modifiers of a tie-break are explained: ${code}`, async () => {
    await (await load('/js/messages.js')).loadMessages('tournament');
    const text = (await load('/js/tournament/tie-breaks.js')).meaning(code);
    assert.ok(text.endsWith(end), text);
  });
}

// A tournament that was paused may have started before: then its players have numbers.
for (const [status, numbered, open] of [
  ['REGISTRATION', false, true],
  ['PAUSED', false, true],
  ['PAUSED', true, false],
  ['CANCELLED', false, false],
]) {
  test(`the seeding of a ${numbered ? 'started ' : ''}${status} tournament is ${open ? 'open' : 'fixed'}`, async () => {
    const { html, render } = await load('lit-html');
    const { seeding } = await load('/js/tournament/desk-seeding.js');
    const entries = ['ann', 'bob'].map((player, i) => ({
      player,
      status: 'ACTIVE',
      rating: 0,
      number: numbered ? i + 1 : 0,
    }));
    const desk = { order: null, sender: { submit() {} }, live: { overview: { status, entries, seeding: [] } } };
    render(html`${seeding(desk)}`, document.body);
    assert.equal(find('[data-key=save-seeding]') !== null, open);
  });
}

for (const [players, tableSize, smallest, largest, sizes] of [
  [7, 4, 3, 4, [4, 3]],
  [9, 4, 3, 4, [3, 3, 3]],
  [14, 4, 3, 4, [4, 4, 3, 3]],
  [5, 4, 3, 4, [4]],
  [5, 4, 3, 5, [5]],
  [5, 2, 2, 2, [2, 2]],
  [2, 4, 3, 4, []],
]) {
  test(`tables set by hand: ${players} players at tables of ${smallest} to ${largest}`, async () => {
    const { sizesFor } = await load('/js/tournament/desk-preview.js');
    assert.deepEqual(sizesFor(players, { tableSize, rules: { tables: { smallest, largest } } }), sizes);
  });
}
