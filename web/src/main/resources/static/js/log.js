import { cardChip, speciesChip } from './boards/trees.js';
import { h } from './dom.js';
import { clockTime, hasText, parts, t } from './messages.js';

/** The event in words; null for events that say nothing by themselves. */
export function logLine(frame, nameOf) {
  const { key, params } = frame.sentence;
  if (!hasText(key)) return h('li', {}, time(frame), spelledOut(key));
  const pieces = parts(key, (name) => piece(name, params, nameOf));
  return pieces.length ? h('li', {}, time(frame), pieces) : null;
}

/** A game whose texts are still to be written: the event's name as words. */
const spelledOut = (key) => key.split('.')[1].replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

const time = (frame) => h('time', { datetime: frame.time }, clockTime(frame.time));

const join = (items, separator) => items.flatMap((item, i) => (i ? [separator, item] : [item]));

/** Parameters are numbers, texts or lists of them; their names say what they mean. */
function piece(name, params, nameOf) {
  switch (name) {
    case 'seat': case 'from': return h('strong', {}, nameOf(params[name]));
    case 'seatNumber': return String(params.seat + 1);
    case 'card': return cardChip(params.card);
    case 'species': return speciesChip(params.species);
    case 'inPlay': return join(params.inPlay.map(speciesChip), ', ');
    case 'scorers': return params.seats.length
      ? join(params.seats.map((seat, i) => `${nameOf(seat)} ${params.points[i]}`), ', ') : t('arboretum.noScore');
    case 'totals': return join(params.points.map((points, seat) => `${nameOf(seat)} ${points}`), ', ');
    default: return String(params[name] ?? '');
  }
}
