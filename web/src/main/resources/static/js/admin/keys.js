import { html } from 'lit-html';
import { post } from '../api.js';
import { confirmed } from '../dialog.js';
import { t } from '../messages.js';
import { go } from '../router.js';
import { leave } from '../session.js';

/**
 * The keys that sign tokens. A stolen one is asked about twice: everyone is signed out, including this admin.
 */
export const keys = (page) =>
  html`<section class="card stack" data-key="keys">
    <h2>${t('admin.keys')}</h2>
    <p class="small muted">${t('admin.keysText')}</p>
    <div class="row">
      <button
        data-key="rotate"
        @click=${() =>
          page.sender.send(
            () => page.changed(() => post('/auth/admin/keys', { compromised: false })),
            t('admin.rotated'),
          )}
      >
        ${t('admin.rotate')}
      </button>
      <button class="danger" data-key="stolen" @click=${() => replace(page)}>${t('admin.stolen')}</button>
    </div>
  </section>`;

async function replace(page) {
  const sure =
    (await confirmed(t('admin.stolen.sure'), t('admin.stolen'))) &&
    (await confirmed(t('admin.stolen.sureAgain'), t('admin.stolen.now')));
  if (!sure || (await page.sender.send(() => post('/auth/admin/keys', { compromised: true }))) === null) return;
  leave();
  go('/account');
}
