import { html } from 'lit-html';
import { get } from '../api.js';
import { t } from '../messages.js';
import { learnNames, playerName } from '../names.js';

/** Hints for organisers: facts, not verdicts. */
export function hints(page) {
  const ask = () =>
    page.sender.send(async () => {
      const found = await get(`/tournaments/${page.id}/hints`);
      learnNames(found.names);
      page.facts = found.facts;
    });
  const { facts } = page;
  return html`<p class="muted">${t('desk.hintsText')}</p>
    <div class="row">
      <button data-key="hints" class=${facts ? '' : 'primary'} ?disabled=${page.sender.busy} @click=${ask}>
        ${t('desk.lookForHints')}
      </button>
    </div>
    ${
      facts
        ? html`<div class="card">
            ${
              facts.length
                ? html`<ul class="plainlist">
                    ${facts.map(fact)}
                  </ul>`
                : html`<p class="empty">${t('desk.noHints')}</p>`
            }
          </div>`
        : ''
    }`;
}

function fact({ key, round, table, players, numbers }) {
  const names = players.map(playerName);
  return html`<li>
    ${t(`hint.${key.slice('hint.'.length)}`, {
      ...numbers,
      round,
      first: names[0],
      second: names[1],
      names: names.join(', '),
    })}
    ${table ? html`<a href="/tables/${table}">${t('tournament.look')}</a>` : ''}
  </li>`;
}
