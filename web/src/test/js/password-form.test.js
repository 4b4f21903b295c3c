import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, onOwnPages, quiet, until } from './page.js';

onOwnPages();

test('the owner chooses whether tokens stay', async () => {
  const { render } = await load('lit-html');
  const { settings } = await load('/js/account/settings.js');
  const sent = [];
  window.fetch = async (path, request = {}) => {
    if (path.endsWith('/auth/password')) sent.push(JSON.parse(request.body).keepTokens);
    return new Response(
      JSON.stringify({ sessions: [], blocks: [], tokens: [{ id: 'x', label: 'bot', scopes: ['play'] }] }),
    );
  };
  const state = {
    me: { player: 'p', displayName: 'Ann', guest: false, hasPassword: true, createdAt: '2026-01-01T00:00:00Z' },
  };
  const redraw = () => render(settings(state, redraw), document.body);
  redraw();
  await quiet();
  for (const keep of [false, true]) {
    const form = document.querySelector('form:has(input[name=keepTokens])');
    form.querySelector('[name=oldPassword]').value = 'a long sentence';
    form.querySelector('[name=newPassword]').value = 'a longer sentence';
    form.querySelector('[name=keepTokens]').checked = keep;
    form.requestSubmit();
    await until(() => sent.length === (keep ? 2 : 1) && !form.querySelector('button').disabled);
  }
  assert.equal([sent, document.querySelectorAll('input[name=arbitrate]').length].join(), 'false,true,1');
});
