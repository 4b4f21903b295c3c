import { html, nothing } from 'lit-html';
import { get } from '../api.js';
import { hasText, t } from '../messages.js';
import { learnNames, playerName } from '../names.js';
import { problemText } from './problem.js';

/** The next round before it is published: every pair with its reason; two players change places by two clicks. */
export function preview(page) {
  const { status } = page.live.overview;
  const ask = () => page.sender.send(async () => {
    const proposal = await get(`/tournaments/${page.id}/pairing-preview`);
    learnNames(proposal.names);
    Object.assign(page, { proposal: { ...proposal, changed: false }, swap: null });
  });
  if (status !== 'RUNNING' && status !== 'PAUSED') return html`<p class="empty">${t('desk.startFirst')}</p>`;
  const { proposal } = page;
  return html`<div class="row"><button class=${proposal ? '' : 'primary'} data-key="preview" @click=${ask}>${t(proposal ? 'desk.proposeAgain' : 'desk.propose')}</button></div>
    ${proposal ? html`${proposal.problem ? html`<p class="notice bad">${problemText(proposal.problem)}</p>` : nothing}
    <p class="muted">${t('desk.previewText', { round: proposal.round })}</p>
    <div class="card scroll" tabindex="0"><table class="data"><thead><tr><th class="number">${t('tournament.table')}</th><th>${t('table.players')}</th><th>${t('desk.reasons')}</th></tr></thead>
      <tbody>${proposal.tables.map((table, row) => html`<tr><td class="number">${row + 1}</td><td><span class="pairing">${table.players.map((player, seat) => chair(page, player, row, seat))}</span></td>
        <td class="small">${proposal.changed ? t('desk.byHand') : (table.reasons ?? []).map((reason) => html`<p>${sentence(reason, page.live.overview)}</p>`)}</td></tr>`)}
      ${(proposal.byes ?? []).map((each) => html`<tr><td></td><td>${playerName(each.player ?? each)}</td><td>${t('bye.FULL')}</td></tr>`)}</tbody></table></div>
    ${proposal.changed ? html`<p class="notice">${t('desk.changedWarning')}</p>` : nothing}
    <form class="row" @submit=${(event) => { event.preventDefault(); publish(page, event.target.elements.why.value); }}><label class="field">${t('desk.why')}<input name="why" maxlength="500" ?required=${proposal.changed}></label>
      <button class="primary" data-key="publish">${t('desk.publish')}</button></form>` : nothing}`;
}

function sentence({ key, params }, { entries }) {
  if (!hasText(key)) return Object.entries(params ?? {}).map(([name, value]) => `${name}: ${value}`).join(', ');
  const criterion = hasText(`criterion.${params?.criterion}`) ? t(`criterion.${params.criterion}`) : params?.criterion;
  const nameOf = (number) => { const found = entries.find((each) => String(each.number) === number); return found ? playerName(found.player) : number; };
  const instead = [].concat(params?.instead ?? []).map((pair) => String(pair).split('-').map(nameOf).join(' – ')).join(', ');
  return t(key, { ...params, criterion, instead });
}

function chair(page, player, row, seat) {
  const chosen = page.swap && page.swap.row === row && page.swap.seat === seat;
  const take = () => {
    if (!page.swap || chosen) page.swap = chosen ? null : { row, seat };
    else {
      const { tables } = page.proposal;
      const other = tables[page.swap.row].players;
      [other[page.swap.seat], tables[row].players[seat]] = [player, other[page.swap.seat]];
      page.proposal.changed = true;
      page.swap = null;
    }
    page.redraw();
  };
  return html`<button class=${chosen ? 'lit' : ''} aria-pressed=${chosen ?? false} data-key="chair-${row}-${seat}" aria-label=${t('desk.swap', { name: playerName(player) })} @click=${take}>${playerName(player)}</button>`;
}

async function publish(page, why) {
  const { round, tables, byes, changed } = page.proposal;
  const body = changed ? { round, why, tables: tables.map((each) => each.players), byes: (byes ?? []).map((each) => each.player ?? each) } : { round, why: why || null };
  if (await page.act('/rounds', body, t('desk.published'))) {
    page.proposal = null;
    page.redraw();
  }
}
