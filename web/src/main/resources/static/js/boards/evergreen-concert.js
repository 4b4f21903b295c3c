import './drag-as-clicks.js';
import { html, nothing } from 'lit-html';
import { actions } from './evergreen-concert/actions.js';
import { say } from './evergreen-concert/artists.js';
import { finale } from './evergreen-concert/finale.js';
import { hand } from './evergreen-concert/hand.js';
import { forecast } from './evergreen-concert/plan-forecast.js';
import { planOf } from './evergreen-concert/plan.js';
import { miniPromoter, promoter } from './evergreen-concert/promoter.js';
import { sheet } from './evergreen-concert/sheet.js';
import { miniStage, recordStrip, stage } from './evergreen-concert/stage.js';
import { nowSentence } from './evergreen-concert/words.js';
import { track } from './motion.js';
import { MOTIONS } from './evergreen-concert/motions.js';

export { choices } from './evergreen-concert/choices.js';
export { finale as how } from './evergreen-concert/finale.js';
export { MOTIONS } from './evergreen-concert/motions.js';
export { plannedMoves } from './evergreen-concert/plan.js';
export { logPiece } from './evergreen-concert/words.js';

/** The whole table: promoters around the stage, the player's own seat at the bottom. */
export function draw(context) {
  const { table, mini } = context;
  const { view } = table;
  if (!view) return { board: null };
  const first = context.front ?? 0;
  const others = view.seats.map((_, i) => (first + i) % view.seats.length);
  if (mini) {
    return {
      board: html`<div class="mini-table mini-${view.seats.length}">
        ${miniStage(context)}
        <div class="mini-promoters">${others.map((seat) => miniPromoter(context, seat))}</div>
      </div>`,
    };
  }
  track(context, MOTIONS);
  const plan = planOf(context);
  remember(context, plan);
  const over = view.standings.length > 0;
  const sits = context.seat !== null && !context.readOnly && !over;
  const tiles = sits ? others.slice(1) : others;
  const ahead = plan.cards.length > 0 ? forecast(view, plan.cards) : null;
  return {
    now: nowSentence(context, plan),
    others: say('records'),
    board: html`${over ? html`<div class="part-main ending">${finale(context)}</div>` : nothing}
      <div class="concert-area ${over ? 'part-others' : ''}" data-fit>
        <div class="concert tiles-${tiles.length}">
          ${over ? nothing : recordStrip(context)} ${tiles.map((seat, i) => promoter(context, plan, seat, i + 1))}
          <div class="centre ${over ? '' : 'part-others'}">${stage(context, plan)}${sheet(context, ahead)}</div>
        </div>
      </div>`,
    dock: sits
      ? html`<div class="concert-dock">
          ${promoter(context, plan, first, 0)}
          <div class="tray">
            <div class="actions-slot">${actions(context, plan, ahead)}</div>
            ${hand(context, plan)}
          </div>
        </div>`
      : null,
  };
}

/** Bills of concerts that were watched; the newest is fresh until the next card. */
function remember({ events, lastEvent }, plan) {
  for (const event of events ?? [lastEvent]) {
    if (event?.type === 'InfluenceCardPlayed' || event?.type === 'FinalConcertHeld') {
      plan.bills.forEach((bill) => {
        bill.fresh = false;
      });
    }
    if (event?.type === 'ConcertHeld') {
      plan.bills.set(`${event.seat}-${event.number}`, {
        lines: event.bill,
        gala: event.gala,
        number: event.number,
        fresh: true,
      });
    }
  }
}
