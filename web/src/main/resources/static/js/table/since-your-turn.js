import { html, nothing } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { placed } from '../boards/effects.js';
import { placesOf } from '../boards/steps.js';
import { words } from '../log.js';
import { t } from '../messages.js';
import { sitterName } from './sitter-name.js';

const MOST = 12;
const NEWEST = 3;
/** These only name the next player, as the sentence above the board does. */
const NO_NEWS = /^(Turn(Began|Started|Ended|Passed|Finished)|RoundEnded|ActionTurnBegan|TrickBegan|ManagementEnded)$/;

/** Whether an event says more than the sentence above the board. */
export const isNews = ({ event, sentence }) => Boolean(event?.type && sentence && !NO_NEWS.test(event.type));

/** The seat each event belongs to: one that names none follows from the one before it. */
function actorsOf(events) {
  let actor = null;
  return events
    .toReversed()
    .map(({ event }) => {
      actor = event.seat ?? actor;
      return actor;
    })
    .reverse();
}

/**
 * Everything the others did since the viewer last acted before this turn, the oldest first.
 *
 * @param told frames, the newest first
 */
export function newsFor(told, seat) {
  if (seat === null) return [];
  const events = told.filter(({ event }) => event?.type);
  const actors = actorsOf(events);
  const from = actors.findIndex((actor) => actor !== seat);
  if (from < 0) return [];
  const to = actors.findIndex((actor, i) => i > from && actor === seat);
  return events
    .slice(from, to < 0 ? undefined : to)
    .filter(isNews)
    .slice(0, MOST)
    .reverse();
}

const news = ({ told, table }) => (table.table.status === 'PLAYING' ? newsFor(told, table.seat) : []);

/** The news in the words of the log, each a way to its place. The strip keeps its place when there are none. */
export function sinceStrip(page) {
  const { table } = page;
  if (table.seat === null || table.table.status !== 'PLAYING') return nothing;
  const nameOf = (frame) => (seat) => sitterName(frame, seat);
  const frames = news(page);
  // the newest first; a phone shows one line of it, which a finger moves to the side
  const said = frames
    .slice(-NEWEST)
    .toReversed()
    .map((frame) => html`<span>${words(frame, page.board, nameOf(frame))}</span>`);
  return html`<div class="since">
    ${keyed(frames.at(-1)?.sequence, sinceLine(said))}
    <span class="small muted since-title">${t('since.title')}</span>
    <ol tabindex="0" aria-label=${t('since.title')}>
      ${repeat(
        frames,
        ({ sequence }) => sequence,
        (frame) =>
          html`<li>
            <button class="plain" data-key="since-${frame.sequence}" @click=${() => point(page, frame)}>
              <span>${words(frame, page.board, nameOf(frame))}</span>
            </button>
          </li>`,
      )}
      ${frames.length ? nothing : html`<li class="muted">${t('since.none')}</li>`}
    </ol>
  </div>`;
}

const sinceLine = (said) =>
  html`<p class="since-line" role="group" aria-label=${t('since.title')} tabindex=${said.length ? 0 : nothing}>
    ${said}
  </p>`;

const placesIn = (page, { event }) =>
  placesOf(page.board.MOTIONS, event)
    .map((names) => placed(names))
    .filter(Boolean);

export const hasPlace = ({ board }, { event }) => Boolean(board.MOTIONS?.[event?.type]);

/** Marks on the board what is new; a drawing keeps the marks of its own elements only. */
export function mark(main, page) {
  for (const old of main.querySelectorAll('[data-news]')) old.removeAttribute('data-news');
  if (!page.board.MOTIONS) return;
  for (const frame of news(page)) {
    // the last place of an event is where it led to
    placesIn(page, frame)
      .slice(-1)
      .forEach((element) => element.setAttribute('data-news', ''));
  }
}

/** Shows where an event happened. */
export function point(page, frame) {
  const places = placesIn(page, frame);
  places.at(-1)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest', behavior: 'smooth' });
  for (const element of places) {
    element.setAttribute('data-pointed', '');
    setTimeout(() => element.removeAttribute('data-pointed'), 2_000);
  }
}
