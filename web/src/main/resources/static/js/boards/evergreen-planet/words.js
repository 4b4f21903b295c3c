import { t } from '../../messages.js';

export const kindName = (kind) => t(`evergreen-planet.kind.${kind}`);
export const abilityName = (ability) => t(`evergreen-planet.ability.${ability}`);
export const pieceName = (piece) => t(`evergreen-planet.piece.${piece}`);
export const seasonName = (season) => t(`evergreen-planet.season.${season}`);
export const sideName = (side) => t(`evergreen-planet.side.${side}`);

/** A card by its code, such as GRAIN-LAKE. */
export function cardName(code) {
  const [kind, ability] = code.split('-');
  return t('evergreen-planet.card', { kind: kindName(kind), ability: abilityName(ability) });
}

/** A card with all that is printed on it. */
export function faceName(face) {
  const top = face.drought
    ? t('evergreen-planet.drought')
    : face.fertility
      ? t('evergreen-planet.fertile', { count: face.fertility })
      : t('evergreen-planet.noSymbol');
  return t('evergreen-planet.face', { card: cardName(face.card), top });
}
