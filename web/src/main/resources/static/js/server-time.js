const EXACT = 2_000; // the server reports whole seconds, and they take time to arrive

let ahead = 0;

/** Reads the time of every answer, since many device clocks are minutes wrong. */
export function noteTime(date) {
  const told = Date.parse(date ?? '') - Date.now();
  if (!Number.isNaN(told)) ahead = Math.abs(told) > EXACT ? told : 0;
}

/** The time by which clocks run out. */
export const serverNow = () => Date.now() + ahead;
