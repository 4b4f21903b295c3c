import { artistOf, valueOf } from './artists.js';

/** Only to show what a plan would do; what it does is decided by the server (concert spec 2.3, 6). */
const STEPS = [5, 6, 7, 8, 10, 12];
const next = (value) => STEPS[(STEPS.indexOf(value) + 1) % STEPS.length];

/** The player an artist follows: most influence shown, among equals the highest card. */
function leader(tops, artist) {
  const shown = tops
    .map((cards, seat) => {
      const values = cards.filter((card) => card && artistOf(card) === artist).map(valueOf);
      return { seat, sum: values.reduce((sum, value) => sum + value, 0), highest: Math.max(0, ...values) };
    })
    .filter((each) => each.sum > 0);
  shown.sort((one, other) => other.sum - one.sum || other.highest - one.highest);
  return shown[0]?.seat ?? null;
}

/** The records after the planned cards, and their journeys on the way there. */
export function forecast(view, plan) {
  const tops = view.seats.map((seat) => seat.stacks.map((stack) => stack.at(-1)));
  const discs = view.discs.map((disc) => ({ ...disc }));
  const journeys = [];
  for (const { card, target, slot } of plan) {
    const covered = tops[target][slot];
    tops[target][slot] = card;
    for (const artist of new Set([artistOf(card), covered && artistOf(covered)])) {
      const disc = discs.find((each) => each.artist === artist);
      const to = disc && leader(tops, artist);
      if (!disc || to === null || to === disc.holder) continue;
      const value = disc.holder === null ? disc.value : next(disc.value);
      journeys.push({ artist, from: disc.holder, to, value });
      Object.assign(disc, { holder: to, value });
    }
  }
  return { discs, journeys };
}

/** The lines of a concert; in the final one the hit does not count. */
export const billOf = (discs, seat, hit) =>
  discs
    .filter((disc) => disc.holder === seat)
    .map(({ artist, value }) => {
      const factor = artist === hit ? 2 : 1;
      return { artist, value, factor, points: value * factor };
    });

export const sumOf = (bill) => bill.reduce((sum, line) => sum + line.points, 0);
