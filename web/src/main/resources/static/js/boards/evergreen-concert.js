import './drag-as-clicks.js';
import { html } from 'lit-html';
import { actions } from './evergreen-concert/actions.js';
import { finale } from './evergreen-concert/finale.js';
import { hand } from './evergreen-concert/hand.js';
import { forecast } from './evergreen-concert/plan-forecast.js';
import { planOf } from './evergreen-concert/plan.js';
import { miniPromoter, promoter } from './evergreen-concert/promoter.js';
import { sheet } from './evergreen-concert/sheet.js';
import { miniStage, stage } from './evergreen-concert/stage.js';
import { nowSentence } from './evergreen-concert/words.js';
import { track } from './motion.js';
import { MOTIONS } from './evergreen-concert/motions.js';

export { choices } from './evergreen-concert/choices.js';
export { finale as how } from './evergreen-concert/finale.js';
export { MOTIONS } from './evergreen-concert/motions.js';
export { logPiece } from './evergreen-concert/words.js';

/** The whole table: promoters round the stage, one's own seat at the bottom. */
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
  const ahead = plan.cards.length > 0 ? forecast(view, plan.cards) : null;
  return {
    now: nowSentence(context, plan),
    board: html`<div class="concert seats-${view.seats.length}">
      ${context.hasSheet ? '' : finale(context)}
      <div class="round-table">
        ${others.slice(1).map((seat, i) => promoter(context, plan, seat, i + 1))}
        ${stage(context, plan)}${sheet(context, ahead)} ${promoter(context, plan, first, 0)}
      </div>
      ${
        context.seat !== null && !context.readOnly
          ? html`<div class="tray">${actions(context, plan, ahead)}${hand(context, plan)}</div>`
          : ''
      }
    </div>`,
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
