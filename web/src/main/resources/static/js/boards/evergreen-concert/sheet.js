import { html, nothing } from 'lit-html';
import { artistName, badge, say } from './artists.js';
import { token } from './promoter.js';

/** All influence at a glance, with the effect of a plan beside it. */
export function sheet({ table, nameOf }, forecast) {
  const { view } = table;
  if (view.phase === 'REVEAL') return nothing;
  return html`<section class="sheet-box card">
    <table class="sheet numbers">
      <caption class="hidden-text">
        ${say('sheet')}
      </caption>
      <thead>
        <tr>
          <th scope="col"><span class="hidden-text">${say('artist')}</span></th>
          <th scope="col">${say('value')}</th>
          ${view.seats.map(
            ({ seat }) =>
              html`<th scope="col">${token(seat, nameOf(seat))}<span class="hidden-text">${nameOf(seat)}</span></th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${view.discs.map((disc, i) => {
          const then = forecast?.discs[i] ?? disc;
          const changed = then.holder !== disc.holder;
          return html`<tr class="artist-${disc.artist} ${disc.artist === view.hit ? 'is-hit' : ''}">
            <th scope="row">${badge(disc.artist)}<span class="artist-word">${artistName(disc.artist)}</span></th>
            <td>
              ${disc.value}${then.value !== disc.value ? html` → <b>${then.value}</b>` : nothing}${
                disc.artist === view.hit ? html` <span class="star" title=${say('hit')}>♫</span>` : nothing
              }
            </td>
            ${view.seats.map(
              ({ seat, influence }) =>
                html`<td
                  class="${disc.holder === seat ? 'holds' : ''} ${changed && then.holder === seat ? 'gains' : ''}"
                >
                  ${influence[disc.artist] || '·'}${
                    disc.holder === seat ? html`<span class="hidden-text">${say('holds')}</span>` : nothing
                  }
                </td>`,
            )}
          </tr>`;
        })}
      </tbody>
    </table>
  </section>`;
}
