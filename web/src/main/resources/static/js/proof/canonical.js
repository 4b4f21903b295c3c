import { hex, sha256, utf8 } from './sha256.js';

/** The canonical form of RFC 8785; all our numbers are whole, so no more of it is needed. */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join(',')}}`;
}

const without = ({ digest: _, ...rest }) => rest;
const hashOf = (value) => hex(sha256(utf8(canonical(value))));

export const stepDigest = (step) => hashOf(without(step)).slice(0, 16);
export const historyDigest = (history) =>
  hashOf({ ...without(history), steps: history.steps.map((step) => step.digest) });
