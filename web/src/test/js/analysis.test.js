import assert from 'node:assert/strict';
import { test } from 'node:test';
import { find, findAll, load, onOwnPages } from './page.js';

onOwnPages();

const plant = (card) => ({ move: { type: 'Plant', card, x: 1, y: 0 }, notation: `plant ${card} 1,0` });
const decision = (step, seat, loss, mistake) => ({
  step,
  seat,
  ...plant('O4'),
  chances: [0.4, 0.6],
  points: [4, 6],
  loss,
  mistake,
  others: loss ? [{ ...plant('M2'), chances: [0.5, 0.5], points: [6, 6], gain: loss }] : [],
});

const view = (knowledge, moves) => ({
  knowledge,
  moves,
  seats: [0, 1].map((seat) => ({ seat, decisions: 2, mistakes: 1, accuracy: 90.5, lost: 0.1 })),
  turningPoints: [{ step: 1, seat: 1, kind: 'COST', before: 0.7, after: 0.6 }],
});

const DONE = {
  table: 't-1',
  state: 'DONE',
  ahead: null,
  part: 0,
  parts: 0,
  analysis: {
    target: null,
    views: [
      view('AS_KNOWN', [decision(0, 0, 0, false), decision(1, 1, 0.11, true), decision(3, 0, 0.2, true)]),
      view('ALL_OPEN', [decision(0, 0, 0, false), decision(1, 1, 0.11, true), decision(3, 0, 0, false)]),
    ],
    outcome: [0, 1],
    luck: [83, 17],
  },
};

/** A replay of four turns: the board before step n is at the frame 10 * n + 9. */
async function openPanel(answer) {
  const { loadMessages } = await load('/js/messages.js');
  await loadMessages('analysis', 'arboretum', 'learn/common', 'learn/arboretum');
  const { AnalysisPanel } = await load('/js/replay/analysis-panel.js');
  const words = await load('/js/boards/arboretum/move-words.js');
  const page = {
    id: 't-1',
    index: 0,
    tab: 'more',
    spoilers: { hidden: false },
    replay: { game: 'arboretum', players: ['ann', 'bob'], last: 50, turns: [10, 20, 30, 40].map((n) => ({ n })) },
    timeline: {
      frames: Array.from({ length: 51 }, (_, n) => ({ n })),
      indexOf: (n) => n,
      position: () => ({ view: { players: [{}, {}] } }),
    },
    nameOf: (seat) => ['Ann', 'Bob'][seat],
    redraw: () => {},
    go: (index) => {
      page.index = index;
    },
  };
  return { page, panel: new AnalysisPanel(page, answer, words) };
}

async function shown(template) {
  const { render } = await load('lit-html');
  render(template, document.body);
}

test('keys and buttons go from mistake to mistake', async () => {
  const { page, panel } = await openPanel(DONE);
  const press = (shiftKey) =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key: shiftKey ? 'M' : 'm', shiftKey }));
  press(false);
  assert.equal(page.index, 19, 'before the move');
  assert.equal(page.tab, 'board');
  press(false);
  assert.equal(page.index, 39);
  press(false);
  assert.equal(page.index, 39, 'there is no other');
  press(true);
  assert.equal(page.index, 19);
  panel.choose('ALL_OPEN');
  press(false);
  assert.equal(page.index, 19, 'with all cards open there was one mistake');
  panel.close();
  press(false);
  assert.equal(page.index, 19, 'nobody listens');
});

test('the note says what a move cost, but not to those who hide what is to come', async () => {
  const { page, panel } = await openPanel(DONE);
  globalThis.fetch = async () => new Response(JSON.stringify({ frame: { position: { view: {} } } }));
  page.index = 19;
  await shown(panel.note());
  assert.equal(
    find('[data-key=analysis-note]').textContent,
    'Bob: Plant Oak 4 in column 1, row 0. This cost 11 %. Better: Plant Maple 2 in column 1, row 0.',
  );
  page.spoilers.hidden = true;
  await shown(panel.note());
  assert.equal(find('[data-key=analysis-note]'), null);
  panel.close();
});

test('the card has accuracy, turning points and luck', async () => {
  const { panel } = await openPanel(DONE);
  await shown(panel.card());
  assert.match(find('table').textContent, /Ann\s+90\.5 %\s+1/);
  assert.equal(find('.turning-points a').getAttribute('href'), '#e=19');
  assert.match(find('[data-key=luck]').textContent, /Ann: better cards than in 83 % of deals/);
  panel.close();
});

test('before it is done the card says how far it is', async () => {
  const states = [
    [{ state: 'NONE', part: 0, parts: 0 }, /Sign in to analyse/],
    [{ state: 'WAITING', ahead: 3, part: 0, parts: 0 }, /Games before this one: 3/],
    [{ state: 'RUNNING', part: 30, parts: 120 }, /Analysed: 25 %/],
    [{ state: 'FAILED', part: 0, parts: 0 }, /could not be analysed/],
  ];
  for (const [answer, text] of states) {
    const { panel } = await openPanel(answer);
    await shown(panel.card());
    assert.match(find('[data-key=analysis]').textContent, text);
    assert.equal(findAll('canvas').length, 0);
    panel.close();
  }
});
