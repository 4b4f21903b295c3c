import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { answerDialog, find, load, onOwnPages, openPage, signIn, until } from './page.js';

let page = null;

afterEach(async () => {
  await until(() => !page.sender?.busy);
  page.close?.();
});
onOwnPages();

const LEAGUE = {
  oak: { name: 'Oak', members: [], organisers: [], sequence: 0 },
  tournaments: { tournaments: [] },
  leagues: { leagues: [] },
  games: { games: [] },
  log: { entries: [] },
};

const cup = (entries) => ({
  name: 'Cup',
  game: 'arboretum',
  tableSize: 2,
  status: 'REGISTRATION',
  entries,
  rules: { admission: { lateUntilRound: 0, checkIn: false } },
});

const EMPTY = { rounds: { rounds: [] }, standings: { rows: [] }, games: { games: [] } };

const ENTERED = { cup: cup([{ player: 'ann', status: 'ACTIVE', byes: [] }]), ...EMPTY };

const INVITED = {
  cup: cup([]),
  invitations: { invitations: [{ player: 'ann', by: 'olga', answer: 'OPEN' }], names: { olga: 'Olga' } },
  players: { sequence: 1 },
  decline: { sequence: 1 },
  ...EMPTY,
};

/** Opens a page; the server in it answers by the last part of the path. @return the paths that commands went to */
async function open(session, address, name, answers) {
  await openPage();
  if (session) signIn(session);
  const files = window.fetch;
  const sent = [];
  window.fetch = async (path, { method } = {}) => {
    if (!path.startsWith('/api')) return files(path);
    if (method === 'POST') sent.push(path.slice('/api/v1'.length));
    return new Response(JSON.stringify(answers[path.split('/').at(-1).split('?')[0]] ?? {}));
  };
  history.replaceState(null, '', address);
  const id = address.split(/[/?#]/)[2];
  page = await (await load(`/js/pages/${name}.js`)).open(document.body, [id]);
  return sent;
}

const key = (name) => find(`[data-key=${name}]`);

for (const name of ['league', 'leagues']) {
  for (const guest of [false, true]) {
    test(`${name}: a ${guest ? 'guest' : 'visitor'} is led to an account and back`, async () => {
      await open(guest ? { player: 'guest-1', guest } : null, '/leagues/oak?season=2', name, LEAGUE);
      assert.equal(key('take-part').getAttribute('href'), '/account?back=%2Fleagues%2Foak%3Fseason%3D2');
    });
  }
}

test('a player withdraws after one question', async () => {
  const sent = await open({ player: 'ann' }, '/tournaments/cup#pairings', 'tournament', ENTERED);
  key('withdraw').click();
  await answerDialog('no');
  assert.deepEqual(sent, []);
  key('withdraw').click();
  await answerDialog('yes');
  await until(() => sent.length);
  assert.deepEqual(sent, ['/tournaments/cup/players/ann/withdraw']);
});

test('an invited player accepts by registering', async () => {
  const sent = await open({ player: 'ann' }, '/tournaments/cup#pairings', 'tournament', INVITED);
  assert.match(key('invitation').textContent, /Olga/);
  assert.equal(key('register'), null);
  key('accept').click();
  await until(() => sent.length);
  assert.deepEqual(sent, ['/tournaments/cup/players']);
});

test('an invited player declines after one question', async () => {
  const sent = await open({ player: 'ann' }, '/tournaments/cup#pairings', 'tournament', INVITED);
  key('decline').click();
  await answerDialog('no');
  assert.deepEqual(sent, []);
  key('decline').click();
  await answerDialog('yes');
  await until(() => sent.length);
  assert.deepEqual(sent, ['/tournaments/cup/invitations/ann/decline']);
});

test('other players see no invitation', async () => {
  await open({ player: 'ben' }, '/tournaments/cup#pairings', 'tournament', INVITED);
  assert.equal(key('invitation'), null);
  assert.notEqual(key('register'), null);
});

for (const agreed of [false, true]) {
  test(`a member ${agreed ? 'revokes' : 'gives'} the consent that organisers may enter them`, async () => {
    const members = [{ player: 'ann', group: 'A', entryConsent: agreed }];
    const answers = { ...LEAGUE, oak: { ...LEAGUE.oak, members } };
    const sent = await open({ player: 'ann' }, '/leagues/oak', 'league', answers);
    key(agreed ? 'revoke-consent' : 'give-consent').click();
    if (!agreed) await answerDialog('yes');
    await until(() => sent.length);
    assert.deepEqual(sent, [`/leagues/oak/members/ann/entry-consent${agreed ? '/revoke' : ''}`]);
  });
}
