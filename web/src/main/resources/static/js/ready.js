import { get } from './api.js';
import { gameName, t } from './messages.js';
import { learnNames } from './names.js';
import { tell } from './notify.js';
import { go } from './router.js';
import { session, signedInAs } from './session.js';

const LOOK = 15_000;
const TOLD = 'perennial.told';
const MOST = 50;
const MOST_GAMES = 8;

let games = [];

const elsewhere = ({ id }) => location.pathname !== `/tables/${id}`;

/** The games I play just now, those that wait for me first: [{id, game, status, tournament, players, awaited, myTurn, seatMove}]. */
export const myGames = () => games;

/** Tables of my tournaments at which I do not sit at the moment: only a tournament sets its players down at a table. */
export const readyTables = () => games.filter((each) => each.tournament && elsewhere(each));

/** Looks on every page, also in the background, whether somebody waits for me: a round was paired, or it is my turn. */
export function keepLooking(changed) {
  const look = async () => {
    const before = JSON.stringify(games);
    games = await find().catch((failure) => (failure.status === 404 ? [] : games)); // no connection; the next look tries again
    if (before !== JSON.stringify(games)) {
      changed();
      window.dispatchEvent(new Event('perennial:games'));
    }
    games.forEach(announce);
  };
  setInterval(look, LOOK);
  for (const event of ['session', 'page']) window.addEventListener(`perennial:${event}`, look);
  look();
}

async function find() {
  if (!session()) return [];
  const { playing } = await get(`/players/${signedInAs()}/profile`);
  const tables = await Promise.all(playing.slice(0, MOST_GAMES).map(read));
  return tables.filter((each) => each?.status === 'PLAYING').sort((one, other) => other.myTurn - one.myTurn);
}

/** A table as lists show it; null if it cannot be had. */
async function read(id) {
  const frame = await get(`/tables/${id}?mostMoves=1`).catch(() => null);
  if (!frame) return null;
  learnNames(frame.names);
  const { awaited, seat, seatMove, table: { game, status, tournament, seats } } = frame;
  return { id, game, status, tournament: tournament ?? null, players: seats.map((each) => each.player), awaited, myTurn: awaited.includes(seat), seatMove };
}

/** Once for each table and each turn, whichever page of this browser is the first to see it. */
function announce({ id, game, tournament, myTurn, seatMove }) {
  const turn = `${id}#${seatMove}`;
  if (tournament) {
    once(id, () => {
      if (myTurn) once(turn, () => {}); // who hears of the round need not hear of its first turn as well
      tell(t('notify.round'), gameName(game), id, () => go(`/tables/${id}`));
    });
  }
  if (myTurn && document.hidden && elsewhere({ id })) once(turn, () => tell(t('notify.turn'), gameName(game), id, () => go(`/tables/${id}`)));
}

function once(what, act) {
  const told = JSON.parse(localStorage.getItem(TOLD) ?? '[]');
  if (told.includes(what)) return;
  localStorage.setItem(TOLD, JSON.stringify([...told, what].slice(-MOST)));
  act();
}
