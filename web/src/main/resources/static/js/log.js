import { html } from 'lit-html';
import { clockTime, hasText, parts, t } from './messages.js';

/** The event in words, as parts of a template; none for events that say nothing by themselves. */
export function words({ sentence: { key, params } }, board, nameOf) {
  return hasText(key)
    ? parts(key, (name) => board.logPiece?.(name, params, { nameOf, key }) ?? piece(name, params, nameOf), params)
    : [spelledOut(key)];
}

/** The event in words with its time; null for events that say nothing by themselves. */
export function logLine(frame, board, nameOf) {
  const said = words(frame, board, nameOf);
  return said.length ? html`<time datetime=${frame.time}>${clockTime(frame.time)}</time> ${said}` : null;
}

/** A game whose texts are still to be written: the event's name as words. */
const spelledOut = (key) =>
  key
    .split('.')
    .pop()
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** Parameters are numbers, texts or lists of them; their names say what they mean. */
function piece(name, params, nameOf) {
  switch (name) {
    case 'seat':
    case 'from':
      return html`<strong>${nameOf(params[name])}</strong>`;
    case 'seatNumber':
      return String(params.seat + 1);
    case 'phrase':
      return t(`phrase.${params.phrase}`);
    case 'totals':
      return params.points.map((points, seat) => `${nameOf(seat)} ${points}`).join(', ');
    default:
      return String(params[name] ?? '');
  }
}
