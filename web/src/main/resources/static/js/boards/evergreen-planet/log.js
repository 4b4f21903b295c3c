import { html } from 'lit-html';
import { t } from '../../messages.js';
import { abilityName, cardName, kindName, pieceName, seasonName, sideName } from './words.js';

const chip = (card) => html`<span class="kind-chip biome-${card.split('-')[0]}">${cardName(card)}</span>`;
const listed = (items) => items.flatMap((item, i) => (i ? [', ', item] : [item]));

/** A free seat belongs to the automatic opponent. */
const drafterName = (seat, nameOf) => (nameOf(seat) === t('seat.free') ? t('evergreen-planet.opponent') : nameOf(seat));

/** Codes in the sentences of the log, in words. */
export function logPiece(name, params, { nameOf, key }) {
  if (!key.startsWith('evergreen-planet.')) return undefined;
  const value = params[name];
  switch (name) {
    case 'seat':
    case 'startSeat':
      return html`<strong>${drafterName(value, nameOf)}</strong>`;
    case 'sun':
      return sideName(value);
    case 'season':
      return seasonName(value);
    case 'card':
      return chip(value);
    case 'cards':
      return listed(value.map(chip));
    case 'turnedDown':
      return value ? chip(value) : t('evergreen-planet.noCard');
    case 'biome':
      return kindName(value);
    case 'ability':
      return abilityName(value);
    case 'piece':
      return pieceName(value);
    case 'action':
      return t(`evergreen-planet.did.${value}`);
    case 'reason':
      return t(`evergreen-planet.reason.${value}`);
    case 'ranking':
      return listed(value.map((seat) => html`<strong>${nameOf(seat)}</strong>`));
    case 'title':
      return value ? t('evergreen-planet.titleLog', { title: t(`evergreen-planet.title.${value}`) }) : '';
    default:
      return undefined;
  }
}
