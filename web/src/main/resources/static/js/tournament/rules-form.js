import { html, nothing } from 'lit-html';
import { clockFields, clockKind, clockOf } from '../clock-form.js';
import { area, input, options } from '../form.js';
import { t } from '../messages.js';
import { groupsOf, groupsText } from './groups.js';
import { pointsFields, scoringOf } from './points.js';
import { instant, local, scheduleFields, scheduleOf, SCHEDULES } from './schedule.js';
import { codes, tieBreakFields } from './tie-breaks.js';

/** Ready-made tournaments to begin with; every field can be changed afterwards. */
export const PRESETS = {
  evening: { rounds: 4, rules: { system: 'SWISS', admission: { checkIn: true }, timing: { forfeitMinutes: 10 } } },
  weekly: {
    rounds: 7,
    rules: { system: 'SWISS', admission: { lateUntilRound: 2, lateBye: 'HALF' }, timing: { schedule: 'WEEKLY' } },
  },
  everybody: { rounds: null, rules: { system: 'ROUND_ROBIN', scoring: { tieBreaks: ['DE', 'WIN', 'SB', 'KS'] } } },
  playoff: {
    rounds: 5,
    rules: { system: 'SWISS', timing: { byHand: true }, playoff: { size: 8, kind: 'SINGLE_ELIMINATION' } },
  },
};

const USUAL_PRIORITY = 'SCORES_FIRST';
const MONTH_MINUTES = 30 * 24 * 60;

/**
 * The fields of the rules, grouped as people look for them.
 *
 * @param plan {schedule, rounds, clock, playoff} as chosen so far, set(changes) receives changes; {seats} at a table;
 * {choices} of a game whose options may be chosen
 */
export function rulesFields(rules, plan) {
  const { admission = {}, timing = {}, scoring = {} } = rules;
  const playoff = { size: 0, kind: 'SINGLE_ELIMINATION', ...rules.playoff };
  const planned = { ...playoff, ...plan.playoff };
  const plays = (changes) => plan.set({ playoff: { ...planned, ...changes } });
  const choice = (name, list, family, chosen, { told = nothing, changed = nothing } = {}) =>
    html`<label
      >${t(`rule.${name}`)}<select name=${name} aria-describedby=${told} @change=${changed}>
        ${options(list, chosen, (each) => t(`${family}.${each}`))}
      </select></label
    >`;
  const numeric = (name, most, value, more = {}) =>
    input(`rule.${name}`, name, { type: 'number', least: 0, most, value: value ?? '', ...more });
  const time = (name, value) => input(`rule.${name}`, name, { type: 'datetime-local', value: local(value) });
  return html`${choice('system', ['SWISS', 'ROUND_ROBIN', 'DOUBLE_ROUND_ROBIN'], 'system', rules.system ?? 'SWISS')}
    ${choice('pairing', ['AUTOMATIC', 'BY_HAND'], 'pairing.how', timing.byHand ? 'BY_HAND' : 'AUTOMATIC')}
    <label
      >${t('rule.schedule')}<select name="schedule" @change=${(event) => plan.set({ schedule: event.target.value })}>
        ${options(SCHEDULES, plan.schedule, (each) => t(`schedule.${each}`))}
      </select></label
    >${time('startsAt', timing.startsAt)}
    <label class="check"
      ><input type="checkbox" name="checkIn" .checked=${admission.checkIn ?? false} />${t('rule.checkIn')}</label
    >${scheduleFields(plan.schedule, plan.rounds, timing, planned)}
    ${clockFields(plan.clock ?? clockKind(rules.clock), rules.clock, (clock) => plan.set({ clock }))}
    <details class="more whole">
      <summary>${t('rule.more')}</summary>
      <div class="form">
        ${choice('seeding', ['RATING', 'BY_HAND'], 'seeding', rules.seeding ?? 'RATING')}
        ${choice('acceleration', ['NONE', 'BAKU'], 'acceleration', rules.acceleration ?? 'NONE')}
        ${choice('firstColour', ['LOT', 'WHITE', 'BLACK'], 'firstColour', rules.firstColour ?? 'LOT')}
        ${
          plan.seats > 2
            ? html`${numeric('smallestTable', plan.seats, rules.tables?.smallest, { least: 3 })}
                ${numeric('largestTable', 6, rules.tables?.largest, { least: plan.seats })}
                <div class="whole stack close">
                  ${choice(
                    'priority',
                    ['SCORES_FIRST', 'REPEATS_FIRST'],
                    'priority',
                    rules.tables?.priority ?? USUAL_PRIORITY,
                    { told: 'priority-hint' },
                  )}
                  <p class="small muted" id="priority-hint">${t('rule.priorityHint')}</p>
                </div>`
            : choice('edition', ['FIDE_2026', 'FIDE_2024'], 'edition', scoring.edition ?? 'FIDE_2026')
        }
        ${tieBreakFields(scoring.tieBreaks ?? [], plan.seats, rules.system)}
        ${numeric('maxPlayers', 5000, admission.maxPlayers, { least: 2 })}
        ${numeric('minRating', 4000, admission.minRating)} ${numeric('maxRating', 4000, admission.maxRating)}
        ${time('registrationOpens', admission.opens)} ${time('registrationCloses', admission.closes)}
        ${numeric('lateEntryUntilRound', 50, admission.lateUntilRound)}
        ${choice('lateEntryBye', ['ZERO', 'HALF'], 'bye', admission.lateBye ?? 'ZERO')}
        ${numeric('noShowForfeitMinutes', MONTH_MINUTES, timing.forfeitMinutes, { least: 1 })}
        ${numeric('noShowWithdrawMinutes', MONTH_MINUTES, timing.withdrawMinutes, { least: 1 })}
        ${numeric('topCut', 32, playoff.size, { changed: (event) => plays({ size: Number(event.target.value) }) })}
        ${choice('playoff', ['SINGLE_ELIMINATION', 'FINAL_TABLE'], 'playoff', playoff.kind, {
          changed: (event) => plays({ kind: event.target.value }),
        })}
        ${pointsFields(rules, plan.seats)}
        ${area('rule.invited', 'invited', {
          hint: t('rule.forbiddenHint'),
          value: groupsText([admission.invited ?? []]),
        })}
        ${area('rule.forbidden', 'forbidden', { hint: t('rule.forbiddenHint'), value: groupsText(rules.forbidden) })}
        ${plan.choices?.fields(plan.seats) ?? nothing}
        ${area('rule.prizes', 'prizes', { value: rules.prizes, max: 5000 })}
      </div>
    </details>`;
}

