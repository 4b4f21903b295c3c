export * as desk from '../pages/desk.js';
export * as hall from '../pages/hall.js';
export * as league from '../pages/league.js';
export * as leagues from '../pages/leagues.js';
export * as 'new-tournament' from '../pages/new-tournament.js';
export * as tournament from '../pages/tournament.js';
export * as tournaments from '../pages/tournaments.js';
