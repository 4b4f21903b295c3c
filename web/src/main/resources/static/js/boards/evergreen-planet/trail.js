import { viewStateOf } from '../view-state.js';
import { cellsOf, pieceAt } from './map.js';

/** The cells of a planet's last change, so that players notice what the others have done. */
export function trailOf(table, { seat, planet }) {
  const seen = (viewStateOf(table).planets ??= new Map());
  const { now, changed } = seen.get(seat) ?? { now: planet, changed: [] };
  if (now === planet) {
    seen.set(seat, { now, changed });
    return changed;
  }
  const fresh = cellsOf(table.view.tables)
    .map(({ cell }) => cell)
    .filter((cell) => pieceAt(now, cell) !== pieceAt(planet, cell));
  seen.set(seat, { now: planet, changed: fresh });
  return fresh;
}

const GLOWS = { SunScored: 'glow-sun', ForestScored: 'glow-forest' };

/** The parts of a planet that were just scored, even if more has happened since it was last drawn. */
export const glowOf = ({ events, lastEvent }, seat) =>
  GLOWS[
    (events?.length ? events : [lastEvent]).findLast((event) => event?.seat === seat && event.type in GLOWS)?.type
  ] ?? '';
