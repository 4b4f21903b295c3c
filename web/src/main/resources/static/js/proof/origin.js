import { canonical } from './canonical.js';
import { Chance, gameSeed } from './chance.js';
import { fromHex, hmac, utf8 } from './sha256.js';

const all = ({ opening, steps }) => [...opening, ...steps.flatMap((step) => step.events)];

/** Whether the game begins with the events of the one it went on with, up to one of its decisions. */
export function sharesPast({ table, game, seats, opening, origin }, { untimed = (event) => event }) {
  const { parent } = origin;
  const ends = [parent.opening, ...parent.steps.map((step) => step.events)].reduce(
    (sums, events) => [...sums, (sums.at(-1) ?? 0) + events.length],
    [],
  );
  const past = all(parent).slice(0, origin.events);
  const same = ({ type, version, event }, i) =>
    opening[i]?.type === type &&
    opening[i].version === version &&
    canonical(opening[i].event) === canonical(untimed(event));
  return (
    table !== parent.table &&
    parent.table === origin.table &&
    parent.game === game &&
    parent.seats === seats &&
    ends.includes(origin.events) &&
    past.every(same)
  );
}

/** The seed of the redeal: one that anyone could know, or one of the table's own secret. */
function redealSeed({ serverSeed, table, origin }) {
  return origin.seed === null
    ? gameSeed(fromHex(serverSeed), ['redeal'], table)
    : hmac(utf8(origin.seed), utf8(`${origin.table}|${origin.sequence}|${origin.perspective}`));
}

/** The draws of the redeal. */
export function inheritedDraws(history, rules) {
  const { opening, origin, seats } = history;
  const deal = opening.slice(origin.events).map((each) => each.event);
  if (origin.deal === 'REAL') return [['redeal', [], deal]];
  const past = opening.slice(0, origin.events).map((each) => each.event);
  try {
    return [...rules.redeal({ past, deal, seat: origin.perspective, seats }, new Chance(redealSeed(history)))];
  } catch {
    return [['redeal', null, deal]]; // what was recorded there is no deal
  }
}

const IDLE = { below: () => 0, shuffle: (items) => [...items] };

/** The chance of the table itself begins behind the past: until then nothing is drawn, only followed. */
export function ownChance(history, chance) {
  let now = IDLE;
  function* watched() {
    for (const [i, { event }] of all(history).entries()) {
      now = i < history.opening.length ? IDLE : chance;
      yield event;
    }
  }
  return {
    history: { ...history, watched },
    chance: { below: (n) => now.below(n), shuffle: (items) => now.shuffle(items) },
    isOwn: () => now !== IDLE,
  };
}
