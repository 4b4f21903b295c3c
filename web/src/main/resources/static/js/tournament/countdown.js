import { nextRound } from './entry-state.js';
import { isOver } from './phase.js';

const WEEK = 7 * 86_400_000;

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offset(zone, moment) {
  const options = { timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' };
  const told = Object.fromEntries(
    new Intl.DateTimeFormat('en', { ...options, hour: 'numeric', minute: 'numeric', second: 'numeric' })
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year, month, day, hour, minute, second } = told;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

/** The same time of day some weeks later, also across a change of clocks. */
function weeksLater(instant, weeks, zone) {
  const first = Date.parse(instant);
  const then = first + weeks * WEEK;
  return then + offset(zone, first) - offset(zone, then);
}

/**
 * When the next round begins.
 *
 * @return {number | null} milliseconds; null if it begins as soon as it can, or if there is none
 */
export function nextRoundTime(overview) {
  if (isOver(overview)) return null;
  const { timing } = overview.rules;
  const time = (instant) => (instant ? Date.parse(instant) : null);
  if (overview.status === 'REGISTRATION') return time(timing.startsAt ?? timing.roundTimes?.[0]);
  const next = nextRound(overview);
  if (next === null) return null;
  if (timing.schedule === 'WEEKLY') return weeksLater(timing.roundTimes[0], next - 1, timing.timeZone);
  return timing.schedule === 'FIXED' ? time(timing.roundTimes[next - 1]) : null;
}

/** A span in hours, minutes and seconds, as on a clock; days come first. */
export function spanText(millis) {
  const left = Math.max(0, Math.ceil(millis / 1000));
  const two = (value) => String(value).padStart(2, '0');
  const clock = `${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
  const hours = Math.floor(left / 3600);
  return { days: Math.floor(hours / 24), clock: hours ? `${hours % 24}:${clock}` : clock };
}
