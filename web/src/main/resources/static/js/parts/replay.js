export * as replay from '../pages/replay.js';
export * as tv from '../pages/tv.js';
