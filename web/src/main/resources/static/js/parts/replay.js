export * as explore from '../pages/explore.js';
export * as replay from '../pages/replay.js';
export * as tv from '../pages/tv.js';
