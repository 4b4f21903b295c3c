import { hasDevSignIn, post, Refused } from './api.js';
import { h, show } from './dom.js';
import { hasText, t } from './messages.js';
import { forget, remember, session } from './session.js';

/** Who is signed in, and how to. Pages hear of a change by the event perennial:session. */
export async function drawAccount(account) {
  const dev = await hasDevSignIn();
  const draw = () => (session() ? drawSignedIn(account, changed) : drawDoors(account, dev, changed));
  const changed = () => { draw(); window.dispatchEvent(new Event('perennial:session')); };
  draw();
}

function drawSignedIn(account, changed) {
  const { displayName, guest } = session();
  show(account, h('span', { class: 'small' }, h('span', { class: 'hidden-text' }, t('account.as')), displayName),
    guest && h('button', { class: 'plain', onclick: () => drawForm(account, 'upgrade', changed) }, t('account.upgrade')),
    h('button', { class: 'plain', onclick: async () => { await post('/auth/sign-out').catch(() => {}); forget(); changed(); } }, t('account.signOut')));
}

function drawDoors(account, dev, changed) {
  if (dev) return drawForm(account, 'dev', changed);
  const trouble = h('span', { class: 'small refusal', role: 'alert' });
  return show(account,
    h('button', { class: 'plain', onclick: () => enter('guest', {}, trouble, changed) }, t('account.guest')),
    h('button', { class: 'plain', onclick: () => drawForm(account, 'sign-up', changed) }, t('account.signUp')),
    h('button', { class: 'primary', onclick: () => drawForm(account, 'sign-in', changed) }, t('account.signIn')), trouble);
}

function drawForm(account, door, changed) {
  const dev = door === 'dev';
  const name = field('name', { autocomplete: 'username', maxlength: 32 });
  const password = field('password', { type: 'password', maxlength: 200, autocomplete: door === 'sign-in' ? 'current-password' : 'new-password' });
  const trouble = h('span', { class: 'small refusal', role: 'alert' });
  async function send(event) {
    event.preventDefault();
    const wish = dev ? { name: name.value.trim().toLowerCase() } : { name: name.value.trim(), password: password.value };
    const answer = await enter(door, wish, trouble, dev ? changed : () => {});
    if (dev || !answer) return;
    if (answer.recoveryCodes) drawCodes(account, answer.recoveryCodes, changed);
    else changed();
  }
  show(account, h('form', { class: 'row', onsubmit: send }, name, !dev && password,
    h('button', { class: 'primary' }, t(`account.do.${door}`)),
    !dev && h('button', { class: 'plain', type: 'button', onclick: changed }, t('account.cancel')), trouble));
  if (!dev) name.focus();
}

const field = (key, more) => h('input', { name: key, size: 12, required: true, placeholder: t(`account.${key}`), 'aria-label': t(`account.${key}`), ...more });

/** Shown this one time. */
function drawCodes(account, codes, changed) {
  show(account, h('div', { class: 'card' }, h('p', {}, t('account.codes')), h('pre', {}, codes.join('\n')),
    h('button', { class: 'primary', onclick: changed }, t('account.codesKept'))));
}

async function enter(door, wish, trouble, then) {
  try {
    const answer = await post(`/auth/${door}`, wish);
    remember(door === 'dev' ? { player: answer.player, displayName: wish.name } : answer);
    then();
    return answer;
  } catch (failure) {
    const known = failure instanceof Refused && hasText(`refusal.${failure.code}`);
    show(trouble, known ? t(`refusal.${failure.code}`) : failure instanceof Refused ? failure.message : t('offline'));
    return null;
  }
}
