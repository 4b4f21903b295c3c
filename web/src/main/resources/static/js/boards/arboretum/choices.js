import { html } from 'lit-html';
import { t } from '../../messages.js';

const SPECIES = [
  'BLUE_SPRUCE',
  'CASSIA',
  'CHERRY_BLOSSOM',
  'DOGWOOD',
  'JACARANDA',
  'MAPLE',
  'OAK',
  'ROYAL_POINCIANA',
  'TULIP_POPLAR',
  'WILLOW',
];
const LEFT_OUT = { 2: 4, 3: 2, 4: 0 };

/** The species that stay in the box; the choice is optional. */
export const choices = {
  fields: (seats) =>
    html`<fieldset class="whole">
      <legend>${t('arboretum.choose.removed', { count: LEFT_OUT[seats] ?? 0 })}</legend>
      <div class="row">
        ${SPECIES.map(
          (each) =>
            html`<label class="check"
              ><input type="checkbox" name="without-${each}" />${t(`arboretum.species.${each}`)}</label
            >`,
        )}
      </div>
    </fieldset>`,
  of: (wish) => {
    const removed = SPECIES.filter((each) => wish[`without-${each}`]);
    return removed.length ? { removed } : {};
  },
};
