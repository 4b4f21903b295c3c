import { html, nothing } from 'lit-html';
import { AGES, priceOf } from './box.js';
import { say, stockChips } from './cards.js';
import { icon } from './glyphs.js';
import { planLine } from './planned.js';

const amounts = ({ food, tools, science }) => [food, tools, science];

/**
 * Population and Age for a price; Sites are chosen on the board. The choice is shown with its price, then confirmed.
 */
export function management(context) {
  const { table, play, picked, redraw, seat } = context;
  const { civilisation } = table.view.players[seat];
  if (picked.deed) return prepared(context, picked.deed, civilisation);
  const of = (type) => table.legalMoves.filter((move) => move.type === type);
  const [end] = of('End');
  const choose = (move) => () => {
    picked.deed = move;
    picked.from = null;
    redraw();
  };
  const sites = ['Place', 'Raise', 'Move'].some((type) => of(type).length > 0);
  return html`<div class="choice">
    ${of('BuyPop').map(
      (move) =>
        html`<button data-key="buy-${move.pops}" @click=${choose(move)}>
          ${icon('POP')} ${say('do.BuyPop', { pops: move.pops })}
          <span class="price">${stockChips(amounts(priceOf(move, civilisation)))}</span>
        </button>`,
    )}
    ${of('Evolve').map(
      (move) =>
        html`<button data-key="evolve" @click=${choose(move)}>
          ↑ ${say('do.Evolve', { age: AGES[civilisation.age] })}
          <span class="price">${stockChips(amounts(priceOf(move, civilisation)))}</span>
        </button>`,
    )}
    ${
      picked.from
        ? html`<button
            class="plain"
            data-key="put-back"
            @click=${() => {
              picked.from = null;
              redraw();
            }}
          >
            ${say('takeBack')}
          </button>`
        : nothing
    }
    ${sites ? html`<span class="small muted">${say(picked.from ? 'chooseTarget' : 'chooseSite')}</span>` : nothing}
    ${end ? html`<button class="primary" data-key="end" @click=${() => play(end)}>${say('endTurn')}</button>` : nothing}
  </div>`;
}

function prepared(context, move, civilisation) {
  const { picked, play, redraw } = context;
  return html`<div class="choice">
    <span aria-live="polite"
      >${describe(move, civilisation)} · ${say('costs')} ${stockChips(amounts(priceOf(move, civilisation)))}</span
    >
    ${planLine(context)}
    <button class="primary" data-key="deed" @click=${() => play(move)}>${say('confirm')}</button>
    <button
      data-key="no-deed"
      @click=${() => {
        picked.deed = null;
        picked.from = null;
        redraw();
      }}
    >
      ${say('takeBack')}
    </button>
  </div>`;
}

export function describe(move, { age }) {
  const site = (name) => say(`site.${name}`);
  switch (move.type) {
    case 'BuyPop':
      return say('do.BuyPop', { pops: move.pops });
    case 'Evolve':
      return say('do.Evolve', { age: AGES[age] });
    case 'Move':
      return say('do.MoveFrom', { from: site(move.from), to: site(move.to), level: move.level });
    default:
      return say(`do.${move.type}`, { site: site(move.site), level: move.level });
  }
}
