import { html, nothing } from 'lit-html';
import { get, patch, post, remove } from '../api.js';
import { input, options, Sender } from '../form.js';
import { day, dayTime, LANGUAGES, language, refusalText, setLanguage, t } from '../messages.js';
import { enter, leave, rename } from '../session.js';
import { setTheme, theme, THEMES } from '../theme.js';
import { ownZone, zones } from '../time-zone.js';
import { Notices } from './notices.js';

const SCOPES = ['read', 'play', 'organise', 'arbitrate'];
const parts = new WeakMap();

/** The player's own account: names, ways to sign in, program tokens, and how to delete it. */
export function settings(state, redraw) {
  if (!parts.has(state)) parts.set(state, load(redraw));
  const part = parts.get(state);
  const { me } = state;
  if (state.failure) {
    return html`<section class="card stack">
      <p class="refusal" role="alert">${refusalText(state.failure)}</p>
      <div><button class="primary" data-key="again" @click=${state.again}>${t('failure.retry')}</button></div>
    </section>`;
  }
  if (!me) return html`<div class="skeleton"></div>`;
  return html`${me.guest ? upgrade(part, state, redraw) : nothing}${profile(part, me)}${
    me.hasPassword ? html`${password(part)}${recoveryCodes(part, state, redraw)}` : nothing
  }${part.notices.form()}
  ${part.sessions ? sessions(part, redraw) : nothing}${
    part.tokens && !me.guest ? tokens(part, redraw) : nothing
  }${part.blocks?.length ? blocks(part, redraw) : nothing}${ending(part, me)}`;
}

function load(redraw) {
  const sender = () => new Sender(redraw);
  const part = {
    upgrade: sender(),
    profile: sender(),
    password: sender(),
    codes: sender(),
    session: sender(),
    token: sender(),
    end: sender(),
    notices: new Notices(redraw),
    sessions: null,
    tokens: null,
    blocks: null,
    secret: null,
  };
  part.reload = () =>
    Promise.all(
      ['sessions', 'tokens', 'blocks'].map(async (name) => {
        part[name] = await get(`/auth/${name}`)
          .then((answer) => answer[name])
          .catch(() => null); // an older server has none of it
        redraw();
      }),
    );
  part.reload();
  return part;
}

const upgrade = (part, state, redraw) =>
  html`<form
    class="card form one"
    @submit=${part.upgrade.submit(async (wish) => {
      const answer = await post('/auth/upgrade', wish);
      state.codes = answer.recoveryCodes ?? null;
      enter(answer);
      redraw();
    })}
  >
    <h2>${t('account.upgradeTitle')}</h2>
    <p>${t('account.upgradeText')}</p>
    ${input('account.name', 'name', { required: true, max: 32, autocomplete: 'username' })}
    ${input('account.password', 'password', { required: true, type: 'password', autocomplete: 'new-password' })}<button
      class="primary"
    >
      ${t('account.upgrade')}</button
    >${part.upgrade.words}
  </form>`;

const profile = (part, me) =>
  html`<form
    class="card form"
    @submit=${part.profile.submit(
      async ({ colours, ...wish }) => {
        await patch('/players/me', wish);
        Object.assign(me, wish);
        setTheme(colours);
        rename(wish.displayName);
        await setLanguage(wish.language);
      },
      () => t('account.saved'),
    )}
  >
    <h2 class="whole">${t('account.profile')}</h2>
    ${input('account.displayName', 'displayName', { required: true, value: me.displayName, max: 32 })}
    <label
      >${t('frame.language')}<select name="language">
        ${options(LANGUAGES, language(), (each) => t(`language.${each}`))}
      </select></label
    >
    <label
      >${t('account.timeZone')}<select name="timeZone">
        ${options(zones(me.timeZone ?? ownZone()), me.timeZone ?? ownZone(), String)}
      </select></label
    >
    <label
      >${t('frame.theme')}<select name="colours">
        ${options(THEMES, theme(), (each) => t(`theme.${each}`))}
      </select></label
    >
    <button class="primary">${t('account.save')}</button>${part.profile.words}
    <p class="small muted whole">
      ${t('account.since', { day: day(me.createdAt) })} · <a href="/players/${me.player}">${t('account.page')}</a>
    </p>
  </form>`;

const password = (part) =>
  html`<form
    class="card form"
    @submit=${part.password.submit(async ({ keepTokens, ...wish }, form) => {
      await post('/auth/password', { ...wish, keepTokens: Boolean(keepTokens) });
      form.reset();
      await part.reload();
    }, t('account.saved'))}
  >
    <h2 class="whole">${t('account.changePassword')}</h2>
    ${input('account.oldPassword', 'oldPassword', {
      required: true,
      type: 'password',
      autocomplete: 'current-password',
    })}
    ${input('account.newPassword', 'newPassword', { required: true, type: 'password', autocomplete: 'new-password' })}
    ${
      part.tokens?.length
        ? html`<label class="check whole"><input type="checkbox" name="keepTokens" />${t('account.keepTokens')}</label>`
        : nothing
    }
    <button>${t('account.save')}</button>${part.password.words}
  </form>`;

