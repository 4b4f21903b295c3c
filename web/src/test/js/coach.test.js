import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { find, load, onOwnPages, signIn, until } from './page.js';

onOwnPages();

const rect = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height, width, height });
const ROOM = rect(0, 0, 1000, 600);
const SIZE = { width: 200, height: 100 };
const apart = (one, other) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

test('a bubble stands below its part, or on another side if something there can be clicked', async () => {
  const { place } = await load('/js/coach/place.js');
  const part = rect(400, 250, 100, 50);
  assert.equal(place(part, SIZE, ROOM, []).top, 310);
  const above = place(part, SIZE, ROOM, [rect(300, 320, 400, 20)]);
  assert.equal(above.bottom, 240);
});

test('a bubble covers neither its part nor anything that can be clicked, and stays in the room', async () => {
  const { place } = await load('/js/coach/place.js');
  for (let i = 0; i < 40; i += 1) {
    const part = rect((i * 97) % 900, (i * 61) % 560, 100, 40);
    const taken = Array.from({ length: 6 }, (_, n) => rect((i * 53 + n * 160) % 940, (i * 29 + n * 90) % 560, 60, 40));
    const found = place(part, SIZE, ROOM, taken);
    assert.ok(found, `nothing for ${i}`);
    for (const each of [part, ...taken]) assert.ok(apart(found, each), `case ${i}`);
    assert.ok(found.left >= 0 && found.top >= 0 && found.right <= 1000 && found.bottom <= 600);
  }
});

test('without room there is no place', async () => {
  const { place } = await load('/js/coach/place.js');
  assert.equal(place(rect(0, 0, 10, 10), SIZE, ROOM, [ROOM]), null);
  assert.equal(place(rect(0, 0, 10, 10), { width: 1200, height: 10 }, ROOM, []), null);
});

/** A table's page with as much of it as the coach needs. */
async function shown({ id = 't1', rated = false, seat = 0, status = 'PLAYING', played = [] } = {}) {
  const files = globalThis.fetch;
  globalThis.fetch = async (url, options) =>
    url.startsWith('/api/')
      ? Response.json({ games: { byGame: played.map((game) => ({ game })) } })
      : files(url, options);
  const { render, html } = await load('lit-html');
  const { loadMessages } = await load('/js/messages.js');
  await loadMessages('table');
  const { Coach } = await load('/js/coach/coach.js');
  document.body.replaceChildren(document.createElement('main'));
  const main = find('main');
  const page = {
    id,
    tab: 'board',
    table: { seat, table: { game: 'arboretum', status, terms: { rated } } },
    redraw: () => {
      render(
        html`<div class="shell">
          <div class="say"></div>
          <div class="sources">deck</div>
          ${page.coach?.template()} ${page.coach?.button()}
        </div>`,
        main,
      );
      page.coach?.drawn(main);
    },
  };
  page.coach = new Coach(page);
  page.redraw();
  await new Promise((resolve) => {
    setTimeout(resolve, 40);
  });
  return page;
}

const press = (name) => find(`[data-key=coach-${name}]`).click();
const kept = () => JSON.parse(localStorage.getItem('perennial.coach.arboretum'));

test('a first casual game has five steps, one after the other', async () => {
  await shown();
  await until(() => find('.coach'));
  const texts = [];
  for (let step = 1; step <= 5; step += 1) {
    assert.match(find('.coach [role=status]').textContent, new RegExp(`Step ${step} of 5`));
    texts.push(find('.coach [role=status]').textContent);
    if (step < 5) press('next');
  }
  assert.equal(new Set(texts).size, 5);
  assert.ok(find('.coach a[href="/learn/arboretum"]'));
  press('next');
  assert.equal(find('.coach'), null);
  assert.equal(kept().closed, true);
});

