import { html, nothing } from 'lit-html';
import { amountOf, needsOf } from './box.js';
import { say } from './cards.js';
import { icon } from './glyphs.js';

/** The people's needs this round against the stock: a bill with the points it would bring. */
export function needsBill({ age, population, sites, stock }, seat) {
  const lines = needsOf(age).map((resource) => ({ resource, paid: Math.min(population, amountOf(stock, resource)) }));
  const met = lines.filter(({ paid }) => paid === population).length;
  const prestige = met < lines.length ? sites.prestige : 0;
  return html`<table class="needs numbers" data-at="needs-${seat}">
    <caption>
      ${say('needs')}
    </caption>
    <tbody>
      ${lines.map(
        ({ resource, paid }) =>
          html`<tr class=${paid === population ? 'met' : 'unmet'}>
            <th scope="row">
              ${icon(resource, `res-${resource}`)}<span class="hidden-text">${say(`resource.${resource}`)}</span>
            </th>
            <td>${paid} / ${population}</td>
            <td>
              ${
                paid === population
                  ? html`<span role="img" aria-label=${say('met')}>✓</span>
                      ${say('plusPoints', { points: population })}`
                  : html`<span class="lack">${say('lacks', { count: population - paid })}</span>`
              }
            </td>
          </tr>`,
      )}
      ${
        prestige > 0
          ? html`<tr>
              <th scope="row">${icon('PRESTIGE')}<span class="hidden-text">${say('site.PRESTIGE')}</span></th>
              <td></td>
              <td>${say('plusPoints', { points: prestige })}</td>
            </tr>`
          : nothing
      }
    </tbody>
  </table>`;
}
