import { historyDigest, stepDigest } from './canonical.js';
import { Chance, gameSeed } from './chance.js';
import { inheritedDraws, ownChance, sharesPast } from './origin.js';
import { fromHex, hex, sha256 } from './sha256.js';

/**
 * Draws a finished game's chance again and compares it with what was recorded, here in the browser, without asking the
 * server for anything but the history. Answers the checks, each with its result; null if the game cannot be checked.
 */
export async function check(history) {
  const { commitment, serverSeed, clientSeeds, table, game, origin } = history;
  const seed = fromHex(serverSeed);
  const found = [
    { key: 'commitment', ok: hex(sha256(seed)) === commitment },
    { key: 'steps', ok: history.steps.every((step) => stepDigest(step) === step.digest), count: history.steps.length },
    { key: 'history', ok: historyDigest(history) === history.digest },
  ];
  const key = clientSeeds.includes(null) ? null : gameSeed(seed, clientSeeds, table);
  const rules = await import(`./draws/${game}.js`).catch(() => null);
  const chance = key && new Chance(key);
  const draws = key && rules ? drawsOf(rules, history, chance) : [];
  // a game that went on with another one may draw nothing of its own
  const ok = draws.length || (origin && rules) ? draws.every((each) => each.ok) : null;
  if (origin) {
    found.push({ key: 'origin', ok: rules !== null && (await isSound(history, rules)), count: origin.events });
  }
  found.push({ key: 'draws', ok, count: draws.length });
  return { found, seed: key && hex(key), draws, words: chance?.used ?? 0 };
}

/** The shared past is that of the other game, which holds by itself. */
async function isSound(history, rules) {
  const { found } = await check(history.origin.parent);
  return verdict(found) === 'good' && sharesPast(history, rules);
}

/** Of a game that went on with another one: the redeal, and what was drawn since. */
function drawsOf(rules, history, chance) {
  if (!history.origin) return compare(rules.draws(history, chance));
  const own = ownChance(history, chance);
  const later = [];
  for (const draw of rules.draws(own.history, own.chance)) if (own.isOwn()) later.push(draw);
  return compare([...inheritedDraws(history, rules), ...later]);
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
  history.watched?.() ??
  [...history.opening, ...history.steps.flatMap((step) => step.events)].map((each) => each.event);
