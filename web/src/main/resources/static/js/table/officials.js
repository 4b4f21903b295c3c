import { html, nothing } from 'lit-html';
import { post } from '../api.js';
import { confirmed } from '../dialog.js';
import { values } from '../form.js';
import { hasText, loadMessages, t } from '../messages.js';
import { reasonField } from '../reason.js';
import { isAdmin } from '../session.js';

/**
 * An admin who does not sit there decides a game that cannot be finished, or corrects or voids it; tables of
 * tournaments have the organiser's desk besides.
 */
export function officials(page) {
  const { table } = page;
  const { status, seats } = table.table;
  if (!isAdmin() || table.seat !== null || !['OPEN', 'PLAYING', 'FINISHED'].includes(status)) return nothing;
  if (!hasText('admin.decide')) {
    loadMessages('admin').then(page.redraw, () => {}); // then nothing is offered
    return nothing;
  }
  const place = (seat) => table.result?.seats.find((each) => each.seat === seat)?.place ?? seat + 1;
  return html`<details class="more">
    <summary data-key="decide">${t(status === 'FINISHED' ? 'admin.correct' : 'admin.decide')}</summary>
    <form
      class="form"
      @submit=${(event) => {
        event.preventDefault();
        decide(page, values(event.target), event.submitter?.value);
      }}
    >
      ${
        status === 'OPEN'
          ? nothing
          : seats.map(
              ({ seat }) =>
                html`<label
                  >${t('admin.placeOf', { name: page.nameOf(seat) })}<input
                    name="place-${seat}"
                    type="number"
                    min="1"
                    max=${seats.length}
                    required
                    .value=${String(place(seat))}
                /></label>`,
            )
      }
      ${reasonField('result', { name: 'reason' })}
      <div class="row whole">
        ${status === 'OPEN' ? nothing : html`<button class="primary" value="places">${t('admin.decideNow')}</button>`}
        ${status === 'FINISHED' ? nothing : html`<button class="danger" value="void">${t('admin.void')}</button>`}
      </div>
    </form>
  </details>`;
}

async function decide({ id, table, act }, wish, what) {
  const { reason } = wish;
  const places = table.table.seats.map(({ seat }) => wish[`place-${seat}`]);
  if (!(await confirmed(t(`admin.${what}.sure`), t(what === 'void' ? 'admin.void' : 'admin.decideNow')))) return;
  await act(() => post(`/tables/${id}/adjudication`, what === 'void' ? { reason, void: true } : { reason, places }));
}
