import { memoryOf } from '../memory.js';

/** The planet that is drawn large: the one somebody enlarged, until he follows another seat; else the one in front. */
export function shownPlanet({ table, front }) {
  const { players } = table.view;
  const memory = memoryOf(table);
  return (memory.front === front ? players[memory.shown] : undefined) ?? players[front ?? 0];
}

/** @param seat null for the one in front */
export const enlarge = ({ table, front }, seat) => Object.assign(memoryOf(table), { shown: seat, front });
