import { html, render } from 'lit-html';
import { t } from './messages.js';

/** Asks before something that cannot be taken back. */
export function confirmed(question, yes) {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    dialog.className = 'card ask';
    render(html`<form method="dialog" class="stack"><p>${question}</p><div class="row"><button value="yes" class="danger">${yes}</button><button value="no" autofocus>${t('account.cancel')}</button></div></form>`, dialog);
    dialog.addEventListener('close', () => { dialog.remove(); resolve(dialog.returnValue === 'yes'); });
    document.body.append(dialog);
    dialog.showModal();
  });
}
