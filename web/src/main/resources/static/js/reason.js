import { html } from 'lit-html';
import { hasText, t } from './messages.js';

/** Reasons stored as codes, so that everyone reads them in their own language. */
export const BY_ORGANISER = 'BY_ORGANISER';
export const BY_PLAYER = 'BY_PLAYER';

/** The ready-made reasons for each decision that an arbiter's record explains. */
const CHOICES = {
  bye: [BY_PLAYER, 'LATE', 'ILL'],
  withdrawal: [BY_PLAYER, 'NO_SHOW', 'ILL', 'MISCONDUCT'],
  result: ['WRONG_RESULT', 'NO_SHOW', 'AGREED', 'TECHNICAL', 'RULES_BROKEN'],
  pairing: ['LATE', 'SAME_CLUB', 'NO_PAIRING'],
  unfinished: ['ON_TIME'],
  pause: ['BREAK', 'TECHNICAL'],
  finish: ['OUT_OF_TIME', 'TOO_FEW', 'TECHNICAL'],
  cancel: ['TOO_FEW', 'TECHNICAL'],
  membership: [BY_PLAYER, 'INACTIVE', 'MISCONDUCT'],
  suspension: ['CHEATING', 'ABUSE', 'NAME', 'STALLING'],
};

/** A stored reason in words; a reason that someone wrote stays as it is. */
export const reasonText = (why) => {
  const key = [`why.${why}`, `reason.${why}`].find(hasText);
  return key ? t(key) : (why ?? '');
};

/** Shows the text field for another reason only; otherwise the field holds the chosen code. */
function follow({ target: choice }) {
  const field = choice.closest('.reason').querySelector('input');
  const written = choice.value === 'OTHER';
  field.value = written ? '' : choice.value;
  field.required = written;
  field.parentElement.hidden = !written;
  if (written) field.focus();
  choice.form?.addEventListener('reset', () => (field.parentElement.hidden = true), { once: true });
}

/** A choice of reasons with “Other …” for a written one. The form gets the reason under the name. */
export const reasonField = (decision, { name = 'why', max = 500 } = {}) =>
  html`<div class="reason stack whole">
    <label class="field"
      >${t('why.label')}<select required data-key="reason" @change=${follow}>
        <option value="">${t('why.choose')}</option>
        ${CHOICES[decision].map((each) => html`<option value=${each}>${reasonText(each)}</option>`)}
        <option value="OTHER">${t('why.OTHER')}</option>
      </select></label
    ><label class="field" hidden>${t('why.text')}<input name=${name} maxlength=${max} autocomplete="off" /></label>
  </div>`;
