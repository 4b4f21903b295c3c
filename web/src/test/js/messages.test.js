import assert from 'node:assert/strict';
import { test } from 'node:test';
import { find, load, onOwnPages } from './page.js';

onOwnPages();

/** The module of messages for a reader of some language. */
async function messages(language) {
  localStorage.setItem('perennial.language', language);
  const module = await load('/js/messages.js');
  await module.loadMessages('tournament', 'evergreen-concert');
  return module;
}

for (const [language, ...expected] of [
  ['en', '1 point', '2 points', '0 points'],
  ['fr', '1 point', '2 points', '0 point'],
  ['de', '1 Punkt', '2 Punkte', '0 Punkte'],
]) {
  test(`${language}: a noun follows its number`, async () => {
    const { t } = await messages(language);
    assert.deepEqual(
      [1, 2, 0].map((points) => t('result.points', { points })),
      expected,
    );
  });
}

test('every number of a sentence has its own noun', async () => {
  const { t } = await messages('en');
  assert.equal(
    t('player.versusText', { games: 3, better: 1, equal: 0, worse: 2 }),
    '3 games together: you were ahead 1 time, equal 0 times, behind 2 times.',
  );
});

test('the log writes one point in the singular and times without seconds', async () => {
  await messages('en');
  const { html, render } = await load('lit-html');
  const { logLine } = await load('/js/log.js');
  const sentence = { key: 'evergreen-concert.ConcertHeld', params: { seat: 0, number: 2, score: 1 } };
  render(html`${logLine({ time: '2026-01-01T14:05:09Z', sentence }, {}, () => 'Ann')}`, document.body);
  assert.match(document.body.textContent, /^\d\d:\d\d Ann holds concert 2: 1 point\.$/);
});

test('a log says “nothing” and “empty” instead of a dash', async () => {
  const { loadMessages } = await messages('en');
  await loadMessages('s-evolution');
  const { html, render } = await load('lit-html');
  const { words } = await load('/js/log.js');
  const { logPiece } = await load('/js/boards/s-evolution/words.js');
  const said = (key, params) => {
    render(
      html`${words({ sentence: { key: `s-evolution.${key}`, params } }, { logPiece }, () => 'Ann')}`,
      document.body,
    );
    return document.body.textContent.replace(/\s+/g, ' ');
  };
  assert.equal(said('ResourcesHarvested.none', { seat: 0, stock: [0, 0, 0] }), 'Ann harvests nothing; stock: empty.');
  assert.match(
    said('NeedsPaid.none', { seat: 0, age: 2, population: 1, paid: [0, 0, 0] }),
    /pays nothing; no need met\.$/,
  );
  assert.equal(
    said('PickOrderSet.cards', { seat: 0, cards: [0], discoveries: [] }),
    'Ann wins the trick. Cards are picked by Ann.',
  );
});

test('no line of French begins with a punctuation mark', async () => {
  const { t } = await messages('fr');
  assert.equal(
    t('player.remark') + t('player.peak', { rating: '1 500', day: 'lundi' }),
    'Que s’est-il passé\u00a0?Record\u00a0: 1 500 le lundi',
  );
});

test('a form that changes the language confirms in the new one', async () => {
  const { render } = await load('lit-html');
  const { Sender } = await load('/js/form.js');
  const { loadMessages, setLanguage, t } = await load('/js/messages.js');
  await loadMessages();
  const sender = new Sender(() => render(sender.words, document.body));
  await sender.send(
    () => setLanguage('de'),
    () => t('account.saved'),
  );
  assert.equal(find('[role=status]').textContent, '✓ Gespeichert.');
});

for (const [language, figures] of [
  ['en', { 1.5: '1.5' }],
  ['fr', { '12.50': '12,50' }],
  ['de', { 1.5: '1,5', 3: '3', '2-1-0': '2-1-0' }],
]) {
  test(`${language}: figures are written as its readers write them`, async () => {
    const { figure } = await messages(language);
    for (const [sent, read] of Object.entries(figures)) assert.equal(String(figure(sent)), read);
  });
}

for (const [language, expected] of [
  ['en', 'by the organiser'],
  ['de', 'durch den Veranstalter'],
]) {
  test(`${language}: a standard reason is translated and a written one is not`, async () => {
    await messages(language);
    const { reasonText } = await load('/js/reason.js');
    assert.equal(reasonText('BY_ORGANISER'), expected);
    assert.equal(reasonText('Kellerbrand'), 'Kellerbrand');
  });
}
