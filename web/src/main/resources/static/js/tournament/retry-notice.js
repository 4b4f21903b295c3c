import { html } from 'lit-html';
import { t } from '../messages.js';

/** Another try for what could not be read. */
export const readAgain = (again) =>
  html`<p class="notice bad" role="alert">
    ${t('tournament.notRead')} <button data-key="read-again" @click=${again}>${t('failure.retry')}</button>
  </p>`;

/** That a part of a tournament could never be read; null if it was, or is still being read. */
export const readAgainIfMissing = (live, part) =>
  live.missing.has(part) ? readAgain(() => live.load(0).catch(() => {})) : null;
