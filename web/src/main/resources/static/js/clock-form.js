import { html, nothing } from 'lit-html';
import { input, options } from './form.js';
import { t } from './messages.js';
import { ownZone } from './time-zone.js';

const KINDS = ['Usual', 'None', 'Live', 'Correspondence'];
const minutes = (seconds) => Math.round(seconds / 60);

/** Which of the offered kinds a clock is; the game's own clock is none of them. */
export const clockKind = (clock) => (KINDS.includes(clock?.type) ? clock.type : KINDS[0]);

/**
 * The fields of a clock.
 *
 * @param clock with the figures to begin with, as the server has it
 * @param choose called with another kind
 */
export function clockFields(kind, clock, choose) {
  const {
    bankSeconds = 600,
    perMoveSeconds = 30,
    incrementSeconds = 0,
    days = 2,
    hours = 0,
    weekends = true,
  } = clock ?? {};
  const figure = (key, name, value, most, least = 0) => input(key, name, { type: 'number', value, least, most });
  return html`<label
      >${t('open.clock')}<select name="clock" @change=${(event) => choose(event.target.value)}>
        ${options(KINDS, kind, (each) => t(`clock.${each}`))}
      </select></label
    >
    ${
      kind === 'Live'
        ? html`${figure(
            'open.bankMinutes',
            'bankMinutes',
            minutes(bankSeconds),
            1440,
          )}${figure('open.perMove', 'perMoveSeconds', perMoveSeconds, 86_400)}${figure(
            'open.increment',
            'incrementSeconds',
            incrementSeconds,
            3600,
          )}`
        : nothing
    }
    ${
      kind === 'Correspondence'
        ? html`${figure('open.days', 'days', days, 30)}${figure('open.hours', 'hours', hours, 240)}<label class="check"
              ><input type="checkbox" name="weekends" .checked=${weekends} />${t('open.weekends')}</label
            >`
        : nothing
    }`;
}

/**
 * The clock as the server takes it; nothing for the game's own.
 *
 * @param before what it was: seconds and the zone, which no field shows, stay with their kind
 */
export function clockOf(
  { clock, bankMinutes = 10, perMoveSeconds = 30, incrementSeconds = 0, days = 0, hours = 0, weekends = true },
  before = null,
) {
  const { bankSeconds, zone = ownZone() } = before?.type === clock ? before : {};
  switch (clock) {
    case 'None':
      return { type: 'None' };
    case 'Live':
      return {
        type: 'Live',
        perMoveSeconds,
        bankSeconds: minutes(bankSeconds) === bankMinutes ? bankSeconds : bankMinutes * 60,
        incrementSeconds,
      };
    case 'Correspondence':
      return { type: 'Correspondence', days, hours, weekends, zone };
    default:
      return clockKind(before) === clock ? before : null;
  }
}
