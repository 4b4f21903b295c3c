export * as home from '../pages/home.js';
export * as 'not-found' from '../pages/not-found.js';
export * as table from '../pages/table.js';
