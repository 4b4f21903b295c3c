export * as account from '../pages/account.js';
export * as games from '../pages/games.js';
export * as ladder from '../pages/ladder.js';
export * as player from '../pages/player.js';
export * as recover from '../pages/recover.js';
