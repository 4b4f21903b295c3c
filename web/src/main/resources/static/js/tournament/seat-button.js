import { html, nothing } from 'lit-html';
import { number, t } from '../messages.js';
import { playerName } from '../names.js';

/** An organiser's hints beside a name: points, rating, and at tables of two the starting player. */
export function standing({ standings, overview }, player, seat) {
  const points = standings?.rows?.find((each) => each.player === player)?.points;
  const rating = overview.entries.find((each) => each.player === player)?.rating;
  return [
    points === undefined ? null : t('result.points', { points: Number(points) }),
    rating ? number(rating) : null,
    overview.tableSize === 2 && seat === 0 ? t('desk.begins') : null,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A place at a table that can be exchanged for another. */
export function seatButton({ player, known, key, chosen, take }) {
  return html`<button
    class="seat-button ${chosen ? 'lit' : ''}"
    aria-pressed=${chosen ?? false}
    data-key=${key}
    aria-label=${[t('desk.swap', { name: playerName(player) }), known].filter(Boolean).join(', ')}
    @click=${take}
  >
    <span
      ><strong>${playerName(player)}</strong
      >${known ? html`<span class="small muted numbers">${known}</span>` : nothing}</span
    ><span aria-hidden="true">⇄</span>
  </button>`;
}
