import { hasText, t } from '../messages.js';

/** Why a tournament does not continue automatically, in words. */
export const problemText = (code) => (hasText(`refusal.${code}`) ? t(`refusal.${code}`) : code);
