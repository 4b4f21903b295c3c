import { html, nothing } from 'lit-html';
import { track } from './motion.js';
import { MOTIONS } from './s-evolution/motions.js';
import { playerBoard } from './s-evolution/board.js';
import { say } from './s-evolution/cards.js';
import { previewOf } from './s-evolution/deed-forecast.js';
import { finale } from './s-evolution/finale.js';
import { miniature } from './s-evolution/miniature.js';
import { tray } from './s-evolution/tray.js';
import { trickArea } from './s-evolution/trick.js';
import { nowSentence } from './s-evolution/words.js';

export { MOTIONS } from './s-evolution/motions.js';
export { plannedMoves } from './s-evolution/planned.js';
export { logPiece } from './s-evolution/words.js';
export { finale as how } from './s-evolution/finale.js';

/** The whole table: the trick, the player's own board below it, then the other boards. */
export function draw(context) {
  const { table, mini } = context;
  const { view } = table;
  if (!view) return { board: null };
  const first = context.front ?? 0;
  const order = view.players.map((_, i) => (first + i) % view.players.length);
  if (mini) return { board: miniature(context, order) };
  track(context, MOTIONS);
  const over = view.standings.length > 0;
  const preview = previewOf(context);
  return {
    now: nowSentence(context),
    others: say('otherBoards'),
    board: html`<div class="evolution ${over ? 'over' : ''}">
      ${over ? html`<div class="ending part-main">${finale(context)}</div>` : nothing}
      <div class="middle-board part-main" data-fit>
        <div class="stack-of-two">
          ${over ? nothing : trickArea(context)}${playerBoard(context, first, { preview, large: !over })}
        </div>
      </div>
      ${
        order.length > 1
          ? html`<div class="rivals part-others" data-fit>
              <div class="civs rivals-${order.length - 1}">
                ${order.slice(1).map((seat) => playerBoard(context, seat))}
                <div class="phone-only">${playerBoard(context, first)}</div>
              </div>
            </div>`
          : nothing
      }
    </div>`,
    dock: context.seat !== null && !context.readOnly && !over ? tray(context) : null,
  };
}
