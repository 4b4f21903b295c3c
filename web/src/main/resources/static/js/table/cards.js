import { html, nothing } from 'lit-html';
import { post, randomText, remove } from '../api.js';
import { t } from '../messages.js';
import { signedInAs } from '../session.js';

/** Nothing to see yet: how it will begin, and how to get others here. */
export const invitation = () => html`<section class="card invite"><h2>${t('table.invite')}</h2><p>${t('table.begins')}</p>
  <input readonly data-key="address" .value=${location.href} aria-label=${t('table.address')} @focus=${(event) => event.target.select()}></section>`;

/** Who sits where, and what one may do about it. */
export function seatsCard({ id, table, nameOf, act }) {
  const { seats, status, owner } = table.table;
  const open = status === 'OPEN';
  const maySit = open && table.seat === null && signedInAs() !== null;
  const begun = seats.some((each) => each.movesMade > 0);
  const mayAbort = !begun && ['OPEN', 'PLAYING'].includes(status) && owner === signedInAs();
  const sit = (seat) => act(() => post(`/tables/${id}/seats`, { seat, clientSeed: randomText(16) }));
  const right = ({ seat, player }) => {
    const result = table.result?.seats.find((each) => each.seat === seat);
    if (result) return html`<span class="numbers">${t('result.points', { points: result.points })}</span>`;
    if (table.awaited.includes(seat)) return html`<span class="small">${t('seat.turn')}</span>`;
    return player === null && maySit ? html`<button class="primary" data-key="sit-${seat}" @click=${() => sit(seat)}>${t('table.sit')}</button>` : nothing;
  };
  return html`<section class="card"><h2>${t('table.players')}</h2>
    <ul class="seats">${seats.map((each) => html`<li class=${table.awaited.includes(each.seat) ? 'turn' : each.player ? '' : 'muted'}>
      <span>${each.player ? nameOf(each.seat) : t('seat.free')}${each.seat === table.seat ? ` (${t('seat.you')})` : ''}</span>${right(each)}</li>`)}</ul>
    ${open && signedInAs() === null ? html`<p class="small muted">${t('table.signIn')}</p>` : nothing}
    <div class="actions">
      ${open && table.seat !== null ? html`<button @click=${() => act(() => remove(`/tables/${id}/seats`))}>${t('table.leave')}</button>` : nothing}
      ${mayAbort ? html`<button @click=${() => act(() => post(`/tables/${id}/abort`))}>${t('table.abort')}</button>` : nothing}
    </div></section>`;
}

export function proofCard(table) {
  const { id, commitment, serverSeed, status } = table.table;
  const over = serverSeed && ['FINISHED', 'ABORTED'].includes(status);
  return html`<section class="card proof"><h2>${t('proof.title')}</h2><p class="small muted">${t('proof.running')}</p><code>${commitment}</code>
    ${serverSeed ? html`<p class="small muted">${t('proof.revealed')}</p><code>${serverSeed}</code>` : nothing}
    ${over ? html`<a href="/api/v1/tables/${id}/history" download="${id}.json">${t('proof.history')}</a>` : nothing}</section>`;
}
