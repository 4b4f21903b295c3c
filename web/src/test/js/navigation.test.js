import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, onOwnPages, until } from './page.js';

onOwnPages();

test('a page that could not be opened is opened as soon as the server answers', async () => {
  let look;
  window.setInterval = (deed) => {
    look = deed;
  };
  let up = false;
  window.fetch = async () => {
    if (!up) throw new TypeError('no connection');
    return new Response('{}');
  };
  const { errorPage } = await load('/js/error-page.js');
  let tries = 0;
  const page = errorPage(document.body, new TypeError('no connection'), () => {
    tries += 1;
  });
  const seen = [];
  await look();
  seen.push(tries);
  up = true;
  await look();
  seen.push(tries);
  page.close();
  await look();
  seen.push(tries, document.querySelector('h1').textContent);
  assert.equal(seen.join(), '0,1,1,failure.title');
});

test('a page that is forbidden is not called missing', async () => {
  const { unavailablePage } = await load('/js/error-page.js');
  const { Refused } = await load('/js/api.js');
  const headed = (status) => {
    try {
      unavailablePage(document.body, new Refused({ code: 'X' }, status), 'table.unknown', '/', 'table.home');
    } catch (failure) {
      return `thrown ${failure.status}`;
    }
    return document.querySelector('h1').textContent;
  };
  assert.equal([403, 404, 503].map(headed).join(), 'failure.denied,notFound.title,thrown 503');
});

test('signing in leads back to the page before and never to another site', async () => {
  const { accountAndBack, rememberReturnPath, returnPath } = await load('/js/account/return-path.js');
  const at = (address, found = returnPath) => {
    history.replaceState(null, '', address);
    return found();
  };
  const back = (wanted) => at(`/account?back=${encodeURIComponent(wanted)}`);
  const inside = ['/tournaments/a?round=2#pairings', '/'].filter(
    (each) => back(each) !== each || at(at(each, accountAndBack)) !== each,
  );
  const outside = [
    'https://elsewhere.example/x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/.//elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)' /* eslint-disable-line no-script-url -- that it leads nowhere is the test */,
    'data:text/html,x',
    'https:elsewhere.example',
    '/account?back=/',
    '/api/v1/auth/sign-out',
    'http://[',
  ].filter((each) => back(each) !== '/');
  at('/account?back=/tv', rememberReturnPath);
  assert.equal(
    [inside, outside, at('/account?signed-in=external'), at('/account?failed=EXTERNAL_DENIED'), at('/account')].join(
      '|',
    ),
    '||/tv|/tv|/',
  );
});

// Spectators who come late see the last lines at once and the others at the press of a button.
test('all events of a game can be read while it is played', async () => {
  const { render } = await load('lit-html');
  const { logCard } = await load('/js/table/log-card.js');
  const told = (n) => ({
    n,
    sequence: n,
    time: '2026-01-01T00:00:00Z',
    at: '2026-01-01T00:00:00Z',
    sentence: { key: `event${n}`, params: {} },
  });
  const asked = [];
  window.fetch = async (path) => {
    asked.push(path.split('/').at(-1));
    return new Response(JSON.stringify({ names: {}, frames: [0, 1, 2, 3, 4].map(told) }));
  };
  const page = {
    id: 't',
    board: {},
    table: { seat: 1, table: { seats: [] } },
    told: [{ ...told(3), table: { seats: [] } }],
    redraw: () => render(logCard(page), document.body),
  };
  page.redraw();
  const button = () => document.querySelector('[data-key=earlier]');
  button().click();
  await until(() => !button());
  assert.equal(
    [
      asked,
      [...document.querySelectorAll('li')].map((each) => each.textContent.trim().split(' ').at(-1)),
      button(),
    ].join(' '),
    'replay?perspective=seat-1 event3,event2,event1 ',
  );
});

test('the address says which round is shown', async () => {
  const { html, render } = await load('lit-html');
  const { pairings } = await load('/js/tournament/pairings.js');
  const page = {
    id: 'cup',
    live: { rounds: [1, 2, 3].map((round) => ({ round, tables: [] })) },
    redraw: () => render(html`${pairings(page)}`, document.body),
  };
  const shown = () => document.querySelector('[aria-pressed=true]').dataset.key;
  page.redraw();
  const seen = [shown()];
  document.querySelector('[data-key=round-2]').click();
  seen.push(shown(), location.search + location.hash);
  history.replaceState(null, '', '?round=1');
  page.redraw();
  assert.equal([...seen, shown()].join(), 'round-3,round-2,?round=2#pairings,round-1');
});

// Of a player's ladders and a league's seasons too.
test('the address keeps every choice that differs from the default', async () => {
  const { noteShown, shownAs } = await load('/js/router.js');
  history.replaceState(null, '', '?as=open#e=4');
  noteShown({ ladder: 'arboretum' });
  const seen = [location.search + location.hash, shownAs('ladder')];
  noteShown({ ladder: null, as: null });
  assert.equal(
    [...seen, location.search + location.hash, shownAs('ladder')].join(),
    '?as=open&ladder=arboretum#e=4,arboretum,#e=4,',
  );
});

test('the documentation is another site, and its links are not taken', async () => {
  const { followLinks } = await load('/js/router.js');
  followLinks();
  const taken = (href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    const click = new window.MouseEvent('click', { bubbles: true, cancelable: true });
    let prevented;
    const after = (event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', after, { once: true });
    link.dispatchEvent(click);
    return prevented;
  };
  assert.equal(['/docs', '/docs/rules/arboretum.html', '/api/docs'].map(taken).join(), 'false,false,false');
});
