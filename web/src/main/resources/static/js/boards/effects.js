const EASE = 'cubic-bezier(.2, .7, .2, 1)';
export const LONG = 300;
const SHORT = 220;
const APART = 40; // between equal steps of one event
const OURS = 'perennial-motion';

const ATTRIBUTES = ['data-flip', 'data-spot', 'data-at', 'data-key'];

/** The element with the first of these names that is on the board. Of several with one name, the visible one. */
export function placed(names, root = document) {
  for (const name of names) {
    const found = ATTRIBUTES.flatMap((each) => [...root.querySelectorAll(`[${each}="${CSS.escape(name)}"]`)]);
    if (found.length) return found.find((each) => each.getClientRects().length) ?? found[0];
  }
  return null;
}

const animate = (element, keys, duration, delay) =>
  element.animate(keys, { duration, delay, easing: EASE, fill: 'backwards', id: OURS });

const MOVES = {
  glow: (element, _, delay) =>
    animate(element, [{ filter: 'drop-shadow(0 0 7px var(--sun)) brightness(1.12)' }, { filter: 'none' }], LONG, delay),
  grow: (element, _, delay) =>
    animate(element, [{ scale: 0.1, opacity: 0.2 }, { scale: 1.12, opacity: 1 }, { scale: 1 }], LONG, delay),
  turn: (element, _, delay) => animate(element, [{ rotate: '-360deg' }, { rotate: '0deg' }], LONG, delay),
  shake: (element, _, delay) =>
    animate(
      element,
      [0, -5, 5, -3, 0].map((x) => ({ translate: `${x}px 0` })),
      LONG,
      delay,
    ),
  points: rise,
  sweep,
  fly,
};

/** Plays the steps of one event. @return the elements that move */
export function play(steps) {
  const moved = [];
  steps.forEach((step, i) => {
    const element = placed(step.at);
    if (!element) return;
    MOVES[step.kind](element, step, Math.min(i * APART, 160));
    moved.push(element);
  });
  return moved;
}

/** Ends at once what still moves. */
export function finishMotion() {
  for (const each of document.getAnimations?.() ?? []) {
    if (each.id === OURS) each.finish();
  }
}

/** A picture of its own over everything, gone when it has arrived. */
function ghost(box, look, text = '') {
  const element = document.createElement('div');
  element.className = `motion-ghost ${look}`;
  element.setAttribute('aria-hidden', 'true');
  element.textContent = text;
  element.style.cssText = `left: ${box.x + box.width / 2}px; top: ${box.y + box.height / 2}px`;
  document.body.append(element);
  return element;
}

function vanish(element, motion) {
  motion.onfinish = () => element.remove();
  motion.oncancel = motion.onfinish;
  return motion;
}

/** Where an element is; on a phone a part that is not shown is where its tab is. @return null if neither is there */
function boxOf(element) {
  const tab = element.closest('.part-main') ? 'board' : 'others';
  const shown = [element, document.querySelector(`[data-key=tab-${tab}]`)].find(
    (each) => each?.getClientRects().length,
  );
  return shown?.getBoundingClientRect() ?? null;
}

function fly(target, { from, look }, delay) {
  const source = placed(from);
  MOVES.glow(target, null, delay + SHORT / 2);
  const start = source && source !== target ? boxOf(source) : null;
  const end = start && boxOf(target);
  if (!end) return;
  const flying = ghost(start, look);
  const x = end.x + end.width / 2 - start.x - start.width / 2;
  const y = end.y + end.height / 2 - start.y - start.height / 2;
  vanish(
    flying,
    animate(
      flying,
      [{ translate: '-50% -50%' }, { translate: `calc(-50% + ${x}px) calc(-50% + ${y}px)` }],
      LONG,
      delay,
    ),
  );
}

function rise(element, { value }, delay) {
  MOVES.glow(element, null, delay);
  const box = value ? boxOf(element) : null;
  if (!box) return;
  const number = ghost(box, 'points', value > 0 ? `+${value}` : String(value));
  const keys = [
    { translate: '-50% -30%', opacity: 0 },
    { translate: '-50% -90%', opacity: 1, offset: 0.3 },
    { translate: '-50% -190%', opacity: 0 },
  ];
  vanish(number, number.animate(keys, { duration: 900, delay, easing: 'ease-out', fill: 'both', id: OURS }));
}

const FROM = { N: '0 0 100% 0', S: '100% 0 0 0', E: '0 0 0 100%', W: '0 100% 0 0' };

/** A veil of light that comes in from the sun's side. */
function sweep(element, { side }, delay) {
  MOVES.glow(element, null, delay);
  if (!element.getClientRects().length) return;
  const box = element.getBoundingClientRect();
  const veil = ghost(box, 'sweep');
  veil.style.width = `${box.width}px`;
  veil.style.height = `${box.height}px`;
  vanish(
    veil,
    animate(
      veil,
      [
        { clipPath: `inset(${FROM[side]})`, opacity: 0.9 },
        { clipPath: 'inset(0)', opacity: 0.5, offset: 0.7 },
        { clipPath: 'inset(0)', opacity: 0 },
      ],
      LONG,
      delay,
    ),
  );
}
