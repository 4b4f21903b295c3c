import { knowsName, playerName } from '../names.js';
import { findPlayer } from '../players/find-player.js';

const nameOrId = (player) => (knowsName(player) ? playerName(player) : player);

/** Groups of players in a field: a line each, names with commas. */
export const groupsText = (groups = []) => groups.map((group) => group.map(nameOrId).join(', ')).join('\n');

/** The groups in a field. Players listed before keep their id, even if their name alone is ambiguous. */
export function groupsOf(text = '', before = []) {
  if (text === groupsText(before)) return before;
  const known = new Map(before.flat().map((player) => [nameOrId(player), player]));
  const names = (line) =>
    line
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
  return Promise.all(
    text
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => Promise.all(names(line).map((name) => known.get(name) ?? findPlayer(name)))),
  );
}
