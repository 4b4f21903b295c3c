import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { get, post, put, remove } from '../api.js';
import { input, Sender } from '../form.js';
import { day, dayTime, t } from '../messages.js';
import { reasonField, reasonText } from '../reason.js';

const ROLES = ['organiser', 'admin'];

/** Searches for an account; the actions for it are below. */
export class Accounts {
  constructor(redraw, done) {
    Object.assign(this, { redraw, done, found: null, asked: '', link: null, sender: new Sender(redraw) });
  }

  /** By a part of a name, or by the id. */
  async look(text) {
    const { players } = await get(`/auth/admin/players?search=${encodeURIComponent(text)}`);
    Object.assign(this, { asked: text, found: players, link: null });
    this.redraw();
  }

  /** @param act answers the account as it is afterwards */
  async change(act) {
    const changed = await act();
    this.found = this.found.map((each) => (each.player === changed.player ? changed : each));
    this.done();
  }

  section() {
    return html`<section class="card stack" data-key="accounts">
      <h2>${t('admin.accounts')}</h2>
      <form class="form" @submit=${this.sender.submit(({ search = '' }) => this.look(search))}>
        ${input('admin.search', 'search', { value: this.asked, max: 100 })}<button class="primary">
          ${t('admin.find')}
        </button>
      </form>
      ${this.sender.words}
      ${
        this.found === null
          ? nothing
          : this.found.length
            ? html`<ul class="plainlist">
                ${repeat(
                  this.found,
                  (each) => each.player,
                  (each) => this.account(each),
                )}
              </ul>`
            : html`<p class="empty">${t('admin.nobody')}</p>`
      }
    </section>`;
  }

  account(one) {
    const path = `/auth/admin/players/${one.player}`;
    return html`<li>
      <div class="card stack" data-key="account-${one.player}">
        <h3><a href="/players/${one.player}">${one.displayName}</a></h3>
        <p class="small muted">
          ${[one.guest ? t('admin.guest') : one.name, t('account.since', { day: day(one.createdAt) })]
            .filter(Boolean)
            .join(' · ')}
          · <code>${one.player}</code>
        </p>
        ${
          one.suspendedAt
            ? html`<p class="notice bad">
                ${t('admin.suspendedSince', {
                  time: dayTime(one.suspendedAt),
                  reason: reasonText(one.suspendedBecause),
                })}
              </p>`
            : nothing
        }
        <form
          class="row"
          data-key="roles-${one.player}"
          @submit=${this.sender.submit(
            (wish) =>
              this.change(() => put(`${path}/roles`, { roles: ['player', ...ROLES.filter((role) => wish[role])] })),
            t('account.saved'),
          )}
        >
          ${ROLES.map(
            (role) =>
              html`<label class="check"
                ><input
                  type="checkbox"
                  name=${role}
                  .checked=${one.roles.includes(role)}
                />${t(`admin.role.${role}`)}</label
              >`,
          )}<button>${t('admin.setRoles')}</button>
        </form>
        ${
          one.suspendedAt
            ? html`<div>
                <button
                  data-key="readmit-${one.player}"
                  @click=${() =>
                    this.sender.send(() => this.change(() => remove(`${path}/suspension`)), t('account.saved'))}
                >
                  ${t('admin.readmit')}
                </button>
              </div>`
            : html`<form
                class="form"
                data-key="suspend-${one.player}"
                @submit=${this.sender.submit(
                  ({ reason }, form) =>
                    this.change(() => put(`${path}/suspension`, { reason })).then(() => form.reset()),
                  t('account.saved'),
                )}
              >
                ${reasonField('suspension', { name: 'reason', max: 300 })}<button class="danger">
                  ${t('admin.suspend')}
                </button>
              </form>`
        }
        ${
          one.name
            ? html`<div>
                <button
                  data-key="link-${one.player}"
                  @click=${() => this.sender.send(() => this.recover(one.player, path))}
                >
                  ${t('admin.link')}
                </button>
              </div>`
            : nothing
        }
        ${
          this.link?.player === one.player
            ? html`<p class="notice good">
                ${t('admin.linkText', { time: dayTime(this.link.expiresAt) })}
                <code>${location.origin}${this.link.link}</code>
              </p>`
            : nothing
        }
      </div>
    </li>`;
  }

  async recover(player, path) {
    this.link = { player, ...(await post(`${path}/recovery-link`)) };
    this.done();
  }
}
