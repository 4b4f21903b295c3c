import { html, nothing } from 'lit-html';
import { get, post } from '../api.js';
import { t } from '../messages.js';
import { learnNames, playerName } from '../names.js';
import { reasonField } from '../reason.js';
import { hasStarted, isOver } from './phase.js';
import { reasonList } from './pairing-reasons.js';
import { seatButton, standing } from './seat-button.js';
import { problemText } from './pairing-problem.js';

/** The next round before it is published: every pair with its reason; two players change places by two clicks. */
export function preview(page) {
  const { overview, rounds } = page.live;
  const ask = () => page.sender.send(() => propose(page));
  if (isOver(overview)) return html`<p class="empty">${t('desk.over')}</p>`;
  if (!hasStarted(overview)) return html`<p class="empty">${t('desk.startFirst')}</p>`;
  const { proposal } = page;
  return html`${
      playoffComes(overview, rounds)
        ? html`<p class="notice" data-key="playoff-comes">
            ${t(`desk.playoffComes.${overview.rules.playoff.kind}`, { count: overview.rules.playoff.size })}
          </p>`
        : nothing
    }
    <div class="row">
      <button class=${proposal ? '' : 'primary'} data-key="preview" ?disabled=${page.sender.busy} @click=${ask}>
        ${t(proposal ? 'desk.proposeAgain' : 'desk.propose')}
      </button>
    </div>
    ${
      proposal
        ? html`${
              proposal.problem
                ? html`<p class="notice bad">${problemText(proposal.problem)}</p>
                    ${(proposal.together ?? []).map(
                      (group) =>
                        html`<p class="refusal">
                          ${t('desk.forbiddenPair', { names: group.map(playerName).join(' – ') })}
                        </p>`,
                    )}`
                : nothing
            }
            ${
              proposal.problem && !proposal.tables.length
                ? html`<div class="row">
                    <button
                      data-key="by-hand"
                      @click=${() => {
                        setDown(page);
                        page.redraw();
                      }}
                    >
                      ${t('desk.setByHand')}
                    </button>
                  </div>`
                : nothing
            }
            <p class="muted">${t('desk.previewText', { round: proposal.round })}</p>
            <div class="card scroll" tabindex="0">
              <table class="data stacking">
                <thead>
                  <tr>
                    <th class="number">${t('tournament.table')}</th>
                    <th>${t('table.players')}</th>
                    <th>${t('desk.reasons')}</th>
                  </tr>
                </thead>
                <tbody>
                  ${proposal.tables.map(
                    (table, row) =>
                      html`<tr>
                        <td class="number">${row + 1}</td>
                        <td>
                          <span class="pairing"
                            >${table.players.map((player, seat) => seatAt(page, player, { row, seat }))}</span
                          >
                        </td>
                        <td class="small">
                          ${
                            table.changed
                              ? html`<p>${t('desk.byHand')}</p>
                                  ${warnings(page, table.players).map((each) => html`<p class="refusal">${each}</p>`)}`
                              : reasonList(table.reasons ?? [], overview.entries)
                          }
                        </td>
                      </tr>`,
                  )}
                  ${(proposal.byes ?? []).map(
                    (each, seat) =>
                      html`<tr>
                        <td></td>
                        <td>
                          ${
                            each.kind === 'PAIRING'
                              ? seatAt(page, each.player, { row: null, seat })
                              : playerName(each.player)
                          }
                        </td>
                        <td class="small">
                          <p>${t(`bye.${each.kind}`)}</p>
                          ${each.changed ? nothing : reasonList(each.reasons ?? [], overview.entries)}
                        </td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>
            ${proposal.changed ? html`<p class="notice">${t('desk.changedWarning')}</p>` : nothing}
            ${
              unfinished(rounds)
                ? html`<p class="notice" data-key="unfinished">
                    ${t('desk.unfinished', { round: unfinished(rounds).round })}
                  </p>`
                : nothing
            }
            <form
              class="row"
              @submit=${(event) => {
                event.preventDefault();
                publish(page, event.target.elements.why?.value ?? null);
              }}
            >
              ${proposal.changed ? reasonField('pairing') : unfinished(rounds) ? reasonField('unfinished') : nothing}
              <button class="primary" data-key="publish" ?disabled=${page.sender.busy}>${t('desk.publish')}</button>
            </form>`
        : nothing
    }`;
}

async function propose(page) {
  const proposal = await get(`/tournaments/${page.id}/pairing-preview`);
  learnNames(proposal.names);
  Object.assign(page, { proposal: { ...proposal, changed: false }, swap: null });
}

/** A round whose games still go on: pairing the next one now needs a reason. */
const unfinished = (rounds) => rounds.find((each) => !each.finished);

/** The main rounds are played, and the best wait for the organiser. */
const playoffComes = ({ rules, rounds: planned }, played) =>
  rules.playoff?.size > 0 && rules.timing.byHand && played.length >= planned && played.every((each) => each.finished);

/** Table sizes for as many players as the rules allow to sit: short tables are better than a player without one. */
export function sizesFor(players, { tableSize, rules }) {
  const smallest = rules.tables?.smallest ?? tableSize;
  const largest = Math.max(tableSize, rules.tables?.largest ?? tableSize);
  for (let seated = players; seated >= smallest; seated -= 1) {
    const count = Math.min(Math.ceil(seated / tableSize), Math.floor(seated / smallest));
    if (seated <= count * largest) {
      return Array.from({ length: count }, (_, i) => Math.floor((seated + count - 1 - i) / count));
    }
  }
  return [];
}

/** All players of the round, in the order of their numbers; the rest get a bye. Organisers then swap players. */
function setDown({ proposal, live: { overview } }) {
  const away = ({ byes = [] }) => byes.some((each) => each.round === proposal.round);
  const there = overview.entries
    .filter((each) => each.status === 'ACTIVE' && each.number > 0 && !away(each))
    .sort((one, other) => one.number - other.number)
    .map((each) => each.player);
  const tables = sizesFor(there.length, overview).map((size) => ({ players: there.splice(0, size), changed: true }));
  Object.assign(proposal, { tables, byes: there.map((player) => ({ player, kind: 'PAIRING' })), changed: true });
}

/** The players at a manual table who have met before, and those who must not meet. */
function warnings({ live: { rounds, overview } }, players) {
  const pairs = players.flatMap((one, i) => players.slice(i + 1).map((other) => [one, other]));
  const both = (list, pair) => pair.every((player) => list.includes(player));
  return pairs.flatMap((pair) => {
    const names = pair.map(playerName).join(' – ');
    const met = rounds.find((round) => round.tables.some((table) => both(table.players, pair)));
    const apart = (overview.rules?.forbidden ?? []).some((each) => both(each, pair));
    return [
      met ? t('desk.metBefore', { names, round: met.round }) : null,
      apart ? t('desk.forbiddenPair', { names }) : null,
    ].filter(Boolean);
  });
}

/** A place at a table, or a bye the pairing gave: two of them are exchanged by two clicks. */
function seatAt(page, player, place) {
  const { proposal } = page;
  const chosen = page.swap?.row === place.row && page.swap?.seat === place.seat;
  const put = ({ row, seat }, who) => {
    if (row === null) {
      Object.assign(proposal.byes[seat], { player: who, changed: true });
    } else {
      proposal.tables[row].players[seat] = who;
      proposal.tables[row].changed = true; // the others keep their reasons
    }
  };
  const at = ({ row, seat }) => (row === null ? proposal.byes[seat].player : proposal.tables[row].players[seat]);
  const take = () => {
    if (!page.swap || chosen) {
      page.swap = chosen ? null : place;
    } else {
      const other = at(page.swap);
      put(page.swap, player);
      put(place, other);
      proposal.changed = true;
      page.swap = null;
    }
    page.redraw();
  };
  return seatButton({
    player,
    known: standing(page.live, player, place.row === null ? null : place.seat),
    key: `seat-${place.row ?? 'bye'}-${place.seat}`,
    chosen,
    take,
  });
}

/** If the round has changed meanwhile, the preview is refreshed and the refusal shown. */
async function publish(page, why) {
  const { round, tables, byes, changed, previewed } = page.proposal;
  const body = changed
    ? {
        round,
        why,
        tables: tables.map((each) => each.players),
        byes: (byes ?? []).filter((each) => each.kind === 'PAIRING').map((each) => each.player),
      }
    : { round, previewed, why };
  const send = () =>
    post(`/tournaments/${page.id}/rounds`, body).catch(async (failure) => {
      if (failure.code === 'PREVIEW_OUTDATED') await propose(page);
      throw failure;
    });
  const published = async () => {
    const { sequence } = await send();
    await page.live.reach(sequence);
  };
  if (await page.sender.send(published, t('desk.published'))) {
    page.proposal = null;
    page.redraw();
  }
}
