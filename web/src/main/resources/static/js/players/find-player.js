import { get, Refused } from '../api.js';
import { learnNames } from '../names.js';

/** The player with a name or an id. If several have similar names none is chosen: the user has to be specific. */
export async function findPlayer(text) {
  const name = text.trim();
  const { players } = await get(`/search/players?name=${encodeURIComponent(name)}&limit=5`);
  const called = players.filter((each) => each.displayName.toLowerCase() === name.toLowerCase());
  const likely = called.length ? called : players;
  if (likely.length === 1) {
    learnNames({ [likely[0].id]: likely[0].displayName });
    return likely[0].id;
  }
  const {
    players: [byId],
  } = await get(`/players?ids=${encodeURIComponent(name)}`);
  if (byId) {
    learnNames({ [byId.id]: byId.displayName });
    return byId.id;
  }
  throw new Refused(
    {
      code: likely.length ? 'SEVERAL_PLAYERS' : 'NO_SUCH_PLAYER',
      params: { name, names: likely.map((each) => `${each.displayName} (${each.id})`).join(', ') },
    },
    404,
  );
}
