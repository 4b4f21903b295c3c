import { explained } from './terms.js';

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const isVisible = (element) => element.getClientRects().length > 0;

/** Every part of a board that has an explanation, in the order of the page. */
export function explainedParts(board, terms) {
  const parts = [...board.querySelectorAll('*')].map((each) => explained(each, terms)?.element);
  return [...new Set(parts)].filter((each) => each && isVisible(each));
}

/** Leads the focus from part to part with the arrow keys, also to those that it cannot reach otherwise. */
export class ExplainWalk {
  constructor(board, terms, ended) {
    Object.assign(this, {
      parts: explainedParts(board, terms),
      at: -1,
      lent: null,
      ended,
      ears: new AbortController(),
    });
    document.addEventListener('keydown', (event) => this.key(event), { signal: this.ears.signal, capture: true });
    this.go(1);
  }

  key(event) {
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      event.stopPropagation();
      this.go(step);
    } else if (['Escape', 'Tab'].includes(event.key)) {
      this.end();
    }
  }

  go(step) {
    this.giveBack();
    const { parts } = this;
    for (let tries = 0; tries < parts.length; tries += 1) {
      this.at = (this.at + step + parts.length) % parts.length;
      if (parts[this.at].isConnected) break;
    }
    const part = parts[this.at];
    if (!part?.isConnected) {
      this.end();
      return;
    }
    if (part.tabIndex < 0 && !part.hasAttribute('tabindex')) {
      part.setAttribute('tabindex', '-1');
      this.lent = part;
    }
    part.focus({ focusVisible: true });
  }

  /** Takes the focus away again from a part that cannot have it by itself. */
  giveBack() {
    this.lent?.removeAttribute('tabindex');
    this.lent = null;
  }

  end() {
    this.ears.abort();
    this.giveBack();
    this.ended();
  }
}
