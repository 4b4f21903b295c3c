import { html, nothing } from 'lit-html';
import { t } from '../messages.js';

const MOST = 60;

/** A board for games without one of their own: all data from the server as a tree, and moves as buttons. */
export function draw({ table, myTurn, play, mini }) {
  if (mini) return { board: nothing };
  const moves = myTurn ? table.legalMoves : [];
  return {
    board: html` ${
      moves.length
        ? html`<section class="card">
            <h2>${t('table.legal')}</h2>
            <div class="moves">
              ${moves
                .slice(0, MOST)
                .map(
                  (move, i) => html`<button data-key="move-${i}" @click=${() => play(move)}>${describe(move)}</button>`,
                )}
              ${
                moves.length > MOST
                  ? html`<span class="muted">${t('table.moreMoves', { count: moves.length - MOST })}</span>`
                  : nothing
              }
            </div>
          </section>`
        : nothing
    }
    ${table.view ? html`<section class="card tree">${tree(table.view)}</section>` : nothing}`,
  };
}

const plain = (value) => value === null || typeof value !== 'object';
const describe = ({ type, ...rest }) =>
  [type, ...Object.values(rest).map((each) => (plain(each) ? each : JSON.stringify(each)))].join(' ');

function tree(value) {
  if (plain(value)) return String(value);
  if (Array.isArray(value) && value.every(plain)) return value.join(', ');
  return html`<dl>
    ${Object.entries(value).map(([name, each]) =>
      !plain(each) && Object.keys(each).length && !(Array.isArray(each) && each.every(plain))
        ? html`<details open>
            <summary>${name}</summary>
            ${tree(each)}
          </details>`
        : html`<div class="leaf">
            <dt>${name}</dt>
            <dd>${tree(each)}</dd>
          </div>`,
    )}
  </dl>`;
}
