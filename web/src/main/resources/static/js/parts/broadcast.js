export * as clip from '../pages/clip.js';
export * as wall from '../pages/wall.js';
