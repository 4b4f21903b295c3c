import { html, nothing } from 'lit-html';
import { artistName, badge, say } from './artists.js';

/** A concert as a little bill: a line for each record, doubled by the hit, all doubled by a gala. */
export const billSlip = (lines, gala, title, score) => html`<table class="bill numbers"><caption>${title}</caption>
  <tbody>${lines.length === 0 ? html`<tr><td colspan="3">${say('noRecords')}</td></tr>` : nothing}
    ${lines.map(({ artist, value, factor, points }) => html`<tr class=${factor > 1 ? 'hit-line' : ''}>
      <th scope="row">${badge(artist)}${artistName(artist)}</th><td>${value}${factor > 1 ? html` × ${factor} <span class="star" title=${say('hit')}>♫</span>` : nothing}</td><td>${points}</td></tr>`)}
    ${gala ? html`<tr class="gala-line"><th scope="row"><span class="star">★</span> ${say('gala')}</th><td>× 2</td><td></td></tr>` : nothing}</tbody>
  <tfoot><tr><th scope="row" colspan="2">${say('sum')}</th><td>${score}</td></tr></tfoot></table>`;
