import { render } from 'lit-html';
import { asset } from './assets.js';

/** Makes a part of a drawing work like a button for those who use a keyboard. */
export const keys = (act) => (event) => {
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    act(event);
  }
};

let waiting = null;

/**
 * Draws, and gives the focus back to what has the same data-key if its element went away, or could not be pressed for a
 * while.
 */
export function show(container, template) {
  const active = document.activeElement;
  const key = container.contains(active) ? active.getAttribute('data-key') : null;
  render(template, container);
  if (key && !(active.isConnected && container.contains(document.activeElement))) {
    container.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  }
  if (container.contains(active) && active.matches(':disabled')) {
    waiting = active;
  } else if (waiting && !(waiting.isConnected && waiting.matches(':disabled'))) {
    if (waiting.isConnected && document.activeElement === document.body) waiting.focus({ preventScroll: true });
    waiting = null;
  }
}

const styles = new Map();

/** A style sheet that belongs to a page or a board; drawn only once it is there, so that nothing jumps. */
export function loadStyle(href) {
  if (!styles.has(href)) {
    styles.set(
      href,
      new Promise((resolve) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = asset(href);
        link.addEventListener('load', resolve);
        link.addEventListener('error', resolve);
        document.head.append(link);
      }),
    );
  }
  return styles.get(href);
}