test('a move that the first step asks for leads to the next step', async () => {
  const page = await shown();
  page.table.seatMove = 4;
  page.redraw();
  await until(() => find('.coach'));
  page.redraw();
  assert.match(find('.coach').textContent, /Step 1 of 5/);
  page.table.seatMove = 5;
  page.redraw();
  assert.match(find('.coach').textContent, /Step 2 of 5/);
  assert.equal(kept().step, 1);
  press('back');
  page.redraw();
  assert.match(find('.coach').textContent, /Step 1 of 5/, 'a step can be read again');
  page.table.seatMove = 6;
  page.redraw();
  page.table.seatMove = 7;
  page.redraw();
  assert.match(find('.coach').textContent, /Step 2 of 5/, 'later steps stay');
});

test('one can go back a step', async () => {
  await shown();
  await until(() => find('.coach'));
  assert.equal(find('[data-key=coach-back]'), null);
  press('next');
  press('back');
  assert.match(find('.coach').textContent, /Step 1 of 5/);
});

test('a closed coach stays closed, and goes on where it was left when it is asked for', async () => {
  await shown();
  await until(() => find('.coach'));
  press('next');
  press('close');
  assert.equal(find('.coach'), null);
  assert.equal(document.activeElement.dataset.key, 'coach');
  await shown();
  assert.equal(find('.coach'), null);
  find('[data-key=coach]').click();
  await until(() => find('.coach'));
  assert.match(find('.coach').textContent, /Step 2 of 5/);
});

test('a reload of the same table goes on; another table is no first game', async () => {
  await shown();
  await until(() => find('.coach'));
  press('next');
  await shown();
  await until(() => find('.coach'));
  assert.match(find('.coach').textContent, /Step 2 of 5/);
  await shown({ id: 't2' });
  assert.equal(find('.coach'), null);
  assert.ok(find('[data-key=coach]'));
});

test('Escape in the bubble closes it and undoes nothing at the table', async () => {
  await shown();
  await until(() => find('.coach'));
  let heard = 0;
  window.addEventListener('keydown', () => {
    heard += 1;
  });
  const Key = window.KeyboardEvent;
  find('[data-key=coach-next]').dispatchEvent(new Key('keydown', { key: 'Escape', bubbles: true }));
  assert.equal(find('.coach'), null);
  assert.equal(heard, 0);
});

test('rated games, spectators and games that do not run have no coach', async () => {
  for (const each of [{ rated: true }, { seat: null }, { status: 'OPEN' }, { status: 'FINISHED' }]) {
    await shown(each);
    assert.equal(find('.coach'), null, JSON.stringify(each));
    assert.equal(find('[data-key=coach]'), null, JSON.stringify(each));
  }
});

test('a player with games of this kind needs no coach; of another kind does not count', async () => {
  signIn({ player: 'p1' });
  await shown({ played: ['arboretum'] });
  assert.equal(find('.coach'), null);
  await shown({ played: ['s-evolution'] });
  await until(() => find('.coach'));
});

test('the part that is explained is marked', async () => {
  const page = await shown();
  await until(() => find('.coach'));
  find('.sources').getClientRects = () => [{ left: 1, top: 1, right: 9, bottom: 9 }];
  page.redraw();
  assert.ok(find('.sources').hasAttribute('data-coached'));
  press('next');
  assert.equal(find('[data-coached]'), null);
});

test('every game with a board has the five texts in every language', async () => {
  const { STEPS, isCoached } = await load('/js/coach/steps.js');
  const root = new URL('../../main/resources/static/', import.meta.url);
  const games = fs.readdirSync(new URL('css/boards/', root)).map((file) => file.replace('.css', ''));
  assert.equal(games.length, 4);
  for (const game of games) {
    assert.ok(isCoached(game), game);
    for (const language of ['en', 'fr', 'de']) {
      const texts = JSON.parse(fs.readFileSync(new URL(`i18n/${language}/coach/${game}.json`, root)));
      assert.deepEqual(
        Object.keys(texts),
        STEPS.map((step) => `coach.${game}.${step}`),
      );
    }
  }
});
