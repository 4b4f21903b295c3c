import { html } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { words } from '../log.js';
import { isNews } from './since-your-turn.js';
import { sitterName } from './sitter-name.js';

const MOST = 8; // after a pause of the connection, nobody wants to hear everything

/** The events of the table, for screen readers: they read each event when it is shown, and nothing of the past. */
export const spokenLog = ({ told, live, board }) =>
  html`<div class="hidden-text" role="log">
    ${repeat(
      told
        .filter((frame) => frame.sequence > live.read && isNews(frame))
        .slice(0, MOST)
        .reverse(),
      ({ sequence }) => sequence,
      (frame) => html`<p>${words(frame, board, (seat) => sitterName(frame, seat))}</p>`,
    )}
  </div>`;
