import { html, nothing } from 'lit-html';
import { Refused } from '../api.js';
import { options } from '../form.js';
import { dayTime, t } from '../messages.js';
import { ownZone, zones } from '../time-zone.js';

export const SCHEDULES = ['IMMEDIATE', 'FIXED', 'WEEKLY'];

/** An hour on the clocks of here, with the summer time of its own day. */
export function local(instant) {
  if (!instant) return '';
  const date = new Date(instant);
  return new Date(date - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The time in a field; an unchanged one stays as it was, to the second. */
export const instant = (text = '', before = null) =>
  text === local(before) ? before : text ? new Date(text).toISOString() : null;

/** How many rounds the best play after the last one. */
const playoffRounds = ({ size = 0, kind }) =>
  kind === 'FINAL_TABLE' || size < 2 ? Math.min(size, 1) : Math.floor(Math.log2(size));

/** The hours a schedule needs: one for each round and, if wanted, of the playoff, or that of the first. */
export function scheduleFields(schedule, rounds, { roundTimes = [], timeZone }, playoff) {
  const time = (label, round, required = true) =>
    html`<label
      >${label}<input
        type="datetime-local"
        name="roundTime-${round}"
        ?required=${required}
        .value=${local(roundTimes[round - 1])}
    /></label>`;
  if (schedule === 'WEEKLY') return html`${time(t('rule.firstRound'), 1)}${zoneField(timeZone ?? ownZone())}`;
  if (schedule !== 'FIXED') return nothing;
  return html`<fieldset class="whole" data-key="round-times">
    <legend>${t('rule.roundTimes')}</legend>
    ${
      rounds > 0
        ? html`<div class="form">
            ${Array.from({ length: rounds }, (_, i) => time(t('tournament.roundOf', { round: i + 1 }), i + 1))}
            ${Array.from({ length: playoffRounds(playoff) }, (_, i) =>
              time(t('rule.playoffTime', { round: rounds + i + 1 }), rounds + i + 1, false),
            )}
          </div>`
        : html`<p class="notice">${t('rule.roundTimesNeedRounds')}</p>`
    }
  </fieldset>`;
}

const zoneField = (chosen) =>
  html`<div class="whole stack close">
    <label
      >${t('rule.timeZone')}<select name="timeZone" aria-describedby="zone-hint">
        ${options(zones(chosen), chosen, String)}
      </select></label
    >
    <p class="small muted" id="zone-hint">${t('rule.timeZoneHint')}</p>
  </div>`;

/** The times as the server takes them. A tournament with times starts automatically at the first. */
export function scheduleOf(wish, before = {}) {
  const { schedule } = wish;
  const last = Math.max(
    0,
    ...Object.keys(wish)
      .filter((name) => name.startsWith('roundTime-'))
      .map((name) => Number(name.split('-')[1])),
  );
  const asked = Array.from({ length: last }, (_, i) => instant(wish[`roundTime-${i + 1}`], before.roundTimes?.[i]));
  const roundTimes = last === 0 && before.schedule === schedule ? (before.roundTimes ?? []) : asked;
  // a round of the playoff without an hour, and one after it that has some
  if (roundTimes.includes(null)) throw new Refused({ code: 'BAD_SCHEDULE' });
  const byHand = before.schedule === schedule && !before.startsAt;
  return {
    schedule,
    roundTimes,
    startsAt: instant(wish.startsAt, before.startsAt) ?? (byHand ? null : (roundTimes[0] ?? null)),
    timeZone: wish.timeZone ?? before.timeZone ?? ownZone(),
  };
}

/** The schedule in words. */
export function scheduleText({ schedule, roundTimes }) {
  if (schedule === 'WEEKLY') return t('fact.weekly', { time: dayTime(roundTimes[0]) });
  if (schedule !== 'FIXED') return t(`schedule.${schedule}`);
  return html`<ul class="plainlist">
    ${roundTimes.map((time, i) => html`<li>${t('fact.roundAt', { round: i + 1, time: dayTime(time) })}</li>`)}
  </ul>`;
}
