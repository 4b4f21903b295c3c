import { html, nothing } from 'lit-html';
import { say } from './artists.js';
import { billSlip } from './bill.js';
import { billOf } from './plan-forecast.js';

/** The end: every concert, the final bill of each, and the places. */
export function finale({ table, nameOf }) {
  const { view } = table;
  if (view.standings.length === 0) return nothing;
  const rows = [...view.standings].sort((one, other) => one.place - other.place);
  const most = Math.max(...view.seats.map(({ concerts }) => concerts.length));
  const star = (gala) =>
    gala ? html`<span class="star" role="img" title=${say('gala')} aria-label=${say('gala')}>★</span>` : nothing;
  return html`<section class="card finale">
    <h2>${say('result')}</h2>
    <div class="scroll" tabindex="0">
      <table class="standings numbers">
        <thead>
          <tr>
            <th scope="col">${say('place')}</th>
            <th scope="col">${say('promoter')}</th>
            ${Array.from(
              { length: most },
              (_, i) =>
                html`<th scope="col">
                  <span aria-hidden="true">${say('concertNumber', { number: i + 1 })}</span
                  ><span class="hidden-text">${say('concert')} ${i + 1}</span>
                </th>`,
            )}
            <th scope="col">${say('finale')}</th>
            <th scope="col">${say('total')}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(({ seat, place, total }) => {
            const each = view.seats[seat];
            return html`<tr class=${place === 1 ? 'first' : ''}>
              <td>${place}</td>
              <th scope="row">${nameOf(seat)}</th>
              ${Array.from(
                { length: most },
                (_, i) => html`<td>${each.concerts[i]?.score ?? '–'}${star(each.concerts[i]?.gala)}</td>`,
              )}
              <td>${each.finale?.score ?? '–'}${star(each.finale?.gala)}</td>
              <td><b>${total}</b></td>
            </tr>`;
          })}
        </tbody>
      </table>
    </div>
    <div class="bills">
      ${rows
        .filter(({ seat }) => view.seats[seat].finale)
        .map(({ seat }) => {
          const { gala, score } = view.seats[seat].finale;
          return billSlip(billOf(view.discs, seat, null), gala, say('finaleOf', { name: nameOf(seat) }), score);
        })}
    </div>
  </section>`;
}