/** The defaults differ between the systems: unless the organiser chose them, the tie-breaks follow the system. */
function tieBreaksOf({ tieBreaks, system }, before) {
  const chosen = tieBreaks ? codes(tieBreaks) : undefined;
  const asBefore = (chosen ?? []).join() === before.scoring?.tieBreaks?.join();
  if (!asBefore) return chosen;
  return before.system === system ? before.scoring.tieBreaks : undefined;
}

/** Only larger tables have a choice; unchanged defaults are left out. */
function tablesOf({ priority, smallestTable, largestTable }, before = {}) {
  if (!priority) return before;
  return {
    smallest: smallestTable,
    largest: largestTable,
    priority: priority === USUAL_PRIORITY ? before.priority && priority : priority,
  };
}

/**
 * The rules as the server takes them; fields that are not shown or not changed stay as they were. The options of the
 * game only where they could be chosen.
 */
export async function rulesOf(wish, { before = {}, choices = null } = {}) {
  const { admission = {}, timing = {} } = before;
  return {
    ...before,
    system: wish.system,
    seeding: wish.seeding,
    acceleration: wish.acceleration,
    firstColour: wish.firstColour,
    prizes: wish.prizes ?? '',
    ...(choices && { options: choices.of(wish) }),
    tables: tablesOf(wish, before.tables),
    scoring: { ...scoringOf(wish, before.scoring), tieBreaks: tieBreaksOf(wish, before) },
    admission: {
      ...admission,
      invited: (await groupsOf(wish.invited, [admission.invited ?? []])).flat(),
      opens: instant(wish.registrationOpens, admission.opens),
      closes: instant(wish.registrationCloses, admission.closes),
      minRating: wish.minRating ?? null,
      maxRating: wish.maxRating ?? null,
      maxPlayers: wish.maxPlayers ?? null,
      checkIn: wish.checkIn,
      lateUntilRound: wish.lateEntryUntilRound ?? 0,
      lateBye: wish.lateEntryBye,
    },
    timing: {
      ...timing,
      byHand: wish.pairing === 'BY_HAND',
      ...scheduleOf(wish, timing),
      forfeitMinutes: wish.noShowForfeitMinutes ?? null,
      withdrawMinutes: wish.noShowWithdrawMinutes ?? null,
    },
    playoff: { size: wish.topCut ?? 0, kind: wish.playoff },
    forbidden: await groupsOf(wish.forbidden, before.forbidden),
    clock: clockOf(wish, before.clock),
  };
}
