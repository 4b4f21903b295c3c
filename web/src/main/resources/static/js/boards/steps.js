/**
 * The vocabulary of motion: what an event looks like, as data. Places are names that boards give to their elements
 * (`data-flip`, `data-spot`, `data-at` or `data-key`); of several names the first that is on the board counts.
 */

/** Something goes from one place to another: a card to a hand, goods to a stock. */
export const fly = (from, to, look = 'card') => ({ kind: 'fly', from: list(from), at: list(to), look });

/** A place shines up: this is where it happened. A piece that travels on its own shines when it lands. */
export const glow = (...names) => ({ kind: 'glow', at: names.flat() });

/** Something grows out of its place. */
export const grow = (...names) => ({ kind: 'grow', at: names.flat() });

/** Something turns once. */
export const turn = (...names) => ({ kind: 'turn', at: names.flat() });

/** Something is shaken: it was struck. */
export const shake = (...names) => ({ kind: 'shake', at: names.flat() });

/** Points rise at the place they come from. */
export const points = (value, ...names) => ({ kind: 'points', at: names.flat(), value });

/** Light or shadow moves over a place, from the side of the sun. */
export const sweep = (side, ...names) => ({ kind: 'sweep', at: names.flat(), side });

const list = (names) => (Array.isArray(names) ? names : [names]);

/** All places an event is about, for marks and for a click in the log. */
export const placesOf = (motions, event) =>
  (motions?.[event?.type]?.(event) ?? []).flatMap(({ kind, at }) => (kind === 'sweep' ? [] : [at]));
