import { LANGUAGES } from '../messages.js';

const SPEEDS = [0.5, 1, 2, 4, 8];
const on = (value) => value !== null && !['0', 'false', 'no'].includes(value);
const moment = (value) => (/^\d{1,9}$/.test(value ?? '') ? Number(value) : null);

/** The parameters of an embedded page; unknown values are ignored. */
export function parametersOf(search) {
  const given = new URLSearchParams(search);
  const speed = Number(given.get('speed'));
  return {
    from: moment(given.get('from')),
    to: moment(given.get('to')),
    autoplay: on(given.get('autoplay')),
    loop: on(given.get('loop')),
    replay: on(given.get('replay')),
    speed: SPEEDS.includes(speed) ? speed : 1,
    layout: given.get('layout') === 'column' ? 'column' : 'row',
    language:
      [given.get('lang'), ...navigator.languages.map((each) => each.slice(0, 2))].find((each) =>
        LANGUAGES.includes(each),
      ) ?? 'en',
  };
}
