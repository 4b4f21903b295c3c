import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseReason, find, load, onOwnPages } from './page.js';

onOwnPages();

test('the log names players who were promoted and the reason', async () => {
  const { html, render } = await load('lit-html');
  const { leagueLog, moves } = await load('/js/league/log.js');
  await (await load('/js/messages.js')).loadMessages('tournament');
  (await load('/js/names.js')).learnNames({ bob: 'Bob', sven: 'Sven' });
  const event = { type: 'SeasonClosed', season: 1, moves: [{ player: 'bob', from: 'B', to: 'A' }] };
  const log = {
    entries: [
      { time: '2026-03-01T10:00:00Z', type: 'league.SeasonClosed', by: 'sven', why: 'the year is over', event },
    ],
  };
  const page = { log, season: 1, list: [], league: { seasons: [{ season: 1, name: '2026' }] } };
  render(html`${leagueLog(page)}${moves(page)}`, document.body);
  assert.equal(
    [...document.querySelectorAll('td')]
      .slice(1)
      .map((each) => each.textContent)
      .concat(document.querySelector('[data-key=moves]').textContent)
      .join(' | '),
    'Sven | season closed | 2026 · Bob: B → A | the year is over | Bob: B → A',
  );
});

test('a dialog that needs a reason stays open without one', async () => {
  const { reasonFor } = await load('/js/dialog.js');
  const first = reasonFor('Sure?', 'Yes', 'membership');
  find('dialog [value=yes]').click();
  const open = find('dialog').open;
  find('dialog [value=no]').click();
  const refused = await first;
  const second = reasonFor('Sure?', 'Yes', 'membership');
  chooseReason(find('dialog'), 'OTHER');
  find('dialog [name=why]').value = 'moved to Rome';
  find('dialog [value=yes]').click();
  assert.equal([open, refused, await second, find('dialog')].join(), 'true,,moved to Rome,');
});
