import assert from 'node:assert/strict';
import { test } from 'node:test';
import { find, findAll, load, onOwnPages, pause, until } from './page.js';

onOwnPages();

const GAMES = ['arboretum', 'evergreen-concert', 's-evolution', 'evergreen-planet'];
const press = (key, target = document.body) =>
  target.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

/** A board with one deck, and what explains it. */
async function openBoard() {
  const { loadMessages } = await load('/js/messages.js');
  await loadMessages('arboretum');
  document.body.innerHTML = `<main><div class="board"><div class="source">
    <button data-key="deck" title="Draw from the deck">deck</button><span class="numbers">12</span></div>
    <p>no part of it</p></div></main>`;
  const { Learn } = await load('/js/learn/learn.js');
  return new Learn(find('main'), 'arboretum');
}

async function openDrawer(learn, chapter) {
  learn.openRules(chapter);
  await until(() => find('.rules-drawer h3'));
}

const search = (text) => {
  const field = find('[data-key=search-rules]');
  field.value = text;
  field.dispatchEvent(new window.Event('input', { bubbles: true }));
};

test('the rules open by a key and close by Escape', async () => {
  const learn = await openBoard();
  press('r');
  await until(() => find('.rules-drawer h3'));
  assert.equal(find('.rules-drawer').getAttribute('aria-label'), 'Rules of Arboretum');
  assert.ok(findAll('.rules-drawer section').length > 9);
  press('Escape');
  assert.equal(find('.rules-drawer'), null);
  learn.close();
});

test('a search finds what it is about in rules and explanations, whatever the accents', async () => {
  const learn = await openBoard();
  await openDrawer(learn);
  const all = findAll('.rules-drawer section').length;
  search('TIED');
  assert.deepEqual(
    findAll('.rules-drawer section h3').map((each) => each.textContent),
    ['The right to score'],
  );
  assert.equal(find('.rules-drawer mark').textContent, 'tied');
  assert.equal(find('.rules-drawer [role=status]').textContent, 'Found: 1');
  search('discard pile');
  assert.ok(findAll('.rules-drawer dt').some((each) => each.textContent === 'Discard pile'));
  search('zeppelin');
  assert.equal(findAll('.rules-drawer section').length, 0);
  assert.match(find('.rules-drawer .empty').textContent, /Nothing found/);
  search('');
  assert.equal(findAll('.rules-drawer section').length, all);
  learn.close();
});

test('words have the icons of the board', async () => {
  const { loadMessages } = await load('/js/messages.js');
  await loadMessages('s-evolution');
  document.body.innerHTML = '<main></main>';
  const { Learn } = await load('/js/learn/learn.js');
  const learn = new Learn(find('main'), 's-evolution');
  await openDrawer(learn);
  const cards = findAll('.rules-drawer [data-chapter="2"] .with-icon').map((each) => each.textContent.trim());
  assert.deepEqual(cards.slice(0, 3), ['food', 'tools', 'science']);
  assert.ok(find('.rules-drawer [data-chapter="2"] .with-icon .of-FOOD'));
  learn.close();
});

test('what has the focus is explained and described, and Escape closes only the explanation', async () => {
  const learn = await openBoard();
  let undone = 0;
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) undone += 1;
  });
  const deck = find('[data-key=deck]');
  await learn.tips.explain(deck);
  const tip = find('[role=tooltip]');
  assert.match(tip.textContent, /Draw from the deck[^]*The game ends[^]*Rules: The end/);
  assert.equal(deck.getAttribute('aria-describedby'), tip.id);
  assert.equal(deck.hasAttribute('title'), false, 'the browser would explain it as well');
  press('Escape', deck);
  assert.equal(find('[role=tooltip]'), null);
  assert.equal(deck.getAttribute('title'), 'Draw from the deck');
  assert.equal(undone, 0);
  learn.close();
});

test('an explanation leads to its rule', async () => {
  const learn = await openBoard();
  await learn.tips.explain(find('.source > .numbers'));
  press('r');
  await until(() => find('.rules-drawer [data-chapter="4"]'));
  await until(() => document.activeElement.textContent === 'The end');
  assert.equal(find('[role=tooltip]'), null);
  learn.close();
});

