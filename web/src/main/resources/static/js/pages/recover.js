import { html } from 'lit-html';
import { post } from '../api.js';
import { input, Sender } from '../form.js';
import { show } from '../lit.js';
import { t } from '../messages.js';
import { go } from '../router.js';
import { enter } from '../session.js';

/** A new password by the link an administrator gave out; its secret stands behind the # and reaches no log. */
export function open(main) {
  main.classList.add('narrow');
  const link = location.hash.slice(1);
  const sender = new Sender(() => redraw());
  const redraw = () => {
    document.title = t('account.title');
    show(
      main,
      html`<h1>${t('account.newPassword')}</h1>
        <form
          class="card form one"
          @submit=${sender.submit(async ({ newPassword }) => {
            enter(await post('/auth/recover', { link, newPassword }));
            go('/');
          })}
        >
          ${input('account.newPassword', 'newPassword', {
            required: true,
            type: 'password',
            autocomplete: 'new-password',
          })}<button class="primary">${t('account.save')}</button>${sender.words}
        </form>`,
    );
  };
  redraw();
  return { redraw };
}
