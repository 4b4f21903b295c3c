import { html, nothing } from 'lit-html';
import { t } from '../messages.js';

/** The text that a commentator posted with this frame; null for every other event. */
export const commentIn = ({ type, event }) => (type === 'table.CommentPosted' ? (event?.text ?? null) : null);

/** The latest comment stays until the next one. */
export const commentLine = (text) =>
  text ? html`<p class="latest-comment" aria-live="polite" aria-label=${t('comment.heading')}>${text}</p>` : nothing;
