import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerDialog, chooseReason, find, findAll, load, onOwnPages, signIn, until } from './page.js';

onOwnPages();

/** A server in the page: it answers by the last part of the path. @return the commands it was sent */
function server() {
  const bob = {
    player: 'bob',
    name: 'bob',
    displayName: 'Bob',
    guest: false,
    roles: ['player'],
    createdAt: '2026-01-01T00:00:00Z',
    suspendedAt: null,
  };
  const answers = {
    players: { players: [bob] },
    reports: { reports: [] },
    actions: { actions: [] },
    'rated-play': { approvals: [] },
    'dead-letters': { letters: [] },
    roles: { ...bob, roles: ['player', 'organiser'] },
  };
  const files = window.fetch;
  const sent = [];
  window.fetch = async (path, { method = 'GET', body } = {}) => {
    if (!path.startsWith('/api')) return files(path);
    if (method !== 'GET') sent.push(`${method} ${path.slice('/api/v1'.length)} ${body}`);
    return new Response(JSON.stringify(answers[path.split('?')[0].split('/').at(-1)] ?? {}));
  };
  return sent;
}

/** Opens the administration page for a player who has one role more. @return the commands that are sent */
async function open(role) {
  const sent = server();
  document.body.id = 'main';
  signIn({ player: 'ann', roles: ['player', role] });
  await (await load('/js/pages/admin.js')).open(document.body);
  return sent;
}

test('a player without the role sees no control of the administration', async () => {
  await open('organiser');
  assert.notEqual(document.body.textContent.trim(), '');
  assert.equal(findAll('button, form').length, 0);
});

test('an admin finds a player and grants a role', async () => {
  const sent = await open('admin');
  const search = find('input[name=search]');
  search.value = 'bo';
  search.form.requestSubmit();
  const organiser = await until(() => find('input[name=organiser]'));
  organiser.checked = true;
  organiser.form.requestSubmit();
  await until(() => find('[role=status]'));
  assert.deepEqual(sent, ['PUT /auth/admin/players/bob/roles {"roles":["player","organiser"]}']);
  assert.equal(find('input[name=organiser]').checked, true);
});

test('an admin approves a league for rated play', async () => {
  const sent = await open('admin');
  find('[data-key=rated-play] [name=approved]').value = 'LEAGUE';
  find('[data-key=rated-play] [name=id]').value = ' club-1 ';
  find('[data-key=rated-play] form').requestSubmit();
  await until(() => find('[role=status]'));
  assert.deepEqual(sent, ['PUT /auth/admin/rated-play/leagues/club-1 {}']);
});

// It signs everyone out, so one slip must not do it.
test('a compromised key is replaced only after two questions', async () => {
  const sent = await open('admin');
  const answer = async (...values) => {
    find('[data-key=stolen]').click();
    for (const value of values) await answerDialog(value);
    if (values.every((each) => each === 'yes')) await until(() => find('.page-account'));
    return sent.length;
  };
  assert.deepEqual([await answer('no'), await answer('yes', 'no'), await answer('yes', 'yes')], [0, 0, 1]);
  assert.deepEqual(sent, ['POST /auth/admin/keys {"compromised":true}']);
  assert.equal(localStorage.getItem('perennial.session'), null);
});

test('an admin who has no seat at the table decides a game', async () => {
  const sent = server();
  const { html, render } = await load('lit-html');
  const { officials } = await load('/js/table/officials.js');
  await (await load('/js/messages.js')).loadMessages('admin');
  const seats = [
    { seat: 0, player: 'a' },
    { seat: 1, player: 'b' },
  ];
  const offered = (status, seat) => {
    const table = { seat, table: { status, seats } };
    const page = { id: 't', table, nameOf: String, act: (command) => command() };
    render(html`${officials(page)}`, document.body);
    return findAll('input, form button').length;
  };
  signIn({ player: 'ann', roles: ['player'] });
  assert.equal(offered('PLAYING', null), 0);
  signIn({ player: 'ann', roles: ['player', 'admin'] });
  assert.equal(offered('PLAYING', 1), 0);
  assert.equal(offered('ABORTED', null), 0);
  assert.equal(offered('OPEN', null), 2);
  assert.equal(offered('PLAYING', null), 5);
  find('[name=place-0]').value = '2';
  find('[name=place-1]').value = '1';
  chooseReason(document.body, 'TECHNICAL');
  find('button[value=places]').click();
  await answerDialog('yes');
  await until(() => sent.length);
  assert.deepEqual(sent, ['POST /tables/t/adjudication {"reason":"TECHNICAL","places":[2,1]}']);
});
