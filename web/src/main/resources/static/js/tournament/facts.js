import { html, nothing } from 'lit-html';
import { dayTime, number, t } from '../messages.js';
import { playerName } from '../names.js';
import { playerLink } from '../players/player-link.js';
import { entryState } from './entry-state.js';
import { pointsLines } from './points.js';
import { scheduleText } from './schedule.js';

/** The rules and the players. */
export function facts(overview) {
  const { entries, rules, organiser, commentators = [], league, tableSize } = overview;
  const { timing, admission, scoring, playoff, tables } = rules;
  const fact = (key, value) =>
    value === null || value === undefined || value === ''
      ? nothing
      : html`<dt>${t(`fact.${key}`)}</dt>
          <dd>${value}</dd>`;
  const time = (instant) => (instant ? dayTime(instant) : null);
  const lines = (texts) =>
    texts.length
      ? html`<ul class="plainlist">
          ${texts.map((text) => html`<li>${text}</li>`)}
        </ul>`
      : null;
  const larger = tableSize > 2;
  return html`<div class="columns">
    <section class="card stack">
      <h2>${t('tournament.facts')}</h2>
      <dl class="facts">
        ${fact('organiser', organiser ? playerLink(organiser) : null)}
        ${fact('commentators', commentators.length ? lines(commentators.map((each) => playerLink(each))) : null)}
        ${fact('league', league ? html`<a href="/leagues/${league}">${t('fact.leaguePage')}</a>` : null)}
        ${fact('system', t(`system.${rules.system}`))} ${fact('schedule', scheduleText(timing))}
        ${fact('timeZone', timing.schedule === 'WEEKLY' ? timing.timeZone : null)}
        ${fact('startsAt', time(timing.startsAt))} ${fact('registrationOpens', time(admission.opens))}
        ${fact('registrationCloses', time(admission.closes))}
        ${fact('clock', rules.clock ? t(`clock.${rules.clock.type}`) : null)}
        ${fact('invited', admission.invited.length ? t('fact.invitedOnly') : null)}
        ${fact('rating', ratingText(admission))} ${fact('maxPlayers', admission.maxPlayers)}
        ${fact('checkIn', admission.checkIn ? t('fact.checkInText') : null)} ${fact('lateEntry', lateText(admission))}
        ${fact('noShow', lines(noShowTexts(timing, larger)))}
        ${fact(
          'tableSizes',
          larger && tables.smallest !== tables.largest ? t('fact.tableSizesText', tables) : tableSize,
        )}
        ${fact('priority', larger ? t(`priority.${tables.priority ?? 'SCORES_FIRST'}`) : null)}
        ${fact('points', lines(pointsLines(rules)))} ${fact('tieBreaks', scoring.tieBreaks.join(', '))}
        ${fact('edition', larger ? null : t(`edition.${scoring.edition}`))}
        ${fact(
          'topCut',
          playoff.size ? t('fact.topCutText', { count: playoff.size, kind: t(`playoff.${playoff.kind}`) }) : null,
        )}
        ${fact('prizes', rules.prizes)}
      </dl>
    </section>
    <section class="card stack">
      <h2>${t('tournament.entries', { count: entries.length })}</h2>
      ${
        entries.length
          ? html`<div class="scroll" tabindex="0" role="region" aria-label=${t('desk.tab.players')}>
              <table class="data">
                <thead>
                  <tr>
                    <th class="number">${t('tournament.number')}</th>
                    <th>${t('ladder.player')}</th>
                    <th class="number">${t('ladder.rating')}</th>
                    <th>${t('tournament.state')}</th>
                  </tr>
                </thead>
                <tbody>
                  ${entries.map(
                    (each) =>
                      html`<tr>
                        <td class="number">${each.number || ''}</td>
                        <th scope="row">${each.bot ? playerName(each.player) : playerLink(each.player)}</th>
                        <td class="number">${each.rating ? number(Math.round(each.rating)) : '–'}</td>
                        <td>${entryState(each, overview)}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>`
          : html`<p class="empty">${t('tournament.nobody')}</p>`
      }
    </section>
  </div>`;
}

const ratingText = ({ minRating, maxRating }) =>
  [
    [minRating, 'fact.ratingLeast'],
    [maxRating, 'fact.ratingMost'],
  ]
    .filter(([rating]) => Number.isFinite(rating))
    .map(([rating, key]) => t(key, { rating: number(rating) }))
    .join(', ');

const lateText = ({ lateUntilRound, lateBye }) =>
  lateUntilRound
    ? t('fact.lateEntryText', { round: lateUntilRound, bye: t(`bye.${lateBye}`) })
    : t('fact.lateEntryNone');

const noShowTexts = ({ forfeitMinutes, withdrawMinutes }, larger) =>
  [
    forfeitMinutes && t(larger ? 'fact.noShowSeat' : 'fact.noShowForfeit', { minutes: number(forfeitMinutes) }),
    withdrawMinutes && t('fact.noShowWithdraw', { minutes: number(withdrawMinutes) }),
  ].filter(Boolean);
