import { html, nothing } from 'lit-html';
import { words } from '../log.js';
import { t } from '../messages.js';

const NEXT = 6;

/** The tree of all tried moves, beside the moves of the game. */
export function treeCard(page) {
  const { tree } = page;
  return html`<section class="card stack tried">
    <h2>${t('explore.tree')}</h2>
    <div class="lines">
      <div>
        <h3 class="small muted">${t('explore.mainLine')}</h3>
        ${mainLine(page)}
      </div>
      <div>
        <h3 class="small muted">${t('explore.branches')}</h3>
        <ol class="branch" data-key="branch">
          ${item(page, tree.root, t('explore.start'))}${following(page, tree.root)}
        </ol>
        ${tree.root.children.length ? nothing : html`<p class="small muted">${t('explore.none')}</p>`}
      </div>
    </div>
  </section>`;
}

/** The first move goes on with the line, the others branch off. */
function following(page, from) {
  const rows = [];
  for (let node = from; node.children.length; [node] = node.children) {
    const [first, ...others] = node.children;
    rows.push(item(page, first, said(page, first)));
    rows.push(
      ...others.map(
        (other) =>
          html`<li class="aside">
            <ol class="branch">
              ${item(page, other, said(page, other))}${following(page, other)}
            </ol>
          </li>`,
      ),
    );
  }
  return rows;
}

const item = (page, node, label) =>
  html`<li>
    <button
      class="plain"
      data-key="node-${page.numberOf(node)}"
      aria-current=${node === page.tree.here ? 'step' : nothing}
      @click=${() => page.visit(node)}
    >
      ${label}
    </button>
  </li>`;

/** A move by the first of its events that says something. */
function said({ board, nameOf }, { move, events }) {
  const [first] = events.map((event) => words(event, board, nameOf)).filter((each) => each.length);
  return first ?? `${nameOf(move.seat)}: ${move.notation}`;
}

/** The moves that followed in the game; none where the viewer does not want to know. */
function mainLine({ id, replay, sequence, spoilers, board, nameOf }) {
  if (spoilers.hidden) return html`<p class="small muted">${t('spoilers.hidden')}</p>`;
  const turns = replay.turns.filter(({ n }) => n > sequence).slice(0, NEXT);
  const line = ({ n, seat, notation }) => {
    const frame = replay.frames.find((each) => each.n === n + 1);
    const text = frame ? words(frame, board, nameOf) : [];
    return html`<li>
      <a href="/tables/${id}/replay?at=${n}">${text.length ? text : `${nameOf(seat)}: ${notation ?? ''}`}</a>
    </li>`;
  };
  return html`<ol class="branch main-line">
    ${turns.map(line)}
  </ol>`;
}
