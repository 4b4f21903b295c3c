import assert from 'node:assert/strict';
import { test } from 'node:test';
import { find, load, onOwnPages, signIn, until } from './page.js';

onOwnPages();

/** Opens a correspondence table. @param timeZone of the account @return the command that is sent */
async function opened(timeZone) {
  signIn({ player: 'ann' });
  const files = window.fetch;
  let sent = null;
  window.fetch = async (path, { body } = {}) => {
    if (!path.startsWith('/api')) return files(path);
    if (path.endsWith('/tables')) {
      sent = JSON.parse(body);
      return new Promise(() => {}); // the page stays as it is
    }
    return new Response(JSON.stringify(path.endsWith('/me') ? { timeZone } : {}));
  };
  const { html, render } = await load('lit-html');
  const { Sender } = await load('/js/form.js');
  const { openTable } = await load('/js/home/open-table.js');
  const page = {
    games: [{ id: 'no-such-game', minSeats: 2, maxSeats: 4 }],
    opening: new Sender(() => {}),
    redraw: () => render(html`${openTable(page)}`, document.body),
  };
  page.redraw();
  page.open.clock = 'Correspondence';
  page.redraw();
  assert.equal(find('[name=spectatorDelaySeconds]').max, '600'); // the server refuses more
  for (const [name, value] of Object.entries({ days: 0, hours: 36, missedTurns: 3 })) {
    find(`[name=${name}]`).value = value;
  }
  const { form } = find('[name=days]');
  assert.equal(form.checkValidity(), true);
  form.requestSubmit();
  return until(() => sent);
}

test('hours, missed turns and the time zone of the account are sent', async () => {
  const { clock, missedTurns } = await opened('Asia/Tokyo');
  assert.deepEqual([missedTurns, clock.days, clock.hours, clock.zone], [3, 0, 36, 'Asia/Tokyo']);
});

test('an account without a time zone plays by that of the browser', async () => {
  const { clock } = await opened(null);
  assert.equal(clock.zone, Intl.DateTimeFormat().resolvedOptions().timeZone);
});
