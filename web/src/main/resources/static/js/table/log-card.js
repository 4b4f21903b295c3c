import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { get } from '../api.js';
import { logLine } from '../log.js';
import { refusalText, t } from '../messages.js';
import { learnNames } from '../names.js';
import { hasPlace, point } from './since-your-turn.js';
import { sitterName } from './sitter-name.js';

/**
 * The events in words, the newest first: since shortly before the page was opened, and from the beginning on request.
 */
export const logCard = (page) =>
  html`<section class="card log-card">
    <h2>${t('table.log')}</h2>
    <ol class="log" tabindex="0" aria-label=${t('table.log')}>
      ${repeat(
        page.told,
        (frame) => frame.sequence,
        (frame) => line(page, frame),
      )}
    </ol>
    ${
      page.told.at(-1)?.sequence > 1
        ? html`<div><button data-key="earlier" @click=${() => recall(page)}>${t('table.earlier')}</button></div>`
        : nothing
    }
  </section>`;

/** A click shows on the board where it happened. */
function line(page, frame) {
  const words = logLine(frame, page.board, (seat) => sitterName(frame, seat));
  if (!words) return nothing;
  return hasPlace(page, frame)
    ? html`<li class="placed" @click=${() => point(page, frame)}>
        ${words}<button class="plain to-place" aria-label=${t('since.show')} title=${t('since.show')}>›</button>
      </li>`
    : html`<li>${words}</li>`;
}

/** The replay of a running game goes as far as the viewer may know, from the viewer's own seat. */
async function recall(page) {
  const { id, table } = page;
  try {
    const replay = await get(
      `/tables/${id}/replay?perspective=${table.seat === null ? 'spectator' : `seat-${table.seat}`}`,
    );
    learnNames(replay.names);
    const first = page.told.at(-1).sequence;
    const earlier = replay.frames
      .filter(({ n }) => n > 0 && n < first)
      .map((frame) => ({ ...frame, sequence: frame.n, time: frame.at, table: table.table }));
    page.told.push(...earlier.reverse());
  } catch (failure) {
    page.refusal = refusalText(failure);
  }
  page.redraw();
}
