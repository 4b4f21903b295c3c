import { html, nothing } from 'lit-html';
import { fit } from '../boards/fit.js';
import { rove, walk } from '../boards/roving.js';
import { t } from '../messages.js';
import { seatClock } from './clock.js';

const TABS = ['board', 'others', 'more'];
const MANY = 4; // seats whose names need a line of their own on a phone

/**
 * One screen for a table: what to do, the board in the room that is left, the hand below it, and
 * everything else at the side. On a phone the side and the other players' places are one tab away.
 *
 * @param page keeps the chosen `tab` and draws with `redraw`
 * @param drawn what the board's draw() answered: `board`, and if there are any `dock` (hand and buttons) and `others`
 *   (the name of the part of the board that a phone shows separately); `waiting` before the game
 * @param tools buttons beside the sentence; the keys reach them after the board
 */
export function tableLayout(
  page,
  { game, head, now = nothing, refusal = '', drawn, strip = nothing, side, bar = nothing, tools = nothing },
) {
  const tabs = TABS.filter((each) => (each === 'others' ? drawn.others : each === 'more' ? side : true));
  const tab = tabs.includes(page.tab) ? page.tab : 'board';
  return html`<div
    class="shell ${drawn.waiting ? 'waiting' : ''} ${page.plans?.kept ? 'plan-kept' : ''}"
    data-tab=${tab}
  >
    <div class="head">${head}</div>
    ${strip}
    <div class="say">${now}</div>
    <p class="refusal" role="alert">${refusal}</p>
    <div class="board board-${game}">
      <div class="play-area">${drawn.board}</div>
      ${drawn.dock ? html`<div class="dock">${drawn.dock}</div>` : nothing}
    </div>
    ${tools === nothing ? nothing : html`<div class="tools">${tools}</div>`}
    ${bar}${side ? html`<aside class="side" aria-label=${t('table.tab.more')}>${side}</aside>` : nothing}
    ${tabs.length > 1 ? tabBar(page, tabs, tab, drawn.others) : nothing}
  </div>`;
}

const tabBar = (page, tabs, tab, others) =>
  html`<div class="shell-tabs" role="group" aria-label=${t('table.tabs')}>
    ${tabs.map(
      (each) =>
        html`<button
          data-key="tab-${each}"
          aria-pressed=${each === tab}
          @click=${() => {
            page.tab = each;
            page.redraw();
          }}
        >
          ${each === 'others' ? others : t(`table.tab.${each}`)}
        </button>`,
    )}
  </div>`;

/** The players with their clocks, and whose turn it is, in one line for a phone. */
export const seatStrip = ({ table, nameOf }) =>
  table.table.status === 'PLAYING'
    ? html`<ul class="strip ${table.table.seats.length >= MANY ? 'many' : ''}" aria-hidden="true">
        ${table.table.seats.map(
          ({ seat }) =>
            html`<li class=${table.awaited.includes(seat) ? 'turn' : ''}>
              <span>${nameOf(seat)}</span>${seatClock(table, seat)}
            </li>`,
        )}
      </ul>`
    : nothing;

/** Keeps the board as large as its room: after each drawing, and when the window changes. */
export class Fitting {
  constructor(main) {
    this.main = main;
    this.observer = new ResizeObserver(() => fit(main));
    this.watched = null;
    main.addEventListener('keydown', walk);
  }

  drawn() {
    fit(this.main);
    rove(this.main);
    const area = this.main.querySelector('.play-area');
    if (area === this.watched) return;
    this.observer.disconnect();
    if (area) this.observer.observe(area);
    this.watched = area;
  }

  close() {
    this.main.removeEventListener('keydown', walk);
    this.observer.disconnect();
  }
}
