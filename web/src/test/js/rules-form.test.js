import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { find, findAll, load, onOwnPages } from './page.js';

process.env.TZ = 'Europe/Berlin'; // the zone of the browser
onOwnPages();

/** Rules of which nothing is usual, with values that no field shows. `WebFixturesTest` asks the server about them. */
const FIXTURES = JSON.parse(fs.readFileSync(new URL('../fixtures/rules.json', import.meta.url), 'utf8'));
const rulesOf = (name) => structuredClone(FIXTURES[name].rules);

const CHECKED = [
  ...['badInput', 'customError', 'patternMismatch', 'rangeOverflow', 'rangeUnderflow'],
  ...['tooLong', 'tooShort', 'typeMismatch', 'valueMissing'],
];

/** As browsers check a field; the DOM of these tests takes 3 for no multiple of 0.1. */
function isValid({ validity, type, value, step }) {
  const steps = type === 'number' && value !== '' ? Number(value) / Number(step || 1) : 0;
  return CHECKED.every((each) => !validity[each]) && Math.abs(steps - Math.round(steps)) < 1e-9;
}

/** Draws the form of some rules. */
async function open(before, seats) {
  const { html, render } = await load('lit-html');
  const { values } = await load('/js/form.js');
  const { learnNames } = await load('/js/names.js');
  const form = await load('/js/tournament/rules-form.js');
  await (await load('/js/messages.js')).loadMessages('tournament');
  learnNames({ ann: 'Ann, the first', bob: 'Bob', cy: 'Bob' });
  const draw = () => render(html`<form>${form.rulesFields(before, plan)}</form>`, document.body);
  const plan = {
    schedule: before.timing?.schedule ?? 'IMMEDIATE',
    rounds: 2,
    seats,
    set(changes) {
      Object.assign(plan, changes);
      draw();
    },
  };
  draw();
  return {
    field: (name) => find(`form [name=${name}]`),
    fill(fields) {
      for (const [name, value] of Object.entries(fields)) {
        const field = find(`form [name=${name}]`);
        field.value = value;
        field.dispatchEvent(new Event('change'));
      }
      return this;
    },
    invalid: () =>
      findAll('form input, form select, form textarea')
        .filter((each) => !isValid(each))
        .map((each) => each.name),
    async sent() {
      assert.deepEqual(this.invalid(), []);
      return JSON.parse(JSON.stringify(await form.rulesOf(values(find('form')), { before })));
    },
  };
}

const opened = (name) => open(rulesOf(name), FIXTURES[name].seats);

for (const name of Object.keys(FIXTURES)) {
  test(`${name}: saving without a change sends the same rules`, async () => {
    assert.deepEqual(await (await opened(name)).sent(), rulesOf(name));
  });

  test(`${name}: saving one change changes nothing else`, async () => {
    const form = await opened(name);
    assert.deepEqual(await form.fill({ prizes: 'Honey' }).sent(), { ...rulesOf(name), prizes: 'Honey' });
  });
}

for (const [field, value, name, expected] of [
  ['win', '3.5', 'points', { 2: [35, 5], 3: [9, 8, 7] }],
  ['draw', '1.5', 'draw', 15],
  ['bye', '0', 'bye', 0],
  ['edition', 'FIDE_2026', 'edition', 'FIDE_2026'],
]) {
  test(`the organiser of tables of two chooses: ${field}`, async () => {
    const rules = rulesOf('two');
    rules.scoring[name] = expected;
    assert.deepEqual(await (await opened('two')).fill({ [field]: value }).sent(), rules);
  });
}

test('a win can be worth three points and a draw one', async () => {
  const form = await open({}, 2);
  const { scoring } = await form.fill({ win: '3', draw: '1', bye: '' }).sent();
  assert.deepEqual(scoring, { points: { 2: [30, 0] }, draw: 10, edition: 'FIDE_2026' });
});

test('sizes of larger tables are chosen and empty ones are the usual ones', async () => {
  const form = await opened('four');
  const { tables } = await form.fill({ smallestTable: '3', largestTable: '' }).sent();
  assert.deepEqual(tables, { smallest: 3, priority: null });
});

test('a smallest table above the largest is invalid', async () => {
  assert.deepEqual((await opened('four')).fill({ smallestTable: '5' }).invalid(), ['smallestTable']);
});

test('the time zone of weekly rounds is chosen', async () => {
  const { timing } = await (await opened('four')).fill({ timeZone: 'Asia/Tokyo' }).sent();
  assert.equal(timing.timeZone, 'Asia/Tokyo');
});

test('a new tournament has the time zone of its organiser', async () => {
  const { timing } = await (await open({}, 2)).sent();
  assert.equal(timing.timeZone, 'Europe/Berlin');
});

for (const [size, kind, rounds] of [
  [8, 'SINGLE_ELIMINATION', 3],
  [4, 'SINGLE_ELIMINATION', 2],
  [3, 'FINAL_TABLE', 1],
  [0, 'FINAL_TABLE', 0],
]) {
  test(`a playoff of ${size} (${kind}) has ${rounds} optional round times of its own`, async () => {
    (await opened('two')).fill({ topCut: String(size), playoff: kind });
    assert.deepEqual(
      findAll('[name^=roundTime]').map((each) => each.required),
      [true, true, ...Array(rounds).fill(false)],
    );
  });
}

test('round times of a playoff may end early', async () => {
  const { timing } = await (await opened('two')).fill({ 'roundTime-4': '' }).sent();
  assert.equal(timing.roundTimes.length, 3);
});

test('round times of a playoff leave no gap', async () => {
  const form = (await opened('two')).fill({ 'roundTime-3': '' });
  await assert.rejects(form.sent(), { code: 'BAD_SCHEDULE' });
});

test('players of a list keep their identity when another one is added', async () => {
  const form = await opened('two');
  const players = [{ id: 'dee', displayName: 'Dee' }];
  window.fetch = async () => new Response(JSON.stringify({ players }));
  const second = form.field('forbidden').value.split('\n')[1];
  const { forbidden } = await form.fill({ forbidden: `Bob, Dee\n${second}` }).sent();
  assert.deepEqual(forbidden, [
    ['cy', 'dee'],
    ['bot-greedy-1', 'cy'],
  ]);
});
