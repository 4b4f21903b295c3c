import { hasText, t } from '../messages.js';

/** Why a tournament does not go on by itself, in words. */
export const problemText = (code) => (hasText(`refusal.${code}`) ? t(`refusal.${code}`) : code);
