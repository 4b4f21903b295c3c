import { html, nothing, render } from 'lit-html';
import { t } from '../messages.js';
import { titleOf } from './chapters.js';
import { explained, loadTerms, nameOf, termText } from './terms.js';
import { isMouseAtRest } from './resting-mouse.js';
import { placeFor } from './tooltip-place.js';

const WAIT = 350; // milliseconds a mouse or the focus stays before it explains
const LINGER = 220; // so that the pointer can go to the tooltip
const PRESS = 500; // how long a finger rests
const FAR = 10;
const ID = 'board-tooltip';
const isTip = (element) => Boolean(element?.closest?.('.tooltip'));

/** Explains the parts of a board to a mouse that rests, to the focus, and to a finger that is held down. */
export class Tooltips {
  /** @param openRule opens the rules at a chapter */
  constructor(main, game, openRule) {
    Object.assign(this, { main, game, openRule, shown: null, pointer: null, ears: new AbortController() });
    const { signal } = this.ears;
    const on = (type, act, options) => main.addEventListener(type, act, { signal, ...options });
    on('pointerover', (event) => this.over(event));
    on('pointermove', ({ clientX: x, clientY: y }) => {
      this.pointer = { x, y };
    });
    on('pointerout', ({ target }) => {
      if (!isTip(target)) this.leaveSoon();
    });
    on('focusin', ({ target }) => {
      this.pointer = null;
      if (target.matches(':focus-visible')) this.soon(target);
    });
    on('focusout', ({ relatedTarget }) => {
      if (!isTip(relatedTarget)) this.hide();
    });
    on('pointerdown', (event) => this.down(event));
    on('contextmenu', (event) => {
      if (this.held) event.preventDefault();
    });
    on('click', (event) => this.swallow(event), { capture: true });
    document.addEventListener('scroll', () => this.hide(), { signal, capture: true });
    document.addEventListener('keydown', (event) => this.key(event), { signal, capture: true });
  }

  close() {
    this.ears.abort();
    this.hide();
  }

  /** A drawing may have taken away what was explained. */
  drawn() {
    if (this.shown && !this.shown.element.isConnected) this.hide();
  }

  get terms() {
    this.loading ??= loadTerms(this.game);
    return this.loading;
  }

  over({ target, pointerType, clientX: x, clientY: y, buttons }) {
    if (pointerType === 'touch' || buttons || isTip(target)) return;
    if (isMouseAtRest()) return; // the board changed below it
    this.pointer = { x, y };
    if (this.shown?.element.contains(target)) {
      clearTimeout(this.leaving);
      this.soon(target, WAIT / 2); // perhaps an inner part has an explanation of its own
      return;
    }
    this.soon(target);
  }

  soon(target, wait = WAIT) {
    clearTimeout(this.waiting);
    if (!target.closest('.board')) return;
    this.waiting = setTimeout(() => this.explain(target), wait);
  }

  async explain(target) {
    const terms = await this.terms;
    if (!terms || !target.isConnected || this.ears.signal.aborted) return false;
    const found = explained(target, terms);
    if (!found) return false;
    if (found.element !== this.shown?.element) this.show(found);
    return true;
  }

  show({ element, term }) {
    this.hide();
    const { game } = this;
    const box = document.createElement('div');
    box.id = ID;
    box.className = 'tooltip';
    box.setAttribute('role', 'tooltip');
    render(
      html`<strong>${nameOf(element, game, term)}</strong>
        <p>${termText(game, term)}</p>
        ${
          term.rule
            ? html`<button class="plain" data-key="tip-rule" @click=${() => this.openRule(term.rule)}>
                ${t('learn.toRule', { chapter: titleOf(game, term.rule) })} <kbd>R</kbd>
              </button>`
            : nothing
        }`,
      box,
    );
    box.addEventListener('pointerenter', () => clearTimeout(this.leaving));
    box.addEventListener('pointerleave', () => this.leaveSoon());
    this.main.append(box);
    const { x, y } = placeFor(element.getBoundingClientRect(), box.getBoundingClientRect(), this.pointer);
    box.style.left = `${x}px`;
    box.style.top = `${y}px`;
    quietTitles(element);
    const described = element.getAttribute('aria-describedby');
    element.setAttribute('aria-describedby', ID);
    this.shown = { element, term, box, described };
  }

  hide() {
    clearTimeout(this.waiting);
    clearTimeout(this.leaving);
    if (!this.shown) return;
    const { element, box, described } = this.shown;
    box.remove();
    if (described) element.setAttribute('aria-describedby', described);
    else element.removeAttribute('aria-describedby');
    loudTitles(element);
    this.shown = null;
  }

  leaveSoon() {
    clearTimeout(this.waiting);
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => this.hide(), LINGER);
  }

  /** A finger that is held down asks; one that moves scrolls, and one that is lifted presses. */
  down({ target, pointerType, clientX, clientY }) {
    if (isTip(target)) return;
    this.hide();
    this.held = false;
    if (pointerType !== 'touch') return;
    const calm = new AbortController();
    const timer = setTimeout(async () => {
      calm.abort();
      this.pointer = { x: clientX, y: clientY };
      this.held = await this.explain(target);
    }, PRESS);
    const stop = () => {
      clearTimeout(timer);
      calm.abort();
    };
    const { signal } = calm;
    window.addEventListener('pointerup', stop, { signal });
    window.addEventListener('pointercancel', stop, { signal });
    window.addEventListener(
      'pointermove',
      (event) => {
        if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > FAR) stop();
      },
      { signal },
    );
  }

  /** The finger that asked does not press as well. */
  swallow(event) {
    if (!this.held) return;
    this.held = false;
    event.preventDefault();
    event.stopPropagation();
  }

  key(event) {
    if (event.key !== 'Escape' || !this.shown) return;
    event.preventDefault();
    event.stopPropagation();
    this.hide();
  }
}

const titled = (element) => [element, element.closest('[title]'), ...element.querySelectorAll('[title]')];

/** The browser's own tooltips would lie over ours. */
function quietTitles(element) {
  for (const each of titled(element)) {
    if (!each?.getAttribute('title')) continue;
    each.dataset.title = each.getAttribute('title');
    each.removeAttribute('title');
  }
}

function loudTitles(element) {
  for (const each of [element, element.closest('[data-title]'), ...element.querySelectorAll('[data-title]')]) {
    if (!each?.dataset.title) continue;
    each.setAttribute('title', each.dataset.title);
    delete each.dataset.title;
  }
}
