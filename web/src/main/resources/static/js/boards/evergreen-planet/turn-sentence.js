import { t } from '../../messages.js';
import { moveOf, partOf } from './stage.js';
import { abilityName, cardName, kindName } from './words.js';

/** The next thing to do, in a sentence. */
export function nowSentence(context, stage) {
  const { table, seat, myTurn, nameOf } = context;
  const { view } = table;
  if (view.phase === 'GAME_OVER') return null;
  if (!myTurn) return waiting(table, seat, nameOf);
  if (view.phase === 'DRAFT') {
    return stage.card
      ? t('evergreen-planet.now.card', { card: cardName(stage.card) })
      : t('evergreen-planet.now.draft');
  }
  const me = view.players[seat];
  if (partOf(stage, me) === 'ABILITY') return ability(stage, me);
  const move = moveOf(stage, me, table.legalMoves);
  if (stage.steps.length && move) {
    return t(`evergreen-planet.now.action.${move.action}`, { plant: move.plant.length, grow: move.grow.length });
  }
  return me.card.kind === 'WILD'
    ? t('evergreen-planet.now.actionWild')
    : t('evergreen-planet.now.action', { biome: kindName(me.card.kind) });
}

function ability({ steps }, me) {
  const name = abilityName(me.card.ability);
  if (me.card.ability === 'BUD') return t('evergreen-planet.now.bud', { value: me.reach.abilityValue });
  const used = steps.filter((step) => step.kind === 'use').length;
  if (used && me.card.ability === 'LAKE') return t('evergreen-planet.now.lake', { growth: me.reach.growthPerLake });
  return t(me.actionDone && !used ? 'evergreen-planet.now.abilityOrEnd' : 'evergreen-planet.now.ability', {
    ability: name,
    used,
    most: me.reach.abilityMost,
  });
}

function waiting({ view, awaited }, seat, nameOf) {
  const names = awaited.map(nameOf).join(t('list.and'));
  if (!awaited.length || awaited.includes(seat)) return null;
  return t(view.phase === 'DRAFT' ? 'evergreen-planet.other.draft' : 'evergreen-planet.other.action', { names });
}
