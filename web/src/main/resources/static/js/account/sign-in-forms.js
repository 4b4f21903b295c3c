import { html, nothing } from 'lit-html';
import { post } from '../api.js';
import { input, Sender } from '../form.js';
import { language, t } from '../messages.js';
import { go } from '../router.js';
import { enter } from '../session.js';
import { ownZone } from '../time-zone.js';
import { readAsElsewhere } from './language.js';
import { rememberReturnPath, returnPath } from './return-path.js';

const DOORS = ['sign-in', 'sign-up', 'recover'];
const senders = new WeakMap();

/** The ways in. */
export function signInForms(state, redraw) {
  if (state.codes) return codes(state, redraw);
  if (!senders.has(state)) senders.set(state, new Sender(redraw));
  const sender = senders.get(state);
  const choose = (form) => () => {
    sender.refusal = '';
    state.form = form;
    redraw();
  };
  return html`<div class="tabs" role="group" aria-label=${t('account.heading')}>
      ${DOORS.map(
        (each) =>
          html`<button data-key="form-${each}" aria-pressed=${each === state.form} @click=${choose(each)}>
            ${t(`account.do.${each}`)}
          </button>`,
      )}
    </div>
    <form class="card form one" @submit=${sender.submit((wish) => come(state, wish, redraw))}>
      ${input('account.name', 'name', { required: true, max: 32, autocomplete: 'username' })}
      ${state.form === 'recover' ? input('account.code', 'code', { required: true }) : nothing}
      ${input(state.form === 'recover' ? 'account.newPassword' : 'account.password', 'password', {
        required: true,
        type: 'password',
        autocomplete: state.form === 'sign-in' ? 'current-password' : 'new-password',
      })}
      ${state.form === 'sign-up' ? html`<p class="small muted">${t('account.passwordHint')}</p>` : nothing}
      <button class="primary" ?disabled=${sender.busy}>${t(`account.do.${state.form}`)}</button>${sender.words}
    </form>
    <section class="card stack">
      <h2>${t('account.guestTitle')}</h2>
      <p>${t('account.guestText')}</p>
      <div><button data-key="guest" @click=${() => sender.send(() => guest())}>${t('account.guest')}</button></div>
    </section>
    ${state.ways.external ? external(state.ways.external) : nothing}${state.ways.dev ? dev(sender) : nothing}`;
}

async function come(state, { name, password, code }, redraw) {
  const wish =
    state.form === 'recover'
      ? { name, code, newPassword: password }
      : { name, password, ...(state.form === 'sign-up' && { language: language(), timeZone: ownZone() }) };
  const answer = await post(`/auth/${state.form}`, wish);
  if (answer.recoveryCodes) state.codes = answer.recoveryCodes;
  enter(answer);
  await readAsElsewhere();
  if (state.codes) redraw();
  else go(returnPath());
}

async function guest() {
  enter(await post('/auth/guest'));
  go(returnPath());
}

/** Shown this one time. */
const codes = (state, redraw) =>
  html`<section class="card stack">
    <h2>${t('account.codesTitle')}</h2>
    <p>${t('account.codes')}</p>
    <pre class="numbers">${state.codes.join('\n')}</pre>
    <div>
      <button
        class="primary"
        @click=${() => {
          state.codes = null;
          redraw();
          go(returnPath());
        }}
      >
        ${t('account.codesKept')}
      </button>
    </div>
  </section>`;

/** By another provider; the address is the server's own and leads there. */
const external = ({ name, start }) =>
  html`<section class="card stack">
    <h2>${t('account.externalTitle')}</h2>
    <div>
      <a class="button" data-key="external" rel="external" href=${start} @click=${rememberReturnPath}
        >${t('account.external', { name })}</a
      >
    </div>
  </section>`;

const dev = (sender) =>
  html`<form
    class="card form one"
    @submit=${sender.submit(async ({ devName }) => {
      const name = devName.trim().toLowerCase();
      const answer = await post('/auth/dev', { name });
      enter({ player: answer.player, displayName: name });
      go(returnPath());
    })}
  >
    <h2>${t('account.devTitle')}</h2>
    ${input('account.name', 'devName', { required: true, max: 32 })}<button data-key="dev">
      ${t('account.do.dev')}
    </button>
  </form>`;
