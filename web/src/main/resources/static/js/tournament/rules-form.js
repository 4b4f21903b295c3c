import { html, nothing } from 'lit-html';
import { clockFields, clockKind, clockOf } from '../clock-form.js';
import { input, options } from '../form.js';
import { t } from '../messages.js';
import { knowsName, playerName } from '../names.js';
import { findPlayer } from '../people/find.js';
import { instant, local, scheduleFields, scheduleOf, SCHEDULES } from './schedule.js';
import { codes, tieBreakFields } from './tie-breaks.js';

/** Ready-made tournaments to begin with; every field can be changed afterwards. */
export const PRESETS = {
  evening: { rounds: 4, rules: { system: 'SWISS', admission: { checkIn: true }, timing: { forfeitMinutes: 10 } } },
  weekly: { rounds: 7, rules: { system: 'SWISS', admission: { lateUntilRound: 2, lateBye: 'HALF' }, timing: { schedule: 'WEEKLY' } } },
  everybody: { rounds: null, rules: { system: 'ROUND_ROBIN', scoring: { tieBreaks: ['DE', 'WIN', 'SB', 'KS'] } } },
  playoff: { rounds: 5, rules: { system: 'SWISS', timing: { byHand: true }, playoff: { size: 8, kind: 'SINGLE_ELIMINATION' } } },
};

/**
 * The fields of the rules, grouped as people look for them.
 *
 * @param plan {schedule, rounds, clock} as chosen so far, set(changes) hears of others; {seats} at a table; {choices} of a game whose options may be chosen
 */
export function rulesFields(rules, plan) {
  const { admission = {}, timing = {}, playoff = {}, scoring = {} } = rules;
  const choice = (name, list, family, chosen, told = nothing) => html`<label>${t(`rule.${name}`)}<select name=${name} aria-describedby=${told}>${options(list, chosen, (each) => t(`${family}.${each}`))}</select></label>`;
  const numeric = (name, most, value, least = 0) => input(`rule.${name}`, name, { type: 'number', least, most, value: value ?? '' });
  const time = (name, value) => input(`rule.${name}`, name, { type: 'datetime-local', value: local(value) });
  return html`${choice('system', ['SWISS', 'ROUND_ROBIN'], 'system', rules.system ?? 'SWISS')}${choice('pairing', ['AUTOMATIC', 'BY_HAND'], 'pairing.how', timing.byHand ? 'BY_HAND' : 'AUTOMATIC')}
    <label>${t('rule.schedule')}<select name="schedule" @change=${(event) => plan.set({ schedule: event.target.value })}>${options(SCHEDULES, plan.schedule, (each) => t(`schedule.${each}`))}</select></label>${time('startsAt', timing.startsAt)}
    <label class="check"><input type="checkbox" name="checkIn" .checked=${admission.checkIn ?? false}>${t('rule.checkIn')}</label>${scheduleFields(plan.schedule, plan.rounds, timing)}
    ${clockFields(plan.clock ?? clockKind(rules.clock), rules.clock, (clock) => plan.set({ clock }))}
    <details class="more whole"><summary>${t('rule.more')}</summary><div class="form">
      ${choice('seeding', ['RATING', 'BY_HAND'], 'seeding', rules.seeding ?? 'RATING')}${choice('acceleration', ['NONE', 'BAKU'], 'acceleration', rules.acceleration ?? 'NONE')}${choice('firstColour', ['LOT', 'WHITE', 'BLACK'], 'firstColour', rules.firstColour ?? 'LOT')}
      ${plan.seats > 2 ? html`<div class="whole stack close">${choice('priority', ['SCORES_FIRST', 'REPEATS_FIRST'], 'priority', rules.tables?.priority ?? 'SCORES_FIRST', 'priority-hint')}<p class="small muted" id="priority-hint">${t('rule.priorityHint')}</p></div>` : nothing}
      ${tieBreakFields(scoring.tieBreaks ?? [], plan.seats, rules.system)}${numeric('maxPlayers', 1000, admission.maxPlayers, 2)}
      ${numeric('minRating', 4000, admission.minRating)}${numeric('maxRating', 4000, admission.maxRating)}${time('registrationOpens', admission.opens)}${time('registrationCloses', admission.closes)}
      ${numeric('lateEntryUntilRound', 50, admission.lateUntilRound)}${choice('lateEntryBye', ['ZERO', 'HALF'], 'bye', admission.lateBye ?? 'ZERO')}
      ${numeric('noShowForfeitMinutes', 600, timing.forfeitMinutes, 1)}${numeric('noShowWithdrawMinutes', 600, timing.withdrawMinutes, 1)}
      ${numeric('topCut', 32, playoff.size)}${choice('playoff', ['SINGLE_ELIMINATION', 'FINAL_TABLE'], 'playoff', playoff.kind ?? 'SINGLE_ELIMINATION')}
      ${area('points', t('rule.pointsHint'), pointsText(rules))}${area('invited', t('rule.forbiddenHint'), (admission.invited ?? []).map(nameOrId).join(', '))}
      ${area('forbidden', t('rule.forbiddenHint'), (rules.forbidden ?? []).map((group) => group.map(nameOrId).join(', ')).join('\n'))}
      ${plan.choices?.fields(plan.seats) ?? nothing}
      <label class="whole">${t('rule.prizes')}<textarea name="prizes" maxlength="5000" .value=${rules.prizes ?? ''}></textarea></label></div></details>`;
}

