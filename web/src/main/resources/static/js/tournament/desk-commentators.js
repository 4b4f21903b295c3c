import { html, nothing } from 'lit-html';
import { put, remove } from '../api.js';
import { input } from '../form.js';
import { t } from '../messages.js';
import { playerName } from '../names.js';
import { findPlayer } from '../players/find-player.js';

/** Those who comment at all tables of the tournament. */
export function commentators(page, over) {
  const { live, sender, id } = page;
  const appointed = live.overview.commentators ?? [];
  if (over && !appointed.length) return nothing;
  const send = async (ask, player) => {
    const { sequence } = await ask(`/tournaments/${id}/commentators/${player}`);
    await live.reach(sequence);
  };
  const row = (player) =>
    html`<li class="row">
      <span>${playerName(player)}</span>
      <button
        ?disabled=${sender.busy}
        data-key="dismiss-${player}"
        aria-label=${t('desk.dismissCommentatorName', { name: playerName(player) })}
        @click=${() => sender.send(() => send(remove, player))}
      >
        ${t('desk.dismissCommentator')}
      </button>
    </li>`;
  return html`<details class="more" ?open=${appointed.length > 0}>
    <summary data-key="commentators">${t('desk.commentators')}</summary>
    <div class="card stack">
      <p class="small muted">${t('desk.commentatorsText')}</p>
      ${
        over
          ? nothing
          : html`<form class="form" @submit=${sender.submit(async ({ name }) => send(put, await findPlayer(name)))}>
              ${input('desk.playerName', 'name', { required: true })}<button
                data-key="appoint-commentator"
                ?disabled=${sender.busy}
              >
                ${t('desk.appointCommentator')}
              </button>
            </form>`
      }
      ${
        appointed.length
          ? html`<ul class="plainlist stack" data-key="commentator-list">
              ${appointed.map(row)}
            </ul>`
          : nothing
      }
    </div>
  </details>`;
}
