import { html } from 'lit-html';
import { get } from '../api.js';
import { doors } from '../account/doors.js';
import { settings } from '../account/settings.js';
import { show } from '../lit.js';
import { hasText, t } from '../messages.js';
import { leave, session } from '../session.js';

/** Coming in, and what is kept about oneself. */
export async function open(main) {
  main.classList.add('narrow');
  const state = { door: new URLSearchParams(location.search).get('door') ?? 'sign-in', me: null, trouble: null, codes: null, ways: {} };
  const failed = new URLSearchParams(location.search).get('failed');
  const redraw = () => {
    document.title = t('account.title');
    show(main, html`<h1>${t('account.heading')}</h1>${failed && !session() ? html`<p class="notice bad" role="alert">${t(hasText(`refusal.${failed}`) ? `refusal.${failed}` : 'account.externalFailed')}</p>` : ''}${session() && !state.codes ? settings(state, redraw) : doors(state, redraw)}`);
  };
  const load = async () => {
    try {
      Object.assign(state, { me: session() ? await get('/auth/me') : null, trouble: null });
    } catch (trouble) {
      if (trouble.status === 401 && session()) leave(); // hears itself: then nobody is signed in
      Object.assign(state, { me: null, trouble });
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
