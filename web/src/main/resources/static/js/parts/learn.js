export * as learn from '../pages/learn.js';
export * as rules from '../pages/rules.js';
