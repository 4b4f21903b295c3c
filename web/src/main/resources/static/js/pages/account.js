import { html } from 'lit-html';
import { get } from '../api.js';
import { signInForms } from '../account/sign-in-forms.js';
import { readAsElsewhere } from '../account/language.js';
import { settings } from '../account/settings.js';
import { returnPath } from '../account/return-path.js';
import { show } from '../lit.js';
import { hasText, t } from '../messages.js';
import { rename, route } from '../router.js';
import { leave, renew, session } from '../session.js';

/** Coming in, and what is kept about oneself. */
export async function open(main) {
  const asked = new URLSearchParams(location.search);
  if (asked.has('signed-in') && (await cameIn())) return null;
  main.classList.add('narrow');
  const state = { form: asked.get('door') ?? 'sign-in', me: null, failure: null, codes: null, ways: {} };
  const failed = asked.get('failed');
  const redraw = () => {
    document.title = t('account.title');
    show(
      main,
      html`<h1>${t('account.heading')}</h1>
        ${
          failed && !session()
            ? html`<p class="notice bad" role="alert">
                ${t(hasText(`refusal.${failed}`) ? `refusal.${failed}` : 'account.externalFailed')}
              </p>`
            : ''
        }${session() && !state.codes ? settings(state, redraw) : signInForms(state, redraw)}`,
    );
  };
  const load = async () => {
    try {
      Object.assign(state, { me: session() ? await get('/auth/me') : null, failure: null });
    } catch (failure) {
      if (failure.status === 401 && session()) leave(); // is notified itself: then no player is signed in
      Object.assign(state, { me: null, failure });
    }
    redraw();
  };
  state.again = load;
  state.ways = await get('/auth/ways').catch(() => ({}));
  redraw();
  await load();
  const ears = new AbortController();
  window.addEventListener('perennial:session', load, { signal: ears.signal });
  window.addEventListener('perennial:theme', redraw, { signal: ears.signal });
  return { redraw, close: () => ears.abort() };
}

/** By another provider, who has set the cookies: who we are is asked for, and the way goes on. */
async function cameIn() {
  await renew();
  if (!session()) return false;
  await readAsElsewhere();
  rename(returnPath());
  route();
  return true;
}
