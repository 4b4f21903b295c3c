import { t } from '../../messages.js';
import { abilityName, cardName } from './words.js';

const cells = (list) => list.join(', ');

/** A move in words. */
export function moveWords(move, { view, seat }) {
  switch (move.type) {
    case 'PickCard':
      return t('evergreen-planet.takeCard', { card: cardName(move.card) });
    case 'TakeAction': {
      const { action, plant, grow } = move;
      if (!plant.length && !grow.length) return t('evergreen-planet.button.doNothing');
      const does = plant.length && grow.length ? 'both' : plant.length ? 'plant' : 'grow';
      return t(`move.evergreen-planet.${does}`, { action, plant: cells(plant), grow: cells(grow) });
    }
    case 'UseAbility':
      return t(`move.evergreen-planet.${move.targets.length ? 'ability' : 'abilityAlone'}`, {
        ability: abilityName(view.players[seat].card.ability),
        cells: cells(move.targets.map(({ cell }) => cell)),
      });
    default:
      return t('evergreen-planet.endTurn');
  }
}

/** Where a move is made on the board, as names of places. */
export function movePlaces(move) {
  switch (move.type) {
    case 'PickCard':
      return [`pick-${move.card}`];
    case 'TakeAction':
      return [`action-${move.action}`, ...[...move.plant, ...move.grow].map((cell) => `cell-${cell}`)];
    case 'UseAbility':
      return ['part-ABILITY', ...move.targets.map(({ cell }) => `cell-${cell}`)];
    default:
      return ['end'];
  }
}

/** Nothing is taken up: the places of a move are chosen one by one. */
export const takeUp = () => {};
