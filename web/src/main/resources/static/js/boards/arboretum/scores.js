import { html, nothing } from 'lit-html';
import { t } from '../../messages.js';
import { cardPicture, letterOf, speciesName } from './trees.js';

/** The players who may score each species, with which cards, and the totals. */
export function scoreTable({ table, nameOf }, shown, choose) {
  const { scores, result, players } = table.view;
  const seats = players.map((player) => player.seat);
  const totals = seats.map((seat) => result.find((each) => each.seat === seat));
  const line = (label, value) =>
    html`<tr>
      <th scope="row">${label}</th>
      ${totals.map((total) => html`<td>${value(total)}</td>`)}
    </tr>`;
  return html`<section class="card result">
    <h2>${t('arboretum.scores')}</h2>
    <p class="small muted">${t('arboretum.scoresHint')}</p>
    <div class="scroll" tabindex="0">
      <table class="scores">
        <thead>
          <tr>
            <td></td>
            ${seats.map((seat) => html`<th scope="col">${nameOf(seat)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${scores.map(
            (score) =>
              html`<tr class=${shown === score.species ? 'shown' : ''}>
                <th scope="row">
                  <button
                    class="tree-chip species-${score.species}"
                    aria-pressed=${shown === score.species}
                    data-key="score-${score.species}"
                    @click=${() => choose(score.species)}
                  >
                    <span class="badge">${letterOf(score.species)}</span> ${speciesName(score.species)}
                  </button>
                </th>
                ${seats.map((seat) => right(score, seat))}
              </tr>`,
          )}
        </tbody>
        <tfoot>
          ${line(t('arboretum.total'), (each) => each.points)}${line(
            t('arboretum.speciesPlanted'),
            (each) => each.species,
          )}${line(t('arboretum.place'), (each) => each.place)}
        </tfoot>
      </table>
    </div>
    ${shown ? explained(players, nameOf, shown) : nothing}
  </section>`;
}

/** Points with the right to score; the sum in hand that gave it, or did not, in brackets. */
function right({ sums, entitled }, seat) {
  const path = entitled.find((each) => each.seat === seat);
  return html`<td class=${path ? 'entitled' : ''}>
    <span class="hidden-text">${t(path ? 'arboretum.entitled' : 'arboretum.notEntitled')}</span>
    ${path ? path.points : '–'} <span class="sum">(${sums[seat]})</span>
  </td>`;
}

/** The cards in hand that decided about a species; if no player holds one, everyone may score it. */
function explained(players, nameOf, species) {
  const holders = players
    .map(({ seat, hand }) => ({ seat, cards: (hand ?? []).filter((card) => card[0] === letterOf(species)) }))
    .filter(({ cards }) => cards.length);
  return html`<div class="explained">
    ${
      holders.length
        ? holders.map(
            ({ seat, cards }) =>
              html`<div>
                <span class="small">${t('arboretum.inHand', { name: nameOf(seat) })}</span
                >${cards.map((card) => cardPicture(card, true))}
              </div>`,
          )
        : html`<span class="small">${t('arboretum.nobodyHolds', { species: speciesName(species) })}</span>`
    }
  </div>`;
}
