import { html, nothing } from 'lit-html';
import { post } from '../api.js';
import { confirmed } from '../dialog.js';
import { t } from '../messages.js';

/**
 * Records that a projection could not apply: once the cause is mended they are tried again, what is worth nothing is
 * dropped.
 */
export function letters(page) {
  if (!page.letters) return nothing;
  return html`<section class="card stack" data-key="letters">
    <h2>${t('admin.letters')}</h2>
    <p class="small muted">${t('admin.lettersText')}</p>
    ${
      page.letters.length
        ? html`<ul class="plainlist">
            ${page.letters.map((each) => letter(page, each))}
          </ul>`
        : html`<p class="empty">${t('admin.noLetters')}</p>`
    }
  </section>`;
}

const letter = (page, one) =>
  html`<li>
    <div class="card stack">
      <p>
        <strong>${one.projection}</strong> · ${one.type ?? t('admin.unreadable')} ·
        <code>${one.aggregate}${one.sequence === null ? '' : ` #${one.sequence}`}</code>
      </p>
      <p class="small"><code>${one.error}</code></p>
      <div class="row">
        <button @click=${() => page.sender.send(() => page.changed(() => retry(one)), t('admin.retried'))}>
          ${t('admin.retry')}
        </button>
        <button class="danger" @click=${() => drop(page, one)}>${t('admin.drop')}</button>
      </div>
    </div>
  </li>`;

const retry = ({ aggregate }) => post('/admin/dead-letters/retry', { aggregate });

async function drop(page, { projection, topic, partition, offset }) {
  if (!(await confirmed(t('admin.drop.sure'), t('admin.drop')))) return;
  await page.sender.send(
    () => page.changed(() => post('/admin/dead-letters/drop', { projection, topic, partition, offset })),
    t('admin.dropped'),
  );
}
