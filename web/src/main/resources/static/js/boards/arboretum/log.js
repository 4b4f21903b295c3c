import { html } from 'lit-html';
import { t } from '../../messages.js';
import { cardName, speciesName, speciesOf } from './trees.js';

const card = (code) => html`<span class="tree-chip species-${speciesOf(code)}">${cardName(code)}</span>`;
const species = (name) => html`<span class="tree-chip species-${name}">${speciesName(name)}</span>`;
const listed = (items) => items.flatMap((item, i) => (i ? [', ', item] : [item]));

/** Codes in the sentences of the log, in words. */
export function logPiece(name, params, { nameOf }) {
  switch (name) {
    case 'card':
      return card(params.card);
    case 'species':
      return species(params.species);
    case 'inPlay':
      return listed(params.inPlay.map(species));
    case 'scorers':
      return params.seats.length
        ? listed(params.seats.map((seat, i) => `${nameOf(seat)} ${params.points[i]}`))
        : t('arboretum.noScore');
    case 'totals':
      return listed(params.points.map((points, seat) => `${nameOf(seat)} ${points}`));
    default:
      return undefined;
  }
}
