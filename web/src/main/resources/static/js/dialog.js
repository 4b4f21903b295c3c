import { html, nothing, render } from 'lit-html';
import { t } from './messages.js';

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

/** Asks before something that needs a reason. @return the reason; null if it is not to be done */
export const reasonFor = async (question, yes) => {
  const form = await ask(
    question,
    yes,
    html`<label class="field">${t('desk.why')}<input name="why" required maxlength="500" autofocus /></label>`,
  );
  return form?.elements.why.value ?? null;
};
