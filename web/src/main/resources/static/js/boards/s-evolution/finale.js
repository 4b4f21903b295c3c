import { html, nothing } from 'lit-html';
import { setsOf } from './board.js';
import { AGES } from './box.js';
import { say, token } from './cards.js';

const POINTS = [0, 1, 3, 6, 10, 15, 21];

/** The points of a player's people in all rounds: needs met, and Prestige. */
const needPointsOf = (events, wanted) =>
  events
    .filter(({ type, seat }) => type === 'PointsScored' && seat === wanted)
    .reduce((sum, { needPoints, prestigePoints }) => sum + needPoints + prestigePoints, 0);

/** How many Discoveries of a colour lie face up, and what they score: as figures, and in words. */
function coloured({ colour, cards }) {
  const points = POINTS[cards];
  const said = say('setInWords', { colour: say(`colour.${colour}`), cards, points });
  return html`<span title=${said}
    >${token(colour)}<span aria-hidden="true">${say('setPoints', { cards, points })}</span
    ><span class="hidden-text">${said}</span></span
  >`;
}

/**
 * The end: what needs and the Discoveries of each colour brought, and the places.
 *
 * @param events of the whole game, if they are known
 */
export function finale({ table, nameOf }, events = []) {
  const { standings, players } = table.view;
  if (standings.length === 0) return nothing;
  const known = events.some(({ type }) => type === 'PointsScored');
  const columns = ['place', 'player', 'score', 'needs', 'discoveries', 'ageShort', 'populationShort'].filter(
    (key) => key !== 'needs' || known,
  );
  return html`<section class="card finale">
    <h2>${say('result')}</h2>
    <div class="scroll" tabindex="0">
      <table class="standings numbers">
        <thead>
          <tr>
            ${columns.map((key) => html`<th scope="col">${say(key)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${[...standings]
            .sort((one, other) => one.place - other.place)
            .map(
              ({ seat, place, score, age, population }) =>
                html`<tr class=${place === 1 ? 'first' : ''}>
                  <td>${place}</td>
                  <th scope="row">${token(players[seat].colour)} ${nameOf(seat)}</th>
                  <td data-label=${say('score')}><b>${score}</b></td>
                  ${known ? html`<td data-label=${say('needs')}>${needPointsOf(events, seat)}</td>` : nothing}
                  <td class="sets" data-label=${say('discoveries')}>
                    ${setsOf(players[seat].discoveries).map(coloured)}
                  </td>
                  <td data-label=${say('ageShort')}>${AGES[age - 1]}</td>
                  <td data-label=${say('populationShort')}>${population}</td>
                </tr>`,
            )}
        </tbody>
      </table>
    </div>
  </section>`;
}
