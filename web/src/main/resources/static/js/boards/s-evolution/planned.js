import { planPoints } from '../plan-points.js';
import { say } from './cards.js';
import { previewOf, roundPoints } from './deed-forecast.js';

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

const FITS = {
  Commerce: ({ conversions }, { trades }) => trades?.length && same(conversions, trades),
  ResolveCalamity: ({ card, bonus }, picked) =>
    picked.bonus?.length && card === picked.calamity && same(bonus, picked.bonus),
  Jokers: ({ resources }, { jokers }) => jokers?.length && same(resources, jokers),
};

/** The moves to play if time runs out now. */
export function plannedMoves({ table, picked }) {
  if (picked.deed) return [picked.deed];
  const move = table.legalMoves.find((each) => FITS[each.type]?.(each, picked));
  return move ? [move] : [];
}

/** The points of this round with what is put together; nothing while that is nothing. */
export function planLine(context) {
  const after = previewOf(context);
  if (!after) return '';
  const { civilisation } = context.table.view.players[context.seat];
  return planPoints(say('roundPoints'), roundPoints(civilisation), roundPoints(after));
}
