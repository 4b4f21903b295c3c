import { html, nothing, render } from 'lit-html';
import { t } from './messages.js';
import { reasonField } from './reason.js';

/** @return the form when the answer was yes; null otherwise */
function ask(question, yes, more = nothing) {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    dialog.className = 'card ask';
    render(
      html`<form method="dialog" class="stack">
        <p>${question}</p>
        ${more}
        <div class="row">
          <button value="yes" class="danger">${yes}</button
          ><button value="no" formnovalidate ?autofocus=${more === nothing}>${t('account.cancel')}</button>
        </div>
      </form>`,
      dialog,
    );
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes' ? dialog.querySelector('form') : null);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Asks before an action that cannot be undone. */
export const confirmed = async (question, yes) => (await ask(question, yes)) !== null;

/** Asks before a decision that needs a reason. @return the reason; null if the answer was no */
export const reasonFor = async (question, yes, decision) =>
  (await ask(question, yes, reasonField(decision)))?.elements.why.value ?? null;
