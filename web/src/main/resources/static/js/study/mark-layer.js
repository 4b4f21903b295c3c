import { render, svg } from 'lit-html';
import { boxOf, targetAt, targetBeside, targetsOn } from './mark-targets.js';

const HEAD = 12;
const LARGE = 160; // an oval round a whole area would touch others
const STEPS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** Draws marks over the board, wherever its parts are now, and finds out which part was pressed or reached by keys. */
export class MarkLayer {
  constructor(main) {
    Object.assign(this, { main, marks: [], pick: null, cursor: null });
    this.ears = new AbortController();
    this.observer = new ResizeObserver(() => this.place());
    const { signal } = this.ears;
    window.addEventListener('scroll', () => this.place(), { signal, capture: true, passive: true });
    main.addEventListener('click', (event) => this.press(event), { signal, capture: true });
    main.addEventListener('keydown', (event) => this.key(event), { signal, capture: true });
  }

  close() {
    this.ears.abort();
    this.observer.disconnect();
  }

  press(event) {
    const board = this.pick && event.target.closest?.('.board');
    if (!board) return;
    event.preventDefault();
    event.stopPropagation();
    const found = targetAt(event.target, { x: event.clientX, y: event.clientY });
    if (found) this.pick.take(found);
  }

  /** While something is drawn, the arrow keys go from part to part and Enter marks the one that was reached. */
  key(event) {
    const { board, pick } = this;
    if (!pick || event.target !== board || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    const chosen = ['Enter', ' '].includes(event.key);
    if (!step && !chosen && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      pick.end();
      return;
    }
    const targets = targetsOn(board);
    const here = targets.find(({ target }) => target === this.cursor);
    if (chosen && here) pick.take(here);
    else if (!chosen && targets.length) this.reach(here ? targetBeside(targets, here, step) : targets[0]);
  }

  reach({ target, words }) {
    this.cursor = target;
    this.place();
    this.pick.at(words);
  }

  /** A tool was chosen: from now on the keys are for the board. */
  begin(board) {
    board.tabIndex = 0;
    board.focus({ preventScroll: true });
  }

  /** @param pick what takes the parts that are chosen; null if the board is only looked at */
  draw(marks, pick = null) {
    const board = this.main.querySelector('.board');
    const began = pick !== null && this.pick === null;
    Object.assign(this, { marks, pick, cursor: pick ? this.cursor : null });
    if (!board) return;
    board.classList.toggle('marking', pick !== null);
    if (began) this.begin(board);
    else if (!pick) board.removeAttribute('tabindex');
    if (this.board !== board) {
      this.observer.disconnect();
      this.observer.observe(board);
      this.layer = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      this.layer.setAttribute('class', 'mark-layer');
      this.layer.setAttribute('aria-hidden', 'true');
      this.board = board;
    }
    if (this.layer.parentNode !== board) board.append(this.layer);
    this.place();
    requestAnimationFrame(() => this.place()); // cards may still be on their way
  }

  place() {
    if (!this.board?.isConnected) return;
    const origin = this.board.getBoundingClientRect();
    const boxes = (target) => {
      const box = boxOf(this.board, target);
      return box && { ...box, x: box.x - origin.x, y: box.y - origin.y };
    };
    const reached = this.cursor && boxes(this.cursor);
    render([...this.marks.map((mark) => shape(mark, boxes)), reached ? frame(reached) : svg``], this.layer);
  }
}

const frame = ({ x, y, width, height }) =>
  svg`<rect class="mark-cursor" x=${x - 4} y=${y - 4} width=${width + 8} height=${height + 8} rx="8"/>`;

function shape({ kind, at, to, colour }, boxes) {
  const box = boxes(at);
  const name = `mark-${colour.toLowerCase()}`;
  if (!box) return svg``;
  if (kind === 'ARROW') {
    const end = boxes(to);
    return end ? arrow(middle(box), middle(end), name) : svg``;
  }
  const { x, y, width, height } = box;
  const framed = kind === 'CARD' || Math.max(width, height) > LARGE;
  return framed
    ? svg`<rect class=${name} x=${x - 2} y=${y - 2} width=${width + 4} height=${height + 4} rx="6"/>`
    : svg`<ellipse class=${name} cx=${x + width / 2} cy=${y + height / 2} rx=${width / 2} ry=${height / 2}/>`;
}

const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

function arrow(from, to, name) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const neck = { x: to.x - ux * HEAD, y: to.y - uy * HEAD };
  const wing = HEAD * 0.6;
  const points = [
    [to.x, to.y],
    [neck.x - uy * wing, neck.y + ux * wing],
    [neck.x + uy * wing, neck.y - ux * wing],
  ];
  return svg`<g class=${name}><line x1=${from.x} y1=${from.y} x2=${neck.x} y2=${neck.y}/>
    <polygon class="head" points=${points.map((each) => each.join(',')).join(' ')}/></g>`;
}
