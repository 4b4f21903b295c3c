import { viewStateOf } from '../view-state.js';

/** The large planet: the enlarged one, until the viewer follows another seat; otherwise the one in front. */
export function shownPlanet({ table, front }) {
  const { players } = table.view;
  const viewState = viewStateOf(table);
  return (viewState.front === front ? players[viewState.shown] : undefined) ?? players[front ?? 0];
}

/** @param seat null for the one in front */
export const enlarge = ({ table, front }, seat) => Object.assign(viewStateOf(table), { shown: seat, front });
