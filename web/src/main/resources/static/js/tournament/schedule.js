import { html, nothing } from 'lit-html';
import { dayTime, t } from '../messages.js';

export const SCHEDULES = ['IMMEDIATE', 'FIXED', 'WEEKLY'];

export const local = (instant) => (instant ? new Date(new Date(instant) - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 16) : '');
export const instant = (text) => (text ? new Date(text).toISOString() : null);

/** The hours a schedule needs: one for each round, or that of the first. */
export function scheduleFields(schedule, rounds, { roundTimes = [] }) {
  const time = (label, name, value) => html`<label>${label}<input type="datetime-local" name=${name} required .value=${local(value)}></label>`;
  if (schedule === 'WEEKLY') return time(t('rule.firstRound'), 'roundTime-1', roundTimes[0]);
  if (schedule !== 'FIXED') return nothing;
  return html`<fieldset class="whole" data-key="round-times"><legend>${t('rule.roundTimes')}</legend>${rounds > 0 ? html`<div class="form">
    ${Array.from({ length: rounds }, (_, i) => time(t('tournament.roundOf', { round: i + 1 }), `roundTime-${i + 1}`, roundTimes[i]))}</div>` : html`<p class="notice">${t('rule.roundTimesNeedRounds')}</p>`}</fieldset>`;
}

/** The hours as the server takes them. A tournament that has some begins by itself with the first. */
export function scheduleOf(wish) {
  const roundTimes = [];
  for (let round = 1; wish[`roundTime-${round}`]; round += 1) roundTimes.push(instant(wish[`roundTime-${round}`]));
  return { schedule: wish.schedule, roundTimes, startsAt: instant(wish.startsAt) ?? roundTimes[0] ?? null };
}

/** The schedule in words. */
export function scheduleText({ schedule, roundTimes }) {
  if (schedule === 'WEEKLY') return t('fact.weekly', { time: dayTime(roundTimes[0]) });
  if (schedule !== 'FIXED') return t(`schedule.${schedule}`);
  return html`<ul class="plainlist">${roundTimes.map((time, i) => html`<li>${t('fact.roundAt', { round: i + 1, time: dayTime(time) })}</li>`)}</ul>`;
}
