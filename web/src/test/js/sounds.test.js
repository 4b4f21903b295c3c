import assert from 'node:assert/strict';
import { test } from 'node:test';
import { find, load, onOwnPages } from './page.js';

onOwnPages();

/** Counts the notes that are struck. */
function listen() {
  const struck = [];
  const node = () => ({
    gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
    frequency: {},
    connect: (next) => next,
    start(at) {
      struck.push([this.frequency.value, at]);
    },
    stop: () => {},
  });
  globalThis.AudioContext = class {
    state = 'running';
    currentTime = 0;
    destination = {};
    createOscillator = node;
    createGain = node;
  };
  return struck;
}

test('nothing is heard before the first touch, and every sound after it', async () => {
  const struck = listen();
  const { listenForFirstTouch, NAMES, sound } = await load('/js/table/sounds.js');
  listenForFirstTouch();
  assert.equal(sound('turn'), false);
  assert.equal(struck.length, 0);
  document.dispatchEvent(new Event('pointerdown'));
  for (const name of NAMES) assert.equal(sound(name), true, name);
  assert.deepEqual(NAMES, ['turn', 'placed', 'scored', 'low', 'end']);
  assert.ok(struck.length > NAMES.length);
  assert.equal(sound('placed'), false, 'several events of one move sound once');
});

test('mute and volume are remembered', async () => {
  const struck = listen();
  const { render } = await load('lit-html');
  const { loadMessages } = await load('/js/messages.js');
  await loadMessages('table');
  const { soundControl } = await load('/js/table/sound-control.js');
  const { listenForFirstTouch, sound, soundChoice } = await load('/js/table/sounds.js');
  listenForFirstTouch();
  document.dispatchEvent(new Event('keydown'));
  const page = { redraw: () => render(soundControl(page), document.body) };
  page.redraw();
  find('[data-key=mute]').click();
  assert.equal(find('[data-key=mute]').getAttribute('aria-pressed'), 'true');
  assert.equal(sound('end'), false);
  assert.equal(struck.length, 0);
  assert.equal(JSON.parse(localStorage.getItem('perennial.sound')).muted, true);
  const slider = find('[data-key=volume]');
  slider.value = '0.8';
  slider.dispatchEvent(new Event('change'));
  assert.deepEqual([soundChoice().muted, soundChoice().volume], [false, 0.8]);
  assert.ok(struck.length > 0);
});

test('my last ten seconds are announced once', async () => {
  const struck = listen();
  const { TableSounds } = await load('/js/table/table-sounds.js');
  const clocks = (left) => [{ seat: 0, deadline: new Date(Date.now() + left).toISOString() }];
  const live = { table: { seat: 0, awaited: [0], clocks: clocks(60_000) } };
  const sounds = new TableSounds(live);
  document.dispatchEvent(new Event('pointerdown'));
  sounds.tick();
  assert.equal(struck.length, 0);
  live.table.clocks = clocks(8_000);
  sounds.tick();
  sounds.tick();
  assert.equal(struck.length, 2);
  sounds.close();
});

test('every game has sounds for what is placed and what is scored', async () => {
  const { soundOf } = await load('/js/table/table-sounds.js');
  for (const game of ['arboretum', 'evergreen-concert', 's-evolution', 'evergreen-planet']) {
    const { MOTIONS } = await load(`/js/boards/${game}/motions.js`);
    const heard = new Set(Object.keys(MOTIONS).map((type) => soundOf({ type })));
    assert.deepEqual([...heard].sort(), [null, 'placed', 'scored'].sort(), game);
  }
});

test('of a move one sound is heard: the end before my turn, and my turn before a piece', async () => {
  const struck = listen();
  const { TableSounds } = await load('/js/table/table-sounds.js');
  const lastEvent = { type: 'TreePlanted' };
  const notesOf = (change) => {
    struck.length = 0;
    sounds.advanced(change);
    return struck.length;
  };
  const sounds = new TableSounds({ lastEvent, table: {} });
  document.dispatchEvent(new Event('pointerdown'));
  assert.equal(notesOf({ turnBegan: true, ended: true }), 4);
  assert.equal(notesOf({ turnBegan: true, ended: false }), 2);
  assert.equal(struck[0][0], 659);
  assert.equal(notesOf({ turnBegan: false, ended: false }), 2);
  assert.equal(struck[0][0], 210);
  sounds.close();
});
