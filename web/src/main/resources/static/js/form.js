import { html, nothing } from 'lit-html';
import { refusalText, t } from './messages.js';

/** The values of a form by the names of its fields; empty texts are left out. */
export function values(form) {
  const found = {};
  for (const field of form.elements) {
    if (!field.name) continue;
    if (field.type === 'checkbox') found[field.name] = field.checked;
    else if (field.type === 'radio') { if (field.checked) found[field.name] = field.value; }
    else if (field.value !== '') found[field.name] = field.type === 'number' ? Number(field.value) : field.value;
  }
  return found;
}

/** Sends a form: says what went wrong beside it, and that it is under way. */
export class Sender {
  constructor(redraw) {
    Object.assign(this, { redraw, trouble: '', done: '', busy: false });
  }

  /** @param act gets the form's values; what it answers is given back, null after a refusal */
  async send(act, done = '') {
    Object.assign(this, { trouble: '', done: '', busy: true });
    this.redraw();
    try {
      const answer = await act();
      if (done) this.done = done; // what was sent within may have said so already
      return answer ?? true;
    } catch (failure) {
      this.trouble = refusalText(failure);
      return null;
    } finally {
      this.busy = false;
      this.redraw();
    }
  }

  submit(act, done) {
    return (event) => {
      event.preventDefault();
      const form = event.target;
      this.send(() => act(values(form), form), done);
    };
  }

  get words() {
    return html`<p class="refusal whole" role="alert">${this.trouble}</p>${this.done ? html`<p class="whole" role="status">✓ ${this.done}</p>` : nothing}`;
  }
}

export const options = (list, chosen, name) => list.map((each) => html`<option value=${each} ?selected=${each === chosen}>${name(each)}</option>`);

export const input = (key, name, more = {}) => html`<label>${t(key)}<input name=${name} type=${more.type ?? 'text'} .value=${more.value ?? ''} ?required=${more.required ?? false}
  autocomplete=${more.autocomplete ?? 'off'} maxlength=${more.max ?? 200} min=${more.least ?? nothing} max=${more.most ?? nothing} step=${more.step ?? nothing} placeholder=${more.hint ?? nothing}></label>`;
