import { hasDevSignIn, post, Refused } from './api.js';
import { h, show } from './dom.js';
import { playerName, t } from './messages.js';

const KEY = 'perennial.player';

/** Who we signed in as. The token itself is in a cookie that no script can read. */
export const signedInAs = () => localStorage.getItem(KEY);

/** The bar at the top: home, and who is signed in. */
export async function drawBar(whenChanged) {
  const bar = document.getElementById('bar');
  const account = h('div', { class: 'account' });
  show(bar, h('a', { class: 'brand', href: '/' }, h('img', { src: '/icon.svg', alt: '' }), t('brand')), account);
  if (!await hasDevSignIn()) return;
  drawAccount(account, signedInAs() === null, whenChanged);
}

function drawAccount(account, asking, whenChanged) {
  const player = signedInAs();
  if (player !== null && !asking) {
    show(account, h('span', { class: 'small' }, h('span', { class: 'hidden-text' }, t('account.as')), playerName(player)),
      h('button', { class: 'plain', onclick: () => drawAccount(account, true, whenChanged) }, t('account.change')));
    return;
  }
  const name = h('input', { name: 'name', autocomplete: 'username', maxlength: 32, size: 12, required: true,
    placeholder: t('account.name'), 'aria-label': t('account.name') });
  const trouble = h('span', { class: 'small refusal', role: 'alert' });
  async function signIn(event) {
    event.preventDefault();
    try {
      const answer = await post('/auth/dev', { name: name.value.trim().toLowerCase() });
      localStorage.setItem(KEY, answer.player);
      drawAccount(account, false, whenChanged);
      whenChanged();
    } catch (failure) {
      show(trouble, failure instanceof Refused ? failure.message : t('offline'));
    }
  }
  show(account, h('form', { class: 'row', onsubmit: signIn }, name, h('button', { class: 'primary' }, t('account.signIn')), trouble));
}
