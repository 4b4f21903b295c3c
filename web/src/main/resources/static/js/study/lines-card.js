import { html, nothing } from 'lit-html';
import { lineText } from '../explore/move-tree.js';
import { t } from '../messages.js';

/** The game as it was played, the line of the chapter, and its variations. */
export function linesCard(page) {
  const { chapter, place } = page;
  const lines = [...(chapter.line ? [{ number: 0, line: chapter.line }] : []), ...chapter.variations];
  if (!lines.length) return nothing;
  const row = (number, title, moment, removable) =>
    html`<li>
      <button
        class="plain"
        data-key="line-${number ?? 'game'}"
        aria-current=${place.variation === number ? 'true' : nothing}
        @click=${() => page.visit(moment)}
      >
        ${title}
      </button>
      ${
        removable
          ? html`<button data-key="remove-line-${number}" @click=${() => page.editing.removeVariation(number)}>
              ${t('study.remove')}
            </button>`
          : nothing
      }
    </li>`;
  return html`<section class="card stack" data-key="lines">
    <h2>${t('study.variations')}</h2>
    <ul class="plainlist line-list">
      ${row(null, t('study.asPlayed'), { sequence: chapter.opening.sequence, variation: null, moves: 0 }, false)}
      ${lines.map(({ number, line }) =>
        row(
          number,
          page.lineTitle(number),
          { sequence: line.sequence, variation: number, moves: 0 },
          page.editing.allowed && number > 0,
        ),
      )}
    </ul>
  </section>`;
}

/** To the game itself, and to other moves from here. */
export function gameLinks({ chapter, place, line, perspective }) {
  const { table } = chapter.game;
  const shown = new URLSearchParams({ at: place.sequence });
  if (line?.deal === 'REDEALT') {
    shown.set('deal', 'redealt');
    shown.set('as', line.seat);
    shown.set('seed', line.seed);
  }
  if (line) shown.set('moves', lineText(line.moves));
  const seen = new URLSearchParams({ at: place.sequence, as: perspective });
  return html`<section class="card row">
    <a class="button" data-key="to-replay" href=${`/tables/${table}/replay?${seen}`}>${t('study.toReplay')}</a>
    <a class="button" data-key="to-explore" href=${`/tables/${table}/explore?${shown}`}>${t('replay.explore')}</a>
  </section>`;
}
