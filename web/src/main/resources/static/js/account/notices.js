import { html, nothing } from 'lit-html';
import { get, post, put } from '../api.js';
import { input, Sender } from '../form.js';
import { t } from '../messages.js';

/** Settings for turn notices outside of this browser. */
export class Notices {
  constructor(redraw) {
    Object.assign(this, { redraw, known: null, sender: new Sender(redraw) });
    get('/auth/notices')
      .then((known) => this.take(known))
      .catch(() => {}); // then it is not offered
  }

  take(known) {
    this.known = known;
    this.redraw();
  }

  form() {
    if (!this.known) return nothing;
    const { webhook, mail, mailConfirmed, mailPossible } = this.known;
    return html`<section class="card stack">
      <h2>${t('notices.title')}</h2>
      <p class="small muted">${t('notices.text')}</p>
      <form
        class="form"
        @submit=${this.sender.submit(
          async (wish) =>
            this.take(await put('/auth/notices', { mail: wish.mail ?? null, webhook: wish.webhook ?? null })),
          t('account.saved'),
        )}
      >
        ${
          mailPossible
            ? input('notices.mail', 'mail', { type: 'email', value: mail ?? '', max: 254, autocomplete: 'email' })
            : nothing
        }
        ${input('notices.webhook', 'webhook', {
          type: 'url',
          value: webhook ?? '',
          max: 500,
          hint: 'https://',
        })}<button>${t('account.save')}</button>${this.sender.words}
      </form>
      ${
        mail && !mailConfirmed
          ? html`<form
              class="form"
              @submit=${this.sender.submit(
                async (wish) => this.take(await post('/auth/notices/confirmation', wish)),
                t('notices.confirmed'),
              )}
            >
              <p class="whole">${t('notices.sent', { mail })}</p>
              ${input('notices.code', 'code', { required: true, max: 20 })}<button>${t('notices.confirm')}</button>
            </form>`
          : nothing
      }
    </section>`;
  }
}
