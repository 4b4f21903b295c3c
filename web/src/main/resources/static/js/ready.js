import { get } from './api.js';
import { gameName, t } from './messages.js';
import { tell } from './notify.js';
import { go } from './router.js';
import { session } from './session.js';

const LOOK = 15_000;
const TOLD = 'perennial.told';
const MOST = 50;

let waiting = [];
const others = new Set();

/** Tables of my tournaments at which I do not sit at the moment: [{id, game}]. */
export const readyTables = () => waiting.filter((each) => location.pathname !== `/tables/${each.id}`);

/** Looks on every page, also in the background, whether a round was paired for me. */
export function keepLooking(changed) {
  const look = async () => {
    const before = waiting.map((each) => each.id).join();
    waiting = await find().catch(() => waiting); // no connection; the next look tries again
    if (before !== waiting.map((each) => each.id).join()) changed();
    waiting.forEach(announce);
  };
  setInterval(look, LOOK);
  for (const event of ['session', 'page']) window.addEventListener(`perennial:${event}`, look);
  look();
}

async function find() {
  const known = session();
  if (!known || known.guest) return [];
  const { playing } = await get(`/players/${known.player}/profile`);
  const tables = await Promise.all(playing.filter((id) => !others.has(id)).map((id) => waiting.find((each) => each.id === id) ?? read(id)));
  return tables.filter((each) => each !== null);
}

/** Only a tournament sets its players down at a table; to all others one goes by oneself. */
async function read(id) {
  const { table } = await get(`/tables/${id}`);
  if (table.tournament && !['FINISHED', 'ABORTED'].includes(table.status)) return { id, game: table.game };
  others.add(id);
  return null;
}

/** Once for each table, whichever page of this browser is the first to see it. */
function announce({ id, game }) {
  const told = JSON.parse(localStorage.getItem(TOLD) ?? '[]');
  if (told.includes(id)) return;
  localStorage.setItem(TOLD, JSON.stringify([...told, id].slice(-MOST)));
  tell(t('notify.round'), gameName(game), id, () => go(`/tables/${id}`));
}
