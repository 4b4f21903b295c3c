import { html, nothing } from 'lit-html';
import { refusalText, t } from './messages.js';

/** The values of a form by the names of its fields; empty texts are left out. */
export function values(form) {
  const found = {};
  for (const field of form.elements) {
    if (!field.name) continue;
    if (field.type === 'checkbox') {
      found[field.name] = field.checked;
    } else if (field.type === 'radio') {
      if (field.checked) found[field.name] = field.value;
    } else if (field.value !== '') {
      found[field.name] = field.type === 'number' ? Number(field.value) : field.value;
    }
  }
  return found;
}

const NOTICED = 400;

/** Sends a form: says what went wrong beside it, and that it is under way if that can be noticed. */
export class Sender {
  constructor(redraw) {
    Object.assign(this, { redraw, refusal: '', done: '', busy: false, slow: false, release: () => {} });
  }

  /**
   * @param act gets the form's values; what it answers is given back, null after a refusal
   * @param done what is said then; a function where the language itself may change meanwhile
   */
  async send(act, done = '') {
    Object.assign(this, { refusal: '', done: '', busy: true });
    this.redraw();
    const timer = setTimeout(() => {
      this.slow = true;
      this.redraw();
    }, NOTICED);
    try {
      const answer = await act();
      if (done) this.done = done; // what was sent within may have said so already
      return answer ?? true;
    } catch (failure) {
      this.refusal = refusalText(failure);
      return null;
    } finally {
      clearTimeout(timer);
      Object.assign(this, { busy: false, slow: false });
      this.release();
      this.release = () => {};
      this.redraw();
    }
  }

  submit(act, done) {
    return (event) => {
      event.preventDefault();
      if (this.busy) return; // pressed twice
      const form = event.target;
      this.release = hold(form);
      this.send(() => act(values(form), form), done);
    };
  }

  get words() {
    return html`<p class="refusal whole" role="alert">${this.refusal}</p>
      ${
        this.slow
          ? html`<p class="whole muted" role="status">${t('working')}</p>`
          : this.done
            ? html`<p class="whole" role="status">✓ ${typeof this.done === 'function' ? this.done() : this.done}</p>`
            : nothing
      }`;
  }
}

/** Disables the form's submit button meanwhile. @return enables it again and restores the focus */
function hold(form) {
  const buttons = [...form.querySelectorAll('button:not([disabled])')];
  const pressed = buttons.find((each) => each === document.activeElement);
  buttons.forEach((each) => {
    each.disabled = true;
  });
  return () => {
    buttons.forEach((each) => {
      each.disabled = false;
    });
    if (document.activeElement === document.body) pressed?.focus({ preventScroll: true });
  };
}

export const options = (list, chosen, name) =>
  list.map((each) => html`<option value=${each} ?selected=${each === chosen}>${name(each)}</option>`);

export const input = (key, name, more = {}) =>
  html`<label
    >${t(key)}<input
      name=${name}
      type=${more.type ?? 'text'}
      .value=${more.value ?? ''}
      ?required=${more.required ?? false}
      autocomplete=${more.autocomplete ?? 'off'}
      maxlength=${more.max ?? 200}
      min=${more.least ?? nothing}
      max=${more.most ?? nothing}
      step=${more.step ?? nothing}
      placeholder=${more.hint ?? nothing}
      @change=${more.changed ?? nothing}
  /></label>`;

export const area = (key, name, { value = '', hint = nothing, max = nothing } = {}) =>
  html`<label class="whole"
    >${t(key)}<textarea name=${name} placeholder=${hint} maxlength=${max} .value=${value}></textarea>
  </label>`;
