import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { get } from '../api.js';
import { dayTime, loadMessages, t } from '../messages.js';
import { playerName } from '../names.js';
import { playerLink } from '../players/player-link.js';
import { noteShown, shownAs } from '../router.js';
import { signedInAs } from '../session.js';
import { printedPairings } from './downloads.js';
import { reasonList } from './pairing-reasons.js';
import { readAgainIfMissing } from './retry-notice.js';

/** The pairings of a round, with the results. */
export function pairings(page) {
  const { rounds } = page.live;
  if (!rounds.length) {
    return readAgainIfMissing(page.live, 'rounds') ?? html`<p class="empty">${t('tournament.notPaired')}</p>`;
  }
  const shown = rounds.find((each) => String(each.round) === shownAs('round')) ?? rounds.at(-1);
  return html`<div class="choice" role="group" aria-label=${t('tournament.rounds')}>
      ${rounds.map(
        (each) =>
          html`<button
            data-key="round-${each.round}"
            aria-pressed=${each === shown}
            @click=${() => {
              noteShown({ round: each.round }, '#pairings');
              page.redraw();
            }}
          >
            ${roundName(each)}
          </button>`,
      )}
    </div>
    <div class="between">
      <p class="small muted">
        ${shown.publishedAt ? t('tournament.published', { time: dayTime(shown.publishedAt) }) : ''}
      </p>
      <span class="no-big">${reasonsButton(page, shown.round)} ${printedPairings(page.id, shown.round)}</span>
    </div>
    ${roundTable(shown, { reasons: shownReasons(page, shown.round) })}`;
}

const shownReasons = (page, round) => {
  const known = page.reasons?.round === round ? page.reasons : null;
  return known && { ...known, entries: page.live.overview?.entries ?? [] };
};

/** Reasons take the server a moment to find, so they are asked for only when someone wants to read them. */
function reasonsButton(page, round) {
  const shown = page.reasons?.round === round;
  const toggle = async () => {
    if (shown) {
      page.reasons = null;
    } else {
      try {
        const [found] = await Promise.all([
          get(`/tournaments/${page.id}/rounds/${round}/reasons`),
          loadMessages('pairing'),
        ]);
        page.reasons = found;
      } catch {
        page.reasons = { round, tables: [], byes: [], failed: true };
      }
    }
    page.redraw();
  };
  return html`<button data-key="reasons" aria-pressed=${shown} @click=${toggle}>${t('tournament.reasons')}</button>${
      shown && page.reasons.failed ? html` <span class="refusal">${t('tournament.notRead')}</span>` : nothing
    }`;
}

export const roundName = ({ round, stage }) =>
  t(stage === 'PLAYOFF' ? 'tournament.playoffRound' : 'tournament.roundOf', { round });

export function roundTable(round, { action, reasons } = {}) {
  const me = signedInAs();
  const seat = (table, player, i) =>
    html`<span class="seat ${player === me ? 'me' : ''}"
      >${playerLink(player)}
      ${
        table.places
          ? html`<span class="numbers ${table.places[i] === 1 ? 'first' : 'later'}"
              >${
                table.scores
                  ? t('result.place', { place: table.places[i], points: table.scores[i] })
                  : t('tournament.place', { place: table.places[i] })
              }</span
            >`
          : nothing
      }</span
    >`;
  return html`<div class="card scroll" tabindex="0" role="region" aria-label=${t('tournament.tab.pairings')}>
    <table class="data stacking">
      <thead>
        <tr>
          <th class="number">${t('tournament.table')}</th>
          <th>${t('table.players')}</th>
          <th>${t('tournament.state')}</th>
          ${action ? html`<td></td>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${repeat(
          round.tables,
          (table) => table.table ?? table.number,
          (table) =>
            html`<tr class=${table.players.includes(me) ? 'me' : ''}>
                <td class="number">${table.number}</td>
                <td><span class="pairing">${table.players.map((player, i) => seat(table, player, i))}</span></td>
                <td>
                  ${t(`pairing.status.${table.status}`)}${
                    table.table
                      ? html`<br /><a href="/tables/${table.table}${table.status === 'PLAYING' ? '' : '/replay'}"
                            >${t(table.status === 'PLAYING' ? 'tournament.watch' : 'tournament.look')}</a
                          >`
                      : nothing
                  }
                </td>
                ${action ? html`<td>${action(table)}</td>` : nothing}
              </tr>
              ${reasonRow(
                reasons?.tables.find((each) => each.number === table.number),
                reasons,
              )}`,
        )}
        ${(round.byes ?? []).map(
          (each) =>
            html`<tr>
                <td></td>
                <td>${playerName(each.player ?? each)}</td>
                <td>${t(`bye.${each.kind ?? 'FULL'}`)}</td>
                ${action ? html`<td></td>` : nothing}
              </tr>
              ${reasonRow(byeReasons(reasons, each.player ?? each), reasons)}`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** A bye that was asked for needs no reason. */
const byeReasons = (reasons, player) => reasons?.byes.find((each) => each.player === player && each.reasons.length);

const reasonRow = (found, reasons) =>
  found
    ? html`<tr class="reasons">
        <td></td>
        <td colspan="2" class="small">
          ${found.reasons.length ? reasonList(found.reasons, reasons.entries) : html`<p>${t('desk.byHand')}</p>`}
        </td>
      </tr>`
    : nothing;
