import { html, nothing } from 'lit-html';
import { artistName, badge, say } from './artists.js';

/** A concert as a little bill: a line for each record, doubled by the hit, all doubled by a gala. */
export const billSlip = (lines, gala, title, score) =>
  html`<table class="bill numbers">
    <caption>
      ${title}
    </caption>
    <tbody>
      ${
        lines.length === 0
          ? html`<tr>
              <td colspan="3">${say('noRecords')}</td>
            </tr>`
          : nothing
      }
      ${lines.map(
        ({ artist, value, factor, points }) =>
          html`<tr class=${factor > 1 ? 'hit-line' : ''}>
            <th scope="row">${badge(artist)}${artistName(artist)}</th>
            <td>
              ${value}${factor > 1 ? html` × ${factor} <span class="star" title=${say('hit')}>♫</span>` : nothing}
            </td>
            <td>${points}</td>
          </tr>`,
      )}
      ${
        gala
          ? html`<tr class="gala-line">
              <th scope="row"><span class="star">★</span> ${say('gala')}</th>
              <td>× 2</td>
              <td></td>
            </tr>`
          : nothing
      }
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colspan="2">${say('sum')}</th>
        <td>${score}</td>
      </tr>
    </tfoot>
  </table>`;

/**
 * Three boxes for the concerts, one for the final one; a star is the gala. A concert that was watched can show its
 * bill.
 */
export const concerts = (context, plan, { seat, concerts: held, concertsLeft, galaUsed, finale }) =>
  html`<ol class="concerts numbers" aria-label=${say('concertsLeft', { count: concertsLeft })}>
      ${held.map((concert, i) => heldBox(context, concert, plan.bills.get(`${seat}-${i + 1}`)))}
      ${Array.from(
        { length: concertsLeft },
        () => html`<li aria-label=${say('concertFree')}><span aria-hidden="true">♪</span></li>`,
      )}
      ${
        finale
          ? html`<li class="held final" aria-label=${say('finaleScore', { score: finale.score })}>${score(finale)}</li>`
          : nothing
      }
    </ol>
    ${
      galaUsed || finale
        ? nothing
        : html`<span class="gala-left" title=${say('galaLeft')} role="img" aria-label=${say('galaLeft')}>★</span>`
    }`;

const score = (concert) =>
  html`${concert.score}${concert.gala ? html`<span class="star" aria-hidden="true">★</span>` : nothing}`;

/** The newest bill lies open until the next card is laid or picked up. */
function heldBox({ picked }, concert, bill) {
  const label = say(concert.gala ? 'galaScore' : 'concertScore', { score: concert.score });
  if (!bill) return html`<li class="held" aria-label=${label}>${score(concert)}</li>`;
  return html`<li class="held">
    <details ?open=${bill.fresh && !picked.card}>
      <summary aria-label=${label} title=${label}>${score(concert)}</summary>
      <div class="slip">
        ${billSlip(bill.lines, bill.gala, say('lastConcert', { number: bill.number }), concert.score)}
      </div>
    </details>
  </li>`;
}
