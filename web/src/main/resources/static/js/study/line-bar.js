import { html } from 'lit-html';
import { words } from '../log.js';
import { t } from '../messages.js';
import { signOf } from '../replay/signs.js';

/** Steps through a line. */
export function lineBar(page) {
  const { place, line } = page;
  const button = (name, sign, moves, off) =>
    html`<button
      data-key="line-${name}"
      aria-label=${t(`study.line.${name}`)}
      title=${t(`study.line.${name}`)}
      ?disabled=${off}
      @click=${() => page.visit({ ...place, moves })}
    >
      ${signOf(sign)}
    </button>`;
  const { length } = line.moves;
  return html`<div class="replay-bar">
    <div class="steps">
      ${button('first', 'first', 0, place.moves === 0)} ${button('back', 'back', place.moves - 1, place.moves === 0)}
      ${button('next', 'next', place.moves + 1, place.moves >= length)}
      ${button('last', 'last', length, place.moves >= length)}
    </div>
    <button data-key="back-to-game" @click=${() => page.visit({ sequence: place.sequence, variation: null, moves: 0 })}>
      ${t('study.backToGame')}
    </button>
  </div>`;
}

/** Where we are in the line, and what its last move did. */
export function lineMoment(page) {
  const { place, line, explored, board, nameOf } = page;
  const said = explored.events.map((event) => words(event, board, nameOf)).find((each) => each.length);
  return html`<p class="said" aria-live="polite">
    <span class="numbers muted">${t('study.lineMove', { n: place.moves, last: line.moves.length })}</span>
    ${said ?? explored.notation ?? page.lineTitle(place.variation)}
  </p>`;
}
