import { get } from './api.js';
import { loadStyle } from './lit.js';
import { loadMessages } from './messages.js';
import { part } from './parts.js';

const boards = new Map();
let list = null;

/** The games the server offers. */
export const games = () => {
  list ??= get('/games')
    .then((answer) => answer.games)
    .catch((failure) => {
      list = null;
      throw failure;
    });
  return list;
};

/**
 * The board of a game with its texts and its style sheet. All are found by the game's id, so that a new game brings
 * only its own files.
 */
export function loadBoard(game) {
  if (!boards.has(game)) {
    boards.set(
      game,
      load(game).catch((failure) => {
        boards.delete(game);
        throw failure;
      }),
    );
  }
  return boards.get(game);
}

async function load(game) {
  const [board] = await Promise.all([
    part(game, () => import(moduleOf(game))).catch((failure) => anyBoard(game, failure)),
    loadStyle(`/css/boards/${game}.css`),
    loadMessages(game),
  ]);
  return board;
}

/** Its own address, so that the bundler makes no file of it: boards are in the first one. */
const moduleOf = (game) => new URL(`./boards/${game}.js`, import.meta.url).href;

/** A game without a board of its own has one that serves for all; a board that did not get here is another matter. */
async function anyBoard(game, failure) {
  if ((await fetch(`/js/boards/${game}.js`)).status !== 404) throw failure;
  return import('./boards/generic.js');
}

export const loadGameTexts = async () => loadMessages(...(await games()).map((each) => each.id));
