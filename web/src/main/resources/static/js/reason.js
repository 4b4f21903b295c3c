import { t } from './messages.js';

/** Reasons nobody wrote: what is stored is a word of no language, and everybody reads it in his own. */
export const BY_ORGANISER = 'BY_ORGANISER';
export const BY_PLAYER = 'BY_PLAYER';

/** Why something was done, as it was written; what was stored in words stays in them. */
export const reasonText = (why) => ({ [BY_ORGANISER]: t('desk.byOrganiser'), [BY_PLAYER]: t('tournament.byPlayer') })[why] ?? why ?? '';
