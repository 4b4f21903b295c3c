import { historyDigest, stepDigest } from './canonical.js';
import { Chance, gameSeed } from './chance.js';
import { fromHex, hex, sha256 } from './sha256.js';

/**
 * Draws a finished game's chance again and compares it with what was recorded, here in the browser, without asking the
 * server for anything but the history. Answers the checks, each with its result; null if the game cannot be checked.
 */
export async function check(history) {
  const { commitment, serverSeed, clientSeeds, table, game } = history;
  const seed = fromHex(serverSeed);
  const found = [
    { key: 'commitment', ok: hex(sha256(seed)) === commitment },
    { key: 'steps', ok: history.steps.every((step) => stepDigest(step) === step.digest), count: history.steps.length },
    { key: 'history', ok: historyDigest(history) === history.digest },
  ];
  const key = clientSeeds.includes(null) ? null : gameSeed(seed, clientSeeds, table);
  const rules = await import(`./draws/${game}.js`).catch(() => null);
  const chance = key && new Chance(key);
  const draws = key && rules ? compare(rules.draws(history, chance)) : [];
  found.push({ key: 'draws', ok: draws.length ? draws.every((each) => each.ok) : null, count: draws.length });
  return { found, seed: key && hex(key), draws, words: chance?.used ?? 0 };
}

/** Good only if everything was looked at and holds. */
export const verdict = (found) =>
  found.some((each) => each.ok === false) ? 'bad' : found.every((each) => each.ok) ? 'good' : 'part';

/** @param draws what, drawn, recorded */
function compare(draws) {
  return Array.from(draws, ([what, drawn, recorded]) => ({
    what,
    ok: JSON.stringify(drawn) === JSON.stringify(recorded),
  }));
}

export const eventsOf = (history) =>
  [...history.opening, ...history.steps.flatMap((step) => step.events)].map((each) => each.event);