const area = (name, hint, value) => html`<label class="whole">${t(`rule.${name}`)}<textarea name=${name} placeholder=${hint} .value=${value}></textarea></label>`;

/** A line for each size a table may have. The server counts in tenths. */
const pointsText = ({ scoring, tables }) => Object.entries(scoring?.points ?? {})
  .filter(([size]) => size >= tables.smallest && size <= tables.largest)
  .map(([, points]) => points.map((each) => each / 10).join(' ')).join('\n');

const pointsOf = (text) => Object.fromEntries(lines(text).map((line) => line.trim().split(/[\s,;]+/).map((each) => Math.round(Number(each) * 10))).map((points) => [points.length, points]));

/** What was usual in the one system is not in the other: unless somebody chose them, the tie-breaks go with it. */
function tieBreaksOf({ tieBreaks, system }, before) {
  const chosen = tieBreaks ? codes(tieBreaks) : undefined;
  const asBefore = chosen?.join() === before.scoring?.tieBreaks?.join();
  return asBefore && before.system && before.system !== system ? undefined : chosen;
}

const nameOrId = (player) => (knowsName(player) ? playerName(player) : player);
const lines = (text = '') => text.split('\n').filter((line) => line.trim());
const findAll = (line) => Promise.all(line.split(',').filter((name) => name.trim()).map(findPlayer));

/** The rules as the server takes them; what the form does not show stays as it was. The options of the game only where they could be chosen. */
export async function rulesOf(wish, { before = {}, choices = null } = {}) {
  return {
    ...before,
    system: wish.system, seeding: wish.seeding, acceleration: wish.acceleration, firstColour: wish.firstColour, prizes: wish.prizes ?? '',
    ...(choices && { options: choices.of(wish) }), ...(wish.priority && { tables: { ...before.tables, priority: wish.priority } }),
    scoring: { ...before.scoring, points: wish.points && { ...before.scoring?.points, ...pointsOf(wish.points) }, tieBreaks: tieBreaksOf(wish, before) }, // what is left out is as usual
    admission: {
      ...before.admission, invited: (await Promise.all(lines(wish.invited).map(findAll))).flat(), opens: instant(wish.registrationOpens), closes: instant(wish.registrationCloses), minRating: wish.minRating ?? null, maxRating: wish.maxRating ?? null, maxPlayers: wish.maxPlayers ?? null,
      checkIn: wish.checkIn, lateUntilRound: wish.lateEntryUntilRound ?? 0, lateBye: wish.lateEntryBye,
    },
    timing: {
      ...before.timing, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, byHand: wish.pairing === 'BY_HAND', ...scheduleOf(wish),
      forfeitMinutes: wish.noShowForfeitMinutes ?? null, withdrawMinutes: wish.noShowWithdrawMinutes ?? null,
    },
    playoff: { size: wish.topCut ?? 0, kind: wish.playoff },
    forbidden: await Promise.all(lines(wish.forbidden).map(findAll)),
    clock: clockOf(wish),
  };
}
