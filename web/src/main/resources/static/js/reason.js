import { t } from './messages.js';

/** Reasons set by the program: the stored word is no text, so that everyone reads it in their own language. */
export const BY_ORGANISER = 'BY_ORGANISER';
export const BY_PLAYER = 'BY_PLAYER';

/** Why something was done, as it was written; what was stored in words stays in them. */
export const reasonText = (why) =>
  ({ [BY_ORGANISER]: t('desk.byOrganiser'), [BY_PLAYER]: t('tournament.byPlayer') })[why] ?? why ?? '';
