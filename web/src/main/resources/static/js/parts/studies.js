export * as studies from '../pages/studies.js';
export * as study from '../pages/study.js';