/** New recovery codes for users who have used or lost theirs, shown in the same place. */
const recoveryCodes = (part, state, redraw) =>
  html`<form
    class="card form"
    data-key="codes"
    @submit=${part.codes.submit(async (wish, form) => {
      const { recoveryCodes: fresh } = await post('/auth/recovery-codes', wish);
      form.reset();
      state.me.recoveryCodesLeft = fresh.length;
      state.codes = fresh;
      redraw();
    })}
  >
    <h2 class="whole">${t('account.codesTitle')}</h2>
    <p class="whole">
      ${t('account.codesLeft', { count: state.me.recoveryCodesLeft })}
      <span class="muted">${t('account.codesRenew')}</span>
    </p>
    ${input('account.password', 'password', {
      required: true,
      type: 'password',
      autocomplete: 'current-password',
    })}<button>${t('account.newCodes')}</button>${part.codes.words}
  </form>`;

const again = (part, redraw, act) => async () => {
  await part.session.send(act);
  await part.reload();
  redraw();
};

const sessions = (part, redraw) =>
  html`<section class="card stack">
    <h2>${t('account.sessions')}</h2>
    <ul class="plainlist">
      ${part.sessions.map(
        (each) =>
          html`<li class="between">
            <span>${t('account.sessionSince', { time: dayTime(each.createdAt) })}</span>${
              each.current
                ? html`<span class="chip">${t('account.thisOne')}</span>`
                : html`<button @click=${again(part, redraw, () => remove(`/auth/sessions/${each.session}`))}>
                    ${t('account.endSession')}
                  </button>`
            }
          </li>`,
      )}
    </ul>
    ${part.session.words}
  </section>`;

const tokens = (part, redraw) =>
  html`<section class="card stack">
    <h2>${t('account.tokens')}</h2>
    <p class="small muted">${t('account.tokensText')}</p>
    ${part.secret ? html`<p class="notice good">${t('account.secret')} <code>${part.secret}</code></p>` : nothing}
    <ul class="plainlist">
      ${part.tokens.map(
        (each) =>
          html`<li class="between">
            <span
              >${each.label}
              <span class="muted small">${each.scopes.map((scope) => t(`scope.${scope}`)).join(', ')}</span></span
            >
            <button @click=${again(part, redraw, () => remove(`/auth/tokens/${each.id}`))}>
              ${t('account.endToken')}
            </button>
          </li>`,
      )}
    </ul>
    <form
      class="form"
      @submit=${part.token.submit(async (wish, form) => {
        const made = await post('/auth/tokens', { label: wish.label, scopes: SCOPES.filter((each) => wish[each]) });
        part.secret = made.secret;
        form.reset();
        await part.reload();
      })}
    >
      ${input('account.label', 'label', { required: true, max: 64 })}
      <div class="row">
        ${SCOPES.map(
          (each) =>
            html`<label class="check"
              ><input type="checkbox" name=${each} ?checked=${each === 'play'} />${t(`scope.${each}`)}</label
            >`,
        )}
      </div>
      <button>${t('account.makeToken')}</button>${part.token.words}
    </form>
  </section>`;

const blocks = (part, redraw) =>
  html`<section class="card stack">
    <h2>${t('account.blocks')}</h2>
    <ul class="plainlist">
      ${part.blocks.map(
        (each) =>
          html`<li class="between">
            <span>${each.displayName}</span>
            <button @click=${again(part, redraw, () => remove(`/players/${each.player}/block`))}>
              ${t('account.unblock')}
            </button>
          </li>`,
      )}
    </ul>
  </section>`;

const ending = (part, me) =>
  html`<section class="card stack">
    <h2>${t('account.data')}</h2>
    <div class="row">
      <button
        data-key="sign-out"
        @click=${async () => {
          await post('/auth/sign-out').catch(() => {});
          leave();
        }}
      >
        ${t('account.signOut')}
      </button>
      ${
        part.sessions
          ? html`<a class="button" href="/api/v1/auth/data" download="perennial-data.json">${t('account.download')}</a>`
          : nothing
      }
    </div>
    ${
      part.sessions
        ? html`<details class="more">
            <summary>${t('account.erase')}</summary>
            <form
              class="form one"
              @submit=${part.end.submit(async (wish) => {
                await post('/auth/erase', wish);
                leave();
              })}
            >
              <p>${t('account.eraseText')}</p>
              ${
                me.guest || me.hasPassword === false
                  ? nothing
                  : input('account.password', 'password', {
                      required: true,
                      type: 'password',
                      autocomplete: 'current-password',
                    })
              }
              <button class="danger">${t('account.eraseNow')}</button>${part.end.words}
            </form>
          </details>`
        : nothing
    }
  </section>`;
