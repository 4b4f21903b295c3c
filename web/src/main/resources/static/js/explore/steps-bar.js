import { html, nothing } from 'lit-html';
import { options } from '../form.js';
import { t } from '../messages.js';
import { signOf } from '../replay/signs.js';

/** Steps through what was tried, and the choice of a seat where several may move. */
export function stepsBar(page) {
  const { tree, answer } = page;
  const button = (name, sign, node) =>
    html`<button
      data-key="explore.${name}"
      aria-label=${t(`explore.${name}`)}
      title=${t(`explore.${name}`)}
      ?disabled=${!node || page.asking}
      @click=${() => page.visit(node)}
    >
      ${signOf(sign)}
    </button>`;
  const { awaited } = answer.positions.at(-1);
  return html`<div class="replay-bar">
    <div class="steps">
      ${button('begin', 'first', tree.here === tree.root ? null : tree.root)}
      ${button('undo', 'back', tree.before)}${button('redo', 'next', tree.after)}
    </div>
    ${
      awaited.length > 1
        ? html`<label class="field inline"
            >${t('explore.playFor')}<select
              data-key="play-for"
              @change=${(event) => page.playFor(Number(event.target.value))}
            >
              ${options(awaited, answer.seat, page.nameOf)}
            </select></label
          >`
        : nothing
    }
  </div>`;
}
