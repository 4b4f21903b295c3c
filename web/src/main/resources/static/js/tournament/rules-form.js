import { html, nothing } from 'lit-html';
import { input, options } from '../form.js';
import { t } from '../messages.js';

const local = (instant) => (instant ? new Date(new Date(instant) - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 16) : '');
const instant = (text) => (text ? new Date(text).toISOString() : null);

/** Ready-made tournaments to begin with; every field can be changed afterwards. */
export const PRESETS = {
  evening: { rounds: 4, rules: { system: 'SWISS', pairing: 'AUTOMATIC', schedule: 'IMMEDIATE', checkIn: true, noShowForfeitMinutes: 10 } },
  weekly: { rounds: 7, rules: { system: 'SWISS', pairing: 'AUTOMATIC', schedule: 'WEEKLY', lateEntryUntilRound: 2, lateEntryBye: 'HALF' } },
  everybody: { rounds: null, rules: { system: 'ROUND_ROBIN', pairing: 'AUTOMATIC', schedule: 'IMMEDIATE' } },
  playoff: { rounds: 5, rules: { system: 'SWISS', pairing: 'BY_HAND', schedule: 'IMMEDIATE', topCut: 8, playoff: 'SINGLE_ELIMINATION' } },
};

/** The fields of the rules, grouped; hidden ones keep what they had. */
export function rulesFields(rules) {
  const choice = (name, list, family, chosen) => html`<label>${t(`rule.${name}`)}<select name=${name}>${options(list, chosen, (each) => t(`${family}.${each}`))}</select></label>`;
  const numeric = (name, most, value, least = 0) => input(`rule.${name}`, name, { type: 'number', least, most, value: value ?? '' });
  return html`${choice('system', ['SWISS', 'ROUND_ROBIN'], 'system', rules.system ?? 'SWISS')}${choice('pairing', ['AUTOMATIC', 'BY_HAND'], 'pairing.how', rules.pairing ?? 'AUTOMATIC')}
    ${choice('schedule', ['IMMEDIATE', 'FIXED', 'WEEKLY'], 'schedule', rules.schedule ?? 'IMMEDIATE')}
    ${input('rule.startsAt', 'startsAt', { type: 'datetime-local', value: local(rules.startsAt) })}
    <label class="check"><input type="checkbox" name="checkIn" .checked=${rules.checkIn ?? false}>${t('rule.checkIn')}</label>
    <details class="more whole"><summary>${t('rule.more')}</summary><div class="form">
      ${choice('seeding', ['RATING', 'BY_HAND'], 'seeding', rules.seeding ?? 'RATING')}${choice('acceleration', ['NONE', 'BAKU'], 'acceleration', rules.acceleration ?? 'NONE')}
      ${input('rule.tieBreaks', 'tieBreaks', { value: (rules.tieBreaks ?? ['BH/C1', 'BH', 'SB', 'DE']).join(', ') })}${numeric('maxPlayers', 1000, rules.maxPlayers, 2)}
      ${numeric('minRating', 4000, rules.minRating)}${numeric('maxRating', 4000, rules.maxRating)}
      ${input('rule.registrationCloses', 'registrationCloses', { type: 'datetime-local', value: local(rules.registrationCloses) })}${numeric('lateEntryUntilRound', 50, rules.lateEntryUntilRound)}
      ${choice('lateEntryBye', ['ZERO', 'HALF'], 'bye', rules.lateEntryBye ?? 'ZERO')}${numeric('noShowForfeitMinutes', 600, rules.noShowForfeitMinutes)}${numeric('noShowWithdrawMinutes', 600, rules.noShowWithdrawMinutes)}
      ${numeric('topCut', 32, rules.topCut)}${choice('playoff', ['SINGLE_ELIMINATION', 'FINAL_TABLE'], 'playoff', rules.playoff ?? 'SINGLE_ELIMINATION')}
      ${input('rule.clockMinutes', 'clockMinutes', { type: 'number', least: 0, most: 600, value: rules.clock?.bankSeconds ? rules.clock.bankSeconds / 60 : '' })}
      <label class="whole">${t('rule.forbidden')}<textarea name="forbidden" placeholder=${t('rule.forbiddenHint')} .value=${(rules.forbidden ?? []).map((pair) => pair.join(' ')).join('\n')}></textarea></label>
      <label class="whole">${t('rule.prizes')}<textarea name="prizes" maxlength="5000" .value=${rules.prizes ?? ''}></textarea></label></div></details>
    ${nothing}`;
}

/** The rules as the server takes them. */
export function rulesOf(wish, before = {}) {
  const { system, pairing, schedule, checkIn, seeding, acceleration, maxPlayers = null, minRating = null, maxRating = null, lateEntryUntilRound = 0, lateEntryBye,
    noShowForfeitMinutes = null, noShowWithdrawMinutes = null, topCut = 0, playoff, prizes = '' } = wish;
  return {
    ...before, system, pairing, schedule, checkIn, seeding, acceleration, maxPlayers, minRating, maxRating, lateEntryUntilRound, lateEntryBye, noShowForfeitMinutes, noShowWithdrawMinutes, topCut, playoff, prizes,
    startsAt: instant(wish.startsAt), registrationCloses: instant(wish.registrationCloses), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    tieBreaks: (wish.tieBreaks ?? '').split(/[\s,]+/).filter(Boolean), forbidden: (wish.forbidden ?? '').split('\n').map((line) => line.trim().split(/\s+/)).filter((pair) => pair.length === 2),
    ...(wish.clockMinutes !== undefined && { clock: { type: 'Live', perMoveSeconds: 30, bankSeconds: wish.clockMinutes * 60, incrementSeconds: 0 } }),
  };
}
