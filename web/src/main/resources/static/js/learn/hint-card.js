import { html, nothing } from 'lit-html';
import { words } from '../log.js';
import { parts, t } from '../messages.js';

/** The move and why, over the board, so that nothing moves. */
export function hintCard(hint, { best, next, reasons }) {
  const { page, board } = hint;
  const context = { view: page.table.view, seat: page.table.seat, nameOf: page.nameOf };
  const said = (move) => html`<strong>${board.moveWords(move, context)}</strong>`;
  const [compared, ...facts] = reasons;
  const piece = (name) =>
    name === 'move' ? said(best.move) : name === 'next' ? said(next.move) : String(compared.params[name]);
  return html`<div class="hint card" role="status">
    <p>${parts(compared.key, piece, compared.params)}</p>
    ${
      facts.length
        ? html`<ul>
            ${facts.map((fact) => html`<li>${words({ sentence: fact }, page.board, page.nameOf)}</li>`)}
          </ul>`
        : nothing
    }
    <div class="row">
      <button class="primary" data-key="play-hint" @click=${() => hint.play(best.move)}>${t('hint.play')}</button>
      <button data-key="close-hint" @click=${() => hint.drop()}>${t('hint.close')}</button>
    </div>
  </div>`;
}
