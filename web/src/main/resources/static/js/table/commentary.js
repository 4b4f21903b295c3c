import { html, nothing } from 'lit-html';
import { post, put, remove } from '../api.js';
import { values } from '../form.js';
import { t } from '../messages.js';
import { playerName } from '../names.js';
import { findPlayer } from '../players/find-player.js';
import { isAdmin, signedInAs } from '../session.js';

const SHOWN = 20;

/**
 * The comments for the spectators, newest first, and forms for those who may use them.
 *
 * @param commentators of the table and of its tournament
 */
export function commentary(page, commentators) {
  const { owner, commentators: appointed = [], status } = page.table.table;
  const me = signedInAs();
  const comments = commentsIn(page.told);
  const mayWrite = commentators.includes(me) && page.table.seat === null && ['PLAYING', 'FINISHED'].includes(status);
  const mayAppoint = me !== null && (owner === me || isAdmin() || page.organises);
  return html`<section class="card stack commentary" aria-label=${t('comment.heading')}>
    <h2>${t('comment.heading')}</h2>
    ${commentators.length ? authors(commentators) : nothing} ${mayWrite ? writing(page) : nothing}
    ${
      comments.length
        ? html`<ol class="comments" tabindex="0" aria-live="polite" aria-label=${t('comment.heading')}>
            ${comments.map((each) => html`<li><strong>${playerName(each.by)}</strong> ${each.text}</li>`)}
          </ol>`
        : html`<p class="small muted">${t('comment.none')}</p>`
    }
    ${mayAppoint ? appointing(page, appointed) : nothing}
  </section>`;
}

/** The comments among the events of a table, newest first; a player of the running game gets none. */
export const commentsIn = (told) =>
  told
    .filter(({ type, event }) => type === 'table.CommentPosted' && event?.text)
    .slice(0, SHOWN)
    .map(({ event }) => event);

const authors = (players) =>
  html`<p class="small muted">${t('comment.by', { names: players.map((each) => playerName(each)).join(', ') })}</p>`;

const submitted = (act) => (event) => {
  event.preventDefault();
  act(values(event.target), event.target);
};

/** Spectators may see the event only later, so nothing waits for it: the stream brings it in time. */
const send = (page, command) =>
  page.act(async () => {
    await command();
    return { sequence: page.table.sequence };
  });

async function postComment(page, text, form) {
  if (!(await send(page, () => post(`/tables/${page.id}/comments`, { text })))) return;
  form.reset();
  page.commented = true;
  page.redraw();
}

const writing = (page) =>
  html`<form class="stack" @submit=${submitted(({ text }, form) => postComment(page, text, form))}>
    <label class="field"
      >${t('comment.write')}<textarea name="text" rows="2" maxlength="280" required data-key="comment"></textarea>
    </label>
    <p class="small muted" role="status">${t(page.commented ? 'comment.posted' : 'comment.delay')}</p>
    <div><button class="primary" data-key="post-comment">${t('comment.post')}</button></div>
  </form>`;

const appointing = (page, commentators) =>
  html`<details class="more">
    <summary data-key="appoint">${t('comment.appoint')}</summary>
    <form
      class="row"
      @submit=${submitted(({ player }) =>
        send(page, async () => put(`/tables/${page.id}/commentators/${await findPlayer(player)}`)),
      )}
    >
      <input name="player" required data-key="commentator" aria-label=${t('comment.player')} />
      <button>${t('comment.appoint')}</button>
    </form>
    <div class="row">
      ${commentators.map(
        (each) =>
          html`<button
            data-key="dismiss-${each}"
            @click=${() => send(page, () => remove(`/tables/${page.id}/commentators/${each}`))}
          >
            ${t('comment.dismiss', { name: playerName(each) })}
          </button>`,
      )}
    </div>
  </details>`;
