const EXACT = 2_000; // the server tells whole seconds, and they need their time to get here

let ahead = 0;

/** Hears the time of every answer: many a clock on a wall or a desk is minutes wrong. */
export function noteTime(date) {
  const told = Date.parse(date ?? '') - Date.now();
  if (!Number.isNaN(told)) ahead = Math.abs(told) > EXACT ? told : 0;
}

/** The time by which clocks run out. */
export const serverNow = () => Date.now() + ahead;
