import { html, nothing } from 'lit-html';
import { t } from '../../messages.js';
import { kindName, seasonName } from './words.js';

const SEASONS = ['SPRING', 'SUMMER', 'AUTUMN', 'WINTER'];
const dash = '–';

/** Where everybody's points come from, line by line. */
export function scoreTable({ table, nameOf }) {
  const { players, outcome, zone } = table.view;
  const line = (label, value, kind = '') =>
    html`<tr class=${kind}>
      <th scope="row">${label}</th>
      ${players.map((player) => html`<td>${value(player.scores, player) ?? dash}</td>`)}
    </tr>`;
  const standing = (seat) => outcome.standings.find((each) => each.seat === seat);
  return html`<div class="scroll" tabindex="0">
    <table class="scores">
      <thead>
        <tr>
          <td></td>
          ${players.map(({ seat }) => html`<th scope="col">${nameOf(seat)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${line(t('evergreen-planet.score.start'), (scores) => scores.start)}
        ${line(t('evergreen-planet.score.buds'), (scores) => scores.buds)}
        ${SEASONS.map((season, i) =>
          line(t('evergreen-planet.score.sun', { season: seasonName(season) }), (scores) => scores.sun[i], 'sun'),
        )}
        ${SEASONS.map((season, i) =>
          line(
            t('evergreen-planet.score.forest', { season: seasonName(season) }),
            (scores) => scores.forest[i],
            'forest',
          ),
        )}
        ${
          outcome
            ? Object.keys(zone).map((biome) =>
                line(t('evergreen-planet.score.fertility', { biome: kindName(biome) }), (scores, player) =>
                  harvest(scores, player, biome),
                ),
              )
            : nothing
        }
      </tbody>
      <tfoot>
        ${line(t('evergreen-planet.score.total'), (scores) => scores.total)}
        ${
          outcome && players.length > 1
            ? line(t('evergreen-planet.score.place'), (_, { seat }) => standing(seat).place)
            : nothing
        }
      </tfoot>
    </table>
  </div>`;
}

/** Points and how they came about: fertility times large trees. */
function harvest(scores, { outlook }, biome) {
  const from = outlook.harvests.find((each) => each.biome === biome);
  return html`${scores.fertility[biome] ?? 0}
  ${from ? html`<span class="sum">(${from.fertility} × ${from.largeTrees})</span>` : nothing}`;
}

/** The end of a game. */
export const finalScores = (context) =>
  html`<section class="card final">
    <h2>${t('evergreen-planet.scores')}</h2>
    ${
      context.table.view.outcome.title
        ? html`<p class="title">
            ${t('evergreen-planet.titleIs', { title: t(`evergreen-planet.title.${context.table.view.outcome.title}`) })}
          </p>`
        : nothing
    }
    <p class="small muted">${t('evergreen-planet.scoresHint')}</p>
    ${scoreTable(context)}
  </section>`;

/** After a season, what it brought; until the first round of the next one is over. */
export function seasonBill({ table, nameOf }) {
  const { calendar, players, outcome } = table.view;
  const last = SEASONS.indexOf(calendar.season) - 1;
  if (outcome || last < 0 || calendar.round > 1) return nothing;
  return html`<section class="card bill">
    <h2>${t('evergreen-planet.bill', { season: seasonName(SEASONS[last]) })}</h2>
    <ul>
      ${players.map(
        ({ seat, scores }) =>
          html`<li>
            ${t('evergreen-planet.bill.line', {
              name: nameOf(seat),
              sun: scores.sun[last],
              forest: scores.forest[last],
            })}
            <b class="numbers">+${scores.sun[last] + scores.forest[last]}</b>
          </li>`,
      )}
    </ul>
  </section>`;
}

export const scoresSoFar = (context) =>
  html`<details class="card so-far">
    <summary>${t('evergreen-planet.scores')}</summary>
    ${scoreTable(context)}
  </details>`;
