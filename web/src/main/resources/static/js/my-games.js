import { get } from './api.js';
import { gameName, loadMessages, t } from './messages.js';
import { knownNames, learnNames } from './names.js';
import { mayTell, tell } from './notify.js';
import { session, signedInAs } from './session.js';

const LOOK = 15_000;
const LOOKED = 'perennial.looked';
const TOLD = 'perennial.told';
const KNOWN = 'perennial.games';
const MOST = 50;
const MOST_GAMES = 8;
const MOST_WAITING = 4;

let games = lastKnown();
let known = null;
let looked;
const firstLook = new Promise((resolve) => {
  looked = resolve;
});

/** Resolves when my games are known; at once for visitors and on a recent visit. */
export const gamesKnown = () => (games.length || !session() ? Promise.resolve() : firstLook);

const elsewhere = ({ id }) => location.pathname !== `/tables/${id}`;

/**
 * My games, those that wait for me first, tables that wait for others last: [{id, game, status, tournament, players,
 * awaited, myTurn, seatMove}].
 */
export const myGames = () => games;

/** Tables of my tournaments at which I do not sit at the moment: only a tournament sets its players down at a table. */
export const readyTables = () => games.filter((each) => each.tournament && elsewhere(each));

/**
 * Checks on every page and periodically, also in the background, whether a game waits for me: a round was paired, or it
 * is my turn.
 */
export function keepLooking(changed) {
  const look = async () => {
    localStorage.setItem(LOOKED, Date.now());
    const before = JSON.stringify(games);
    // no connection; the next look tries again
    games = await find().catch((failure) => (failure.status === 404 ? [] : games));
    looked();
    if (before !== JSON.stringify(games)) {
      keep();
      changed();
      window.dispatchEvent(new Event('perennial:games'));
    }
    games.forEach(announce);
  };
  setInterval(() => {
    if (!leavesItToOthers()) look();
  }, LOOK);
  for (const event of ['session', 'page']) window.addEventListener(`perennial:${event}`, look);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look();
  });
}

/** The last known state of this window is shown until the first check. */
function lastKnown() {
  const kept = JSON.parse(sessionStorage.getItem(KNOWN) ?? 'null');
  if (kept === null || kept.player !== signedInAs()) return [];
  learnNames(kept.names);
  return kept.games;
}

const keep = () =>
  sessionStorage.setItem(
    KNOWN,
    JSON.stringify({ player: signedInAs(), games, names: knownNames(games.flatMap((each) => each.players)) }),
  );

/** In the background one page looks for all of this browser, and none where nothing can be told. */
const leavesItToOthers = () =>
  document.hidden && (!mayTell() || Date.now() - Number(localStorage.getItem(LOOKED)) < LOOK * 0.9);

/** A guest made a moment ago has no profile yet, and no games either. */
async function isKnown({ guest, player }) {
  if (!guest || known === player) return true;
  const { players } = await get(`/players?ids=${player}`);
  if (players.length) known = player;
  return players.length > 0;
}

async function find() {
  if (!session() || !(await isKnown(session()))) return [];
  const { playing, waiting } = await get(`/players/${signedInAs()}/profile`);
  const tables = await Promise.all([...playing.slice(0, MOST_GAMES), ...waiting.slice(0, MOST_WAITING)].map(read));
  const worth = ({ myTurn, status }) => 2 * myTurn + (status === 'PLAYING');
  return tables
    .filter((each) => ['PLAYING', 'OPEN'].includes(each?.status))
    .sort((one, other) => worth(other) - worth(one));
}

/** A table as lists show it; null if it cannot be had. */
async function read(id) {
  const frame = await get(`/tables/${id}?mostMoves=1`).catch(() => null);
  if (!frame) return null;
  learnNames(frame.names);
  const {
    awaited,
    seat,
    seatMove,
    table: { game, status, tournament, seats },
  } = frame;
  await loadMessages(game).catch(() => {}); // to call it by its name on every page
  return {
    id,
    game,
    status,
    tournament: tournament ?? null,
    players: seats.map((each) => each.player),
    awaited,
    myTurn: awaited.includes(seat),
    seatMove,
  };
}

/** Once for each table and each turn, whichever page of this browser is the first to see it. */
function announce({ id, game, tournament, myTurn, seatMove }) {
  const turn = `${id}#${seatMove}`;
  const say = (what) => tell(t(what), gameName(game), `/tables/${id}`);
  if (tournament && !told().includes(id)) {
    // who hears of the round need not hear of its first turn as well
    // who looks here reads it above the page
    once([id, ...(myTurn ? [turn] : [])], async () => !document.hidden || say('notify.round'));
  } else if (myTurn && document.hidden && elsewhere({ id })) {
    once([turn], () => say('notify.turn'));
  }
}

const told = () => JSON.parse(localStorage.getItem(TOLD) ?? '[]');
const telling = new Set();

/** A notification that failed is sent at the next check. */
async function once(things, tells) {
  const [first] = things;
  if (told().includes(first) || telling.has(first)) return;
  telling.add(first);
  if (await tells()) localStorage.setItem(TOLD, JSON.stringify([...told(), ...things].slice(-MOST)));
  telling.delete(first);
}
