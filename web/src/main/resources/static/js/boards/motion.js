import { play } from './effects.js';
import { zoomOf } from './fit.js';

const EASE = 'cubic-bezier(.2, .7, .2, 1)';
const TRAVEL = 300;
const APPEAR = 200;
const FAR = 2; // pixels: less is no journey
const quiet = matchMedia('(prefers-reduced-motion: reduce)');

const TOGETHER = 6; // events of one drawing that are still told apart
const played = new WeakSet(); // a drawing for another reason repeats nothing

let before = null; // where everything was before this redraw; null between redraws

/**
 * Animates pieces. Call it first in a board's draw(): a piece with the same `data-flip` name before and after the
 * redraw moves from its old place to its new one. A new piece comes from the place named in `data-from`, if that was
 * there (any `data-flip` or `data-spot`); otherwise it fades in. `data-turn` spins and `data-pulse` swells a changed
 * value, also in a piece that was redrawn elsewhere. Inside an <svg> the names belong on a <g> without a transform of
 * its own.
 *
 * @param motions what each type of event looks like besides
 */
export function track({ mini, events, lastEvent } = {}, motions = {}) {
  if (mini || !isMoving() || before) return;
  const fresh = (events ?? [lastEvent]).filter((event) => event && !played.has(event));
  fresh.forEach((event) => played.add(event));
  before = { places: placesNow(), values: valuesNow() };
  queueMicrotask(() => {
    // the redraw is over, nothing is painted yet
    const was = before;
    before = null;
    if (was.places.size) animate(was);
    fresh.slice(-TOGETHER).forEach((event) => play(motions[event.type]?.(event) ?? []));
  });
}

/** Nothing moves where nobody looks, or for those who prefer that. */
export const isMoving = () => !quiet.matches && !document.hidden;

const named = () => document.querySelectorAll('[data-flip], [data-spot]');
const nameOf = (element) => element.dataset.flip ?? element.dataset.spot;

function placesNow() {
  const places = new Map();
  for (const element of named()) {
    const box = element.getBoundingClientRect();
    if (box.width) places.set(nameOf(element), box);
  }
  return places;
}

function valuesNow() {
  const values = new Map();
  for (const element of valued()) values.set(whose(element), valueOf(element));
  return values;
}

const valued = () => document.querySelectorAll('[data-turn], [data-pulse]');

/** A value belongs to the piece it stands on, wherever that lies now; otherwise to its element. */
const whose = (element) => element.closest('[data-flip]')?.dataset.flip ?? element;

const valueOf = ({ dataset }) => `${dataset.turn ?? ''}|${dataset.pulse ?? ''}`;

function animate({ places, values }) {
  const journeys = [];
  for (const element of document.querySelectorAll('[data-flip]')) {
    const from = places.get(element.dataset.flip) ?? places.get(element.dataset.from);
    const to = from && element.getBoundingClientRect();
    if (!from) {
      appear(element);
    } else if (to.width && (Math.abs(from.x - to.x) > FAR || Math.abs(from.y - to.y) > FAR)) {
      journeys.push({ element, from, to });
    }
  }
  journeys.forEach(travel); // all places are read before the first piece moves
  for (const element of valued()) {
    const value = values.get(whose(element));
    if (value !== undefined && value !== valueOf(element)) stir(element);
  }
}

/** Lengths inside a drawing, and inside a board that was scaled to its room, are in their own units. */
function unitOf(element) {
  return element.ownerSVGElement ? element.getScreenCTM()?.a || 1 : zoomOf(element);
}

function travel({ element, from, to }) {
  const unit = unitOf(element);
  const x = (from.x + from.width / 2 - to.x - to.width / 2) / unit;
  const y = (from.y + from.height / 2 - to.y - to.height / 2) / unit;
  const size = element.ownerSVGElement ? 1 : Math.min(Math.max(from.width / to.width, 0.4), 2.5);
  element.classList.add('travelling'); // above everything else on its way
  const journey = element.animate(
    [
      { translate: `${x}px ${y}px`, scale: size },
      { translate: '0 0', scale: 1 },
    ],
    { duration: TRAVEL, easing: EASE },
  );
  journey.onfinish = () => element.classList.remove('travelling');
  journey.oncancel = journey.onfinish;
}

function appear(element) {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: APPEAR, easing: 'ease-out' });
}

function stir(element) {
  const keys = element.hasAttribute('data-turn')
    ? [{ rotate: '-360deg' }, { rotate: '0deg' }]
    : [{ scale: 1.25 }, { scale: 1 }];
  element.animate(keys, { duration: 320, easing: EASE });
}
