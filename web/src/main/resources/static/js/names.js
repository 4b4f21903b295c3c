import { get } from './api.js';
import { hasText, t } from './messages.js';

const names = new Map();
const bot = (id) => /^bot-(\w+)-(\d+)$/.exec(id);

/** Names come from the server beside the ids, as they are called today. */
export const learnNames = (more) => Object.entries(more ?? {}).forEach(([id, name]) => names.set(id, name));
export const knownNames = (ids) =>
  Object.fromEntries(ids.filter((id) => names.has(id)).map((id) => [id, names.get(id)]));
export const knowsName = (id) => names.has(id) || bot(id) !== null;

/** Bots are called by their level; erased accounts have no name. */
export function playerName(id) {
  const [, level, number] = bot(id) ?? [];
  return level ? t('player.bot', { level: levelName(level), number }) : (names.get(id) ?? t('player.nameless'));
}

/** The server's names of the bots' levels are those of their methods; players know easy, medium and hard. */
const STRENGTHS = { random: 'easy', greedy: 'medium', expert: 'hard' };

export function levelName(level) {
  const strength = STRENGTHS[level] ?? level;
  return hasText(`strength.${strength}`) ? t(`strength.${strength}`) : level;
}

/** A level with a word on it, for a list to choose from. */
export function levelChoice(level) {
  const about = `strength.${STRENGTHS[level] ?? level}.about`;
  return hasText(about) ? `${levelName(level)}: ${t(about)}` : levelName(level);
}

/** The same as a sentence beside a list that has room for the name alone. */
export function levelAbout(level) {
  const said = levelChoice(level);
  return `${said[0].toLocaleUpperCase()}${said.slice(1)}.`;
}

/** Events contain no names, so unknown players are looked up. Answers whether any name was new. */
export async function askForNames(ids) {
  const strangers = [...new Set(ids)].filter((player) => player && !knowsName(player));
  if (!strangers.length) return false;
  const { players } = await get(`/players?ids=${strangers.join(',')}`).catch(() => ({ players: [] }));
  learnNames(Object.fromEntries(players.map((each) => [each.id, each.displayName])));
  return players.length > 0;
}
