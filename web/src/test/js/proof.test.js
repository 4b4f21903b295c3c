import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { load, onOwnPages } from './page.js';

onOwnPages();

const SEED_A = `${'0'.repeat(63)}1`;
const EVERYTHING = ['commitment', 'steps', 'history', 'draws'];
const GOLDEN = '../../../../contract/src/test/resources/golden/game-history.json';
const numbers = (n) => Array.from({ length: n }, (_, i) => i);

const history = (file = GOLDEN) => JSON.parse(fs.readFileSync(new URL(file, import.meta.url), 'utf8'));
const historyOf = (game) => history(`../fixtures/histories/${game}.json`);

async function drawing() {
  const { sha256, hex, fromHex } = await load('/js/proof/sha256.js');
  const { Chance, gameSeed } = await load('/js/proof/chance.js');
  const seed = gameSeed(fromHex(SEED_A), ['alice-1', 'bob-2', 'carol-3'], '7');
  return { sha256, hex, fromHex, gameSeed, seed, chance: () => new Chance(seed) };
}

/** What still holds after a change. */
async function findings(game, change = () => {}) {
  const { check } = await load('/js/proof/check.js');
  change(game);
  return (await check(game)).found.filter((each) => each.ok).map((each) => each.key);
}

function lacks(found, ...keys) {
  for (const key of keys) assert.ok(!found.includes(key), `${key} in ${found}`);
}

test('hashes and seeds are those of the published vectors', async () => {
  const { sha256, hex, fromHex, gameSeed, seed } = await drawing();
  assert.equal(hex(sha256(fromHex(SEED_A))), 'ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5');
  assert.equal(hex(seed), '567050dc3e3d94e8081f69f57fad32de6b22ad6f374bf01035b7eb3c08b26c54');
  assert.equal(
    hex(gameSeed(Uint8Array.from(numbers(32)), ['', ''], 't-1')),
    '62a36b7e881a03ec5e9d3ec139784f8779fdd30b8f7f3e34be49534cdb828c60',
  );
});

test('words, numbers and shuffles are those of the published vectors', async () => {
  const { sha256, hex, chance } = await drawing();
  const words = chance();
  assert.deepEqual(
    numbers(8).map(() => words.word()),
    [4052970062, 260918787, 3700116308, 1097545878, 462689844, 94719550, 3601178821, 1093816401],
  );
  const below = chance();
  assert.deepEqual(
    numbers(6).map(() => below.below(3221225472)),
    [260918787, 1097545878, 462689844, 94719550, 1093816401, 68651065],
  );
  const mixed = chance();
  assert.deepEqual(mixed.shuffle(numbers(10)), [6, 8, 7, 1, 5, 0, 9, 4, 3, 2]);
  assert.deepEqual(
    numbers(5).map(() => mixed.below(13)),
    [6, 11, 1, 0, 0],
  );
  assert.deepEqual(mixed.shuffle(numbers(6)), [0, 4, 1, 5, 2, 3]);
  assert.equal(
    hex(sha256(Uint8Array.from(chance().shuffle(numbers(80))))),
    '5ac24a8608b02a7bb22b2c5193a3877ed44a21a3a7c454fad2f7701571199e84',
  );
});

test('a whole game holds and every change to it is found', async () => {
  assert.deepEqual(await findings(history()), EVERYTHING);
  const seed = await findings(history(), (game) => {
    game.serverSeed = game.serverSeed.replace(/^00/, '01');
  });
  lacks(seed, 'commitment', 'draws');
  const client = await findings(history(), (game) => {
    game.clientSeeds[0] = 'alice-2';
  });
  lacks(client, 'history', 'draws');
  const dealt = await findings(history(), (game) =>
    game.opening.find((each) => each.event.type === 'CardsDealt').event.hands[0].reverse(),
  );
  lacks(dealt, 'history', 'draws');
  const time = await findings(history(), (game) => {
    game.steps[0].at = '2026-01-02T03:04:06Z';
  });
  lacks(time, 'steps');
});

// An event that chance made, and the list in it in which cards change places.
for (const [game, type, list] of [
  ['arboretum', 'CardsDealt', 'deck'],
  ['evergreen-concert', 'HandsDealt', 'undealt'],
  ['s-evolution', 'BlindHandShuffled', 'positions'],
  ['s-evolution', 'CalamitiesReturned', 'pile'],
  ['evergreen-planet', 'DeckReshuffled', 'order'],
]) {
  test(`${game}: another order in ${type} is found`, async () => {
    assert.deepEqual(await findings(historyOf(game)), EVERYTHING);
    const found = await findings(historyOf(game), ({ opening, steps }) =>
      [...opening, ...steps.flatMap((step) => step.events)]
        .find((each) => each.event.type === type)
        .event[list].reverse(),
    );
    assert.ok(found.includes('commitment'));
    lacks(found, 'draws');
  });
}

test('a game that cannot be drawn again gets no good badge', async () => {
  const { check, verdict } = await load('/js/proof/check.js');
  const { historyDigest } = await load('/js/proof/canonical.js');
  const badge = async (change) => {
    const game = history();
    change(game);
    return verdict((await check(game)).found);
  };
  assert.equal(await badge(() => {}), 'good');
  assert.equal(
    await badge((game) => {
      game.clientSeeds[0] = null;
    }),
    'bad',
  );
  const unknown = await badge((game) => {
    game.game = 'no-such';
    game.digest = historyDigest(game);
  });
  assert.equal(unknown, 'part');
});

for (const game of ['arboretum', 'evergreen-concert', 'evergreen-planet', 's-evolution']) {
  test(`a game of ${game} that went on with another one is checked with its past`, async () => {
    const branch = () => historyOf(`branch-${game}`);
    assert.deepEqual(await findings(branch()), ['commitment', 'steps', 'history', 'origin', 'draws']);
    const dealt = await findings(branch(), (changed) => {
      const { event } = changed.opening.at(-1);
      const cards = event.deck ?? event.order ?? event.positions ?? event.pile ?? event.undealt ?? event.cards;
      cards.reverse();
    });
    lacks(dealt, 'history', 'draws');
    const shared = await findings(branch(), (changed) => {
      changed.opening[0].version = '0';
    });
    lacks(shared, 'history', 'origin');
    const before = await findings(branch(), (changed) => {
      changed.origin.parent.clientSeeds[0] = 'other';
    });
    lacks(before, 'history', 'origin');
  });
}
