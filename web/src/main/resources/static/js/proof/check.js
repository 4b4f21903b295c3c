import { historyDigest, stepDigest } from './canonical.js';
import { Chance, gameSeed } from './chance.js';
import { fromHex, hex, sha256 } from './sha256.js';

/**
 * Draws a finished game's chance again and compares it with what was recorded, here in the browser, without asking the
 * server for anything but the history. Answers what was checked, each with whether it holds.
 */
export async function check(history) {
  const { commitment, serverSeed, clientSeeds, table, game } = history;
  const seed = fromHex(serverSeed);
  const found = [
    { key: 'commitment', ok: hex(sha256(seed)) === commitment },
    { key: 'steps', ok: history.steps.every((step) => stepDigest(step) === step.digest), count: history.steps.length },
    { key: 'history', ok: historyDigest(history) === history.digest },
  ];
  if (clientSeeds.includes(null)) return { found, seed: null, draws: [], words: 0 };
  const key = gameSeed(seed, clientSeeds, table);
  const chance = new Chance(key);
  const rules = await import(`./draws/${game}.js`).catch(() => null);
  const draws = rules ? compare(rules.draws(history, chance)) : [];
  if (rules) found.push({ key: 'draws', ok: draws.every((each) => each.ok), count: draws.length });
  return { found, seed: hex(key), draws, words: chance.used };
}

/** @param draws what, drawn, recorded */
function compare(draws) {
  return Array.from(draws, ([what, drawn, recorded]) => ({ what, ok: JSON.stringify(drawn) === JSON.stringify(recorded) }));
}

export const eventsOf = (history) => [...history.opening, ...history.steps.flatMap((step) => step.events)].map((each) => each.event);
