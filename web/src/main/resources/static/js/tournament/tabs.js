import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';

/** On a phone the row is too long: the part that is shown is brought into sight. */
export const inSight = (tab) =>
  requestAnimationFrame(() => {
    const row = tab?.parentElement;
    if (row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  });

/** The parts of a page side by side, one of them shown. */
export const tabs = (names, chosen, label, nameOf, choose) =>
  html`<div class="tabs" role="group" aria-label=${label}>
    ${names.map(
      (each) =>
        html`<button
          data-key="tab-${each}"
          aria-pressed=${each === chosen}
          @click=${() => choose(each)}
          ${each === chosen ? ref(inSight) : nothing}
        >
          ${nameOf(each)}
        </button>`,
    )}
  </div>`;