test('a mouse that has clicked and not moved since asks for no explanation', async () => {
  const learn = await openBoard();
  const mouse = (type, x) =>
    find('[data-key=deck]').dispatchEvent(
      Object.assign(new window.Event(type, { bubbles: true }), { pointerType: 'mouse', clientX: x, clientY: 5 }),
    );
  mouse('pointerdown', 5);
  mouse('pointerover', 5);
  await pause(500);
  assert.equal(find('[role=tooltip]'), null);
  mouse('pointermove', 40);
  mouse('pointerover', 40);
  await until(() => find('[role=tooltip]'));
  learn.close();
});

test('a page that opens below a mouse at rest explains nothing before the mouse moves', async () => {
  await load('/js/learn/resting-mouse.js');
  const mouse = (place, type, x) =>
    place.dispatchEvent(
      Object.assign(new window.Event(type, { bubbles: true }), { pointerType: 'mouse', clientX: x, clientY: 5 }),
    );
  mouse(document.body, 'pointerdown', 5);
  const learn = await openBoard();
  mouse(find('[data-key=deck]'), 'pointerover', 5);
  await pause(500);
  assert.equal(find('[role=tooltip]'), null);
  mouse(find('[data-key=deck]'), 'pointermove', 40);
  mouse(find('[data-key=deck]'), 'pointerover', 40);
  await until(() => find('[role=tooltip]'));
  learn.close();
});

test('a finger that rests is answered and does not press', async () => {
  const learn = await openBoard();
  let pressed = 0;
  const deck = find('[data-key=deck]');
  deck.addEventListener('click', () => {
    pressed += 1;
  });
  const touch = (type) =>
    deck.dispatchEvent(
      Object.assign(new window.Event(type, { bubbles: true }), { pointerType: 'touch', clientX: 5, clientY: 5 }),
    );
  touch('pointerdown');
  await until(() => find('[role=tooltip]'));
  await until(() => learn.tips.held);
  touch('pointerup');
  deck.click();
  assert.equal(pressed, 0);
  touch('pointerdown');
  touch('pointerup');
  deck.click();
  assert.equal(pressed, 1);
  learn.close();
});

test('a tooltip stays in the window and off the pointer', async () => {
  const { placeFor } = await load('/js/learn/tooltip-place.js');
  const view = { width: 375, height: 800 };
  const tip = { width: 300, height: 120 };
  const box = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height, width, height });
  const cases = [
    [box(10, 10, 40, 40), { x: 20, y: 20 }],
    [box(330, 700, 40, 60), { x: 350, y: 730 }],
    [box(0, 100, 375, 600), { x: 200, y: 300 }],
    [box(0, 100, 375, 600), { x: 370, y: 110 }],
  ];
  for (const [of, pointer] of cases) {
    const { x, y } = placeFor(of, tip, pointer, view);
    assert.ok(x >= 0 && x + tip.width <= view.width && y >= 0 && y + tip.height <= view.height, `${x},${y}`);
    const covers = pointer.x >= x && pointer.x <= x + tip.width && pointer.y >= y && pointer.y <= y + tip.height;
    assert.ok(!covers, `${x},${y} covers ${pointer.x},${pointer.y}`);
  }
});

for (const game of GAMES) {
  test(`every term of ${game} has a name, a text and a chapter in every language`, async () => {
    const { hasText, setLanguage } = await load('/js/messages.js');
    const { loadTerms } = await load('/js/learn/terms.js');
    const { chaptersOf } = await load('/js/learn/chapters.js');
    for (const language of ['en', 'fr', 'de']) {
      await setLanguage(language);
      const { TERMS, PICTURES } = await loadTerms(game);
      assert.ok(TERMS.length > 9);
      assert.ok(PICTURES().length > 5);
      for (const { key, rule } of TERMS) {
        assert.ok(hasText(`term.${game}.${key}`) && hasText(`tip.${game}.${key}`), `${language} ${key}`);
        assert.ok(chaptersOf(game).includes(rule), `${key}: chapter ${rule}`);
      }
    }
  });
}
