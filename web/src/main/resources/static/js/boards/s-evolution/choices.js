import { html, nothing } from 'lit-html';
import { faceOf, RESOURCES, resourceOfSuit } from './box.js';
import { cardName, cardPicture, say } from './cards.js';
import { icon } from './glyphs.js';
import { planLine } from './planned.js';

const resourceName = (resource) => say(`resource.${resource}`);
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Three suits as large buttons, each with how many of it are in hand. */
export function nameTrump({ table, play, seat }) {
  const hand = table.view.players[seat].hand.map(({ card }) => card).filter(Boolean);
  return html`<div class="choice">
    ${table.legalMoves
      .filter((move) => move.type === 'NameTrump')
      .map((move) => {
        const count = hand.filter((card) => faceOf(card).suit === move.suit).length;
        return html`<button class="big suit-${move.suit}" data-key="trump-${move.suit}" @click=${() => play(move)}>
          ${icon(resourceOfSuit(move.suit))} ${say('nameTrump', { suit: say(`suit.${move.suit}`) })}
          <span class="muted">${say('inHand', { count })}</span>
        </button>`;
      })}
  </div>`;
}

/** Which calamity to ward off, then which comes next; a bonus is put together first. */
export function calamities(context) {
  const { table, play, picked, redraw } = context;
  const protect = table.legalMoves.filter((move) => move.type === 'Protect');
  const resolve = table.legalMoves.filter((move) => move.type === 'ResolveCalamity');
  const cards = [...new Set([...protect, ...resolve].map((move) => move.card))];
  const choose = (card) => {
    const first = protect.find((move) => move.card === card);
    const moves = resolve.filter((move) => move.card === card);
    if (first) {
      play(first);
    } else if (moves.length === 1) {
      play(moves[0]);
    } else {
      picked.calamity = card;
      picked.bonus = [];
      redraw();
    }
  };
  return html`<div class="choice">
      ${cards.map(
        (card) =>
          html`<button
            class="calamity ${picked.calamity === card ? 'picked-level' : ''}"
            data-key="calamity-${card}"
            aria-pressed=${String(picked.calamity === card)}
            @click=${() => choose(card)}
            aria-label="${say(protect.length ? 'protectFrom' : 'resolve', {
              card: cardName(card),
            })}. ${say(`calamityEffect.${faceOf(card).calamity}`)}"
          >
            ${cardPicture(card, 'small')}<span
              ><b>${say(`calamity.${faceOf(card).calamity}`)}</b><br /><span class="small"
                >${say(`calamityEffect.${faceOf(card).calamity}`)}</span
              ></span
            >
          </button>`,
      )}
    </div>
    ${
      picked.calamity
        ? sequence(
            context,
            'bonus',
            resolve.filter((move) => move.card === picked.calamity),
            (move) => move.bonus,
            'takeBonus',
          )
        : nothing
    }`;
}

/** One resource for each Joker taken. */
export function jokers(context) {
  const moves = context.table.legalMoves.filter((move) => move.type === 'Jokers');
  context.picked.jokers ??= [];
  return sequence(context, 'jokers', moves, (move) => move.resources, 'takeJokers');
}

/**
 * Puts a list of resources together, one place after the other; only what some legal move begins with can be chosen.
 */
function sequence(context, name, moves, listOf, confirm) {
  const { picked, play, redraw } = context;
  const chosen = picked[name] ?? [];
  const length = Math.max(0, ...moves.map((move) => listOf(move).length));
  const ready = moves.find((move) => same(listOf(move), chosen));
  const may = (resource) => moves.some((move) => same(listOf(move).slice(0, chosen.length + 1), [...chosen, resource]));
  const put = (list) => {
    picked[name] = list;
    redraw();
  };
  return html`<div class="choice">
    <span class="slots" aria-live="polite"
      >${Array.from(
        { length },
        (_, i) => html`<span class="goods-slot res-${chosen[i] ?? ''}">${chosen[i] ? icon(chosen[i]) : i + 1}</span>`,
      )}</span
    >
    ${RESOURCES.map(
      (resource) =>
        html`<button
          class="res-${resource}"
          data-key="${name}-${resource}"
          ?disabled=${chosen.length >= length || !may(resource)}
          @click=${() => put([...chosen, resource])}
        >
          ${icon(resource)} ${resourceName(resource)}
        </button>`,
    )}
    <button data-key="${name}-back" ?disabled=${chosen.length === 0} @click=${() => put(chosen.slice(0, -1))}>
      ${say('takeBack')}
    </button>
    ${planLine(context)}
    <button
      class="primary"
      data-key="${name}-confirm"
      ?disabled=${!ready || chosen.length < length}
      @click=${() => play(ready)}
    >
      ${say(confirm)}
    </button>
  </div>`;
}

/** Exchanges are put together as pairs: from where, then into what. */
export function commerce(context) {
  const { table, picked, play, redraw } = context;
  picked.trades ??= [];
  const moves = table.legalMoves.filter((move) => move.type === 'Commerce');
  const next = moves
    .filter(
      (move) =>
        move.conversions.length === picked.trades.length + 1 && same(move.conversions.slice(0, -1), picked.trades),
    )
    .map((move) => move.conversions.at(-1));
  const ready = moves.find((move) => same(move.conversions, picked.trades));
  const most = Math.max(...moves.map((move) => move.conversions.length));
  const ends = [...new Set(next.map(({ from }) => from))];
  const trade = (change) => {
    Object.assign(picked, change);
    redraw();
  };
  return html`<div class="choice">
      <span class="small">${say('trades', { count: picked.trades.length, most })}</span>
      <ol class="trades" aria-live="polite">
        ${picked.trades.map(
          ({ from, to }) =>
            html`<li>
              <span class="res-${from}">${icon(from)}</span> → <span class="res-${to}">${icon(to)}</span
              ><span class="hidden-text">${say('tradeOf', { from: resourceName(from), to: resourceName(to) })}</span>
            </li>`,
        )}
      </ol>
    </div>
    <div class="choice">
      ${
        picked.give
          ? html`${say('into')}
              ${next
                .filter(({ from }) => from === picked.give)
                .map(
                  (pair) =>
                    html`<button
                      class="lit res-${pair.to}"
                      data-key="into-${pair.to}"
                      @click=${() => trade({ trades: [...picked.trades, pair], give: null })}
                    >
                      ${icon(pair.to)} ${resourceName(pair.to)}
                    </button>`,
                )}
              <button class="plain" data-key="give-none" @click=${() => trade({ give: null })}>
                ${say('takeBack')}
              </button>`
          : html`${ends.length ? say('give') : nothing}
              ${ends.map(
                (from) =>
                  html`<button class="res-${from}" data-key="give-${from}" @click=${() => trade({ give: from })}>
                    ${icon(from)} ${resourceName(from)}
                  </button>`,
              )}
              <button
                data-key="trade-back"
                ?disabled=${picked.trades.length === 0}
                @click=${() => trade({ trades: picked.trades.slice(0, -1) })}
              >
                ${say('takeBack')}
              </button>`
      }
      ${planLine(context)}
      <button class="primary" data-key="trade" ?disabled=${!ready} @click=${() => play(ready)}>
        ${say(picked.trades.length ? 'trade' : 'noTrade')}
      </button>
    </div>`;
}
