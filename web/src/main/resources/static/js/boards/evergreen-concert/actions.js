import { html, nothing } from 'lit-html';
import { planPoints } from '../plan-points.js';
import { ARTISTS, artistChip, artistName, badge, say } from './artists.js';
import { billSlip } from './bill.js';
import { billOf, sumOf } from './plan-forecast.js';
import { layAll } from './plan.js';

/** Actions besides laying cards: a plan to confirm, the hit, the concert, the end of the turn. */
export function actions(context, plan, forecast) {
  const { table, myTurn } = context;
  if (plan.sending || !myTurn) return html`<div class="actions-bar"></div>`;
  if (table.view.phase === 'REVEAL') return opening(context, plan);
  if (plan.cards.length > 0) return planned(context, plan, forecast);
  return html`<div class="actions-bar">${context.picked.bill ? concertBill(context) : turnButtons(context)}</div>`;
}

function opening(context, plan) {
  const ready = !plan.opening.includes(null);
  const legal = context.table.legalMoves.some((move) => move.type === 'SelectOpening');
  return html`<div class="actions-bar">
    <button
      class="primary"
      data-key="open"
      ?disabled=${!ready || !legal}
      @click=${() => context.play({ type: 'SelectOpening', cards: [...plan.opening] })}
    >
      ${say('confirmOpening')}
    </button>
    <button
      data-key="open-again"
      ?disabled=${plan.opening.every((card) => card === null)}
      @click=${() => {
        plan.opening.fill(null);
        context.redraw();
      }}
    >
      ${say('takeAllBack')}
    </button>
  </div>`;
}

function planned(context, plan, { discs, journeys }) {
  const { table, seat, nameOf } = context;
  const worth = sumOf(billOf(discs, seat, table.view.hit));
  return html`<div class="actions-bar">
    <ul class="journeys" aria-label=${say('journeys')}>
      ${journeys.length === 0 ? html`<li class="muted">${say('noJourney')}</li>` : nothing}
      ${journeys.map(
        ({ artist, from, to, value }) =>
          html`<li>
            ${artistChip(artist)} ${from === null ? say('centre') : nameOf(from)} → <b>${nameOf(to)}</b>,
            ${say('worth', { value })}
          </li>`,
      )}
      <li>${planPoints(say('concertPoints'), table.view.seats[seat].worth, worth)}</li>
    </ul>
    <button class="primary" data-key="lay" @click=${() => layAll(context, plan)}>
      ${say(plan.cards.length === 1 ? 'layOne' : 'layMany', { count: plan.cards.length })}
    </button>
    <button
      data-key="unlay"
      @click=${() => {
        plan.cards = [];
        context.redraw();
      }}
    >
      ${say('takeAllBack')}
    </button>
  </div>`;
}

function turnButtons(context) {
  const { table, play, picked, redraw, seat } = context;
  const { view, legalMoves } = table;
  const of = (type) => legalMoves.filter((move) => move.type === type);
  const hitAfter = (direction) => ARTISTS[(ARTISTS.indexOf(view.hit) + direction + ARTISTS.length) % ARTISTS.length];
  const [end] = of('EndTurn');
  return html`${of('TurnHit')
    .sort((one, other) => one.direction - other.direction)
    .map(
      (move) =>
        html`<button
          data-key="turn-${move.direction}"
          @click=${() => play(move)}
          aria-label=${say('turnHitTo', { artist: artistName(hitAfter(move.direction)) })}
        >
          ${move.direction < 0 ? '↺' : '↻'}
          <span class="wide-only">${say('hitTo')}</span> ${badge(hitAfter(move.direction))}
          ${artistName(hitAfter(move.direction))}
        </button>`,
    )}
  ${
    of('HoldConcert').length > 0
      ? html`<button
          data-key="bill"
          @click=${() => {
            picked.bill = true;
            redraw();
          }}
        >
          ♫ ${say('concertFor', { points: view.seats[seat].worth })}
        </button>`
      : nothing
  }
  ${end ? html`<button class="primary" data-key="end" @click=${() => play(end)}>${say('endTurn')}</button>` : nothing}`;
}

/** The bill before the concert is held: plain, or as the one gala. */
function concertBill(context) {
  const { table, play, picked, redraw, seat } = context;
  const lines = billOf(table.view.discs, seat, table.view.hit);
  const { worth } = table.view.seats[seat];
  const concerts = table.legalMoves.filter((move) => move.type === 'HoldConcert');
  return html`<div class="confirm">
    ${billSlip(lines, false, say('concert'), worth)}
    <div class="choices">
      ${concerts.map(
        (move) =>
          html`<button class=${move.gala ? '' : 'primary'} data-key="concert-${move.gala}" @click=${() => play(move)}>
            ${move.gala ? say('holdGala', { points: 2 * worth }) : say('holdConcert', { points: worth })}
          </button>`,
      )}
      <button
        class="plain"
        data-key="no-concert"
        @click=${() => {
          picked.bill = false;
          redraw();
        }}
      >
        ${say('notNow')}
      </button>
    </div>
  </div>`;
}
