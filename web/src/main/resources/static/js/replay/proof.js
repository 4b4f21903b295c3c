import { html, nothing } from 'lit-html';
import { get } from '../api.js';
import { refusalText, t } from '../messages.js';
import { check, verdict } from '../proof/check.js';

const SIGNS = { good: '✓', bad: '✗', part: '–' };

/** The badge: every draw of this game verified in this browser. */
export class Proof {
  constructor(id, redraw) {
    Object.assign(this, { id, redraw, state: 'open', result: null, refusal: '' });
  }

  async run() {
    this.state = 'busy';
    try {
      this.history = await get(`/tables/${this.id}/history`);
      this.result = await check(this.history);
      this.state = verdict(this.result.found);
    } catch (failure) {
      this.refusal = refusalText(failure);
      this.state = 'open';
    }
    this.redraw();
  }

  card() {
    return html`<section class="card stack badge ${this.state}" id="proof">
      <h2>${t('proof.title')}</h2>
      <p class="small muted">${t('proof.text')}</p>
      ${
        this.result
          ? this.findings()
          : html`<div>
              <button
                data-key="proof"
                ?disabled=${this.state === 'busy'}
                @click=${() => {
                  this.run();
                  this.redraw();
                }}
              >
                ${t(this.state === 'busy' ? 'proof.busy' : 'proof.check')}
              </button>
            </div>`
      }
      <p class="refusal" role="alert">${this.refusal}</p>
    </section>`;
  }

  findings() {
    const { found, seed, words } = this.result;
    return html`<p role="status" class="verdict">${SIGNS[this.state]} ${t(`proof.${this.state}`)}</p>
      <ul class="plainlist small">
        ${found.map(
          (each) =>
            html`<li>
              ${SIGNS[verdict([each])]}
              ${t(each.ok === null ? 'proof.undrawn' : `proof.found.${each.key}`, { count: each.count ?? '', words })}
            </li>`,
        )}
      </ul>
      <details class="more">
        <summary>${t('proof.numbers')}</summary>
        <dl class="small">
          <dt>${t('proof.commitment')}</dt>
          <dd><code>${this.history.commitment}</code></dd>
          <dt>${t('proof.serverSeed')}</dt>
          <dd><code>${this.history.serverSeed}</code></dd>
          <dt>${t('proof.clientSeeds')}</dt>
          <dd><code>${this.history.clientSeeds.join(' | ')}</code></dd>
          ${
            seed
              ? html`<dt>${t('proof.gameSeed')}</dt>
                  <dd><code>${seed}</code></dd>`
              : nothing
          }
        </dl>
      </details>`;
  }
}
