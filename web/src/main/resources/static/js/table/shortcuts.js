import { html, render } from 'lit-html';
import { t } from '../messages.js';

const KEYS = ['tab', 'arrows', 'press', 'confirm', 'undo', 'rules', 'explain', 'hint', 'help'];
const KEYBOARD = 'M2.5 6.5h19v11h-19zM6 10h.01M10 10h.01M14 10h.01M18 10h.01M8 14h8';

/** Lists the keys that work at a table, until the list is closed. */
export function showShortcuts() {
  if (document.querySelector('dialog.ask[open]')) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'card ask';
  dialog.setAttribute('aria-label', t('table.keys'));
  render(
    html`<form method="dialog" class="stack">
      <h2>${t('table.keys')}</h2>
      <ul class="plainlist">
        ${KEYS.map((each) => html`<li>${t(`table.key.${each}`)}</li>`)}
      </ul>
      <div class="row"><button autofocus>${t('table.keys.close')}</button></div>
    </form>`,
    dialog,
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** For those who do not know that the question mark opens the list. */
export const shortcutsButton = () =>
  html`<button
    class="plain shortcuts"
    data-key="shortcuts"
    aria-label=${t('table.keys')}
    title=${t('table.keys')}
    @click=${showShortcuts}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${KEYBOARD}></path></svg>
  </button>`;
