import { get } from '../../api.js';

const TRIES = 20;
const PAUSE = 600;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

const rankIn = ({ ladders }, game) => ladders.find(({ ladder, kind }) => ladder === game && kind === 'human') ?? null;

/** A player's place on the ladder of a game; null without one. */
export const standingOf = async (player, game) =>
  rankIn(await get(`/players/${encodeURIComponent(player)}/ratings`).catch(() => ({ ladders: [] })), game);

/**
 * The change of a player's rating by a finished game. The ladder hears of the game a moment after the table does.
 *
 * @return before and after; null when the ladder does not list the game, as with tables that only a link leads to
 */
export async function ratingChange(player, game, table, isWanted = () => true) {
  for (let i = 0; i < TRIES && isWanted(); i += 1) {
    const { points } = await get(`/players/${encodeURIComponent(player)}/ratings/${game}?limit=5`).catch(() => ({
      points: [],
    }));
    const point = points.find((each) => each.table === table);
    if (point) return { before: Math.round(point.before), after: Math.round(point.after) };
    await pause();
  }
  return null;
}
