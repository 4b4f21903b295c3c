import { html } from 'lit-html';
import { day, gameName, t } from '../messages.js';
import { playerName } from '../names.js';
import { reasonText } from '../reason.js';

const places = (list) => list.join(' · ');

/** The effect of a decision: the places, and whether ratings follow. */
const effect = ({ decided, before, after, counts }) =>
  [
    t(`ladder.decided.${decided}`),
    ...(after.length ? [before.length ? `${places(before)} → ${places(after)}` : places(after)] : []),
    t(counts ? 'ladder.decisionCounts' : 'ladder.decisionIgnored'),
  ].join(' · ');

const game = ({ table, players, game: id }) =>
  table ? html`<a href="/tables/${table}">${players.map(playerName).join(' · ')}</a>` : gameName(id);

const tournament = (id) => (id ? html` · <a href="/tournaments/${id}">${t('ladder.decisionTournament')}</a>` : '');

const row = (each) =>
  html`<tr>
    <td>${day(each.at)}</td>
    <td data-label=${t('ladder.decidedBy')}><a href="/players/${each.by}">${playerName(each.by)}</a></td>
    <td>${game(each)}${tournament(each.tournament)}</td>
    <td class="line">${effect(each)}</td>
    <td class="line" data-label=${t('ladder.decisionReason')}>${reasonText(each.reason)}</td>
  </tr>`;

/** Decisions of officials are public: who, about which game, why, and whether ratings follow. */
export const decisions = (list) =>
  html` <section class="card stack scroll" data-key="decisions" tabindex="0" aria-label=${t('ladder.decisions')}>
    <h2>${t('ladder.decisions')}</h2>
    <p class="small muted">${t('ladder.decisionsText')}</p>
    <table class="data tight stacking labelled">
      <thead>
        <tr>
          <th>${t('player.when')}</th>
          <th>${t('ladder.decidedBy')}</th>
          <th>${t('ladder.correctedGame')}</th>
          <th>${t('ladder.decision')}</th>
          <th>${t('ladder.decisionReason')}</th>
        </tr>
      </thead>
      <tbody>
        ${list.map(row)}
      </tbody>
    </table>
  </section>`;
