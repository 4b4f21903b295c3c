import { html } from 'lit-html';
import { options } from '../../form.js';
import { t } from '../../messages.js';

const SIDES = ['N', 'E', 'S', 'W'];

/** The position of the sun in spring. */
export const choices = {
  fields: () =>
    html`<label
      >${t('evergreen-planet.choose.sun')}<select name="sun">
        <option value="">–</option>
        ${options(SIDES, null, (each) => t(`evergreen-planet.side.${each}`))}
      </select></label
    >`,
  of: ({ sun }) => (sun ? { sunStart: sun } : {}),
};
