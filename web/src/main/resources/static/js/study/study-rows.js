import { html } from 'lit-html';
import { day, gameName, t } from '../messages.js';
import { playerName } from '../names.js';

/** Studies in a list, each a link. */
export const studyRows = (studies) =>
  html`<ul class="plainlist stack">
    ${studies.map(
      (each) =>
        html`<li>
          <a class="card study-row" href="/studies/${each.id}"
            ><strong>${each.title}</strong
            ><span class="small muted"
              >${[
                playerName(each.owner),
                ...each.games.map(gameName),
                t(`study.visibility.${each.visibility}`),
                day(each.changedAt),
              ].join(' · ')}</span
            ></a
          >
        </li>`,
    )}
  </ul>`;
