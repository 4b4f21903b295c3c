import { html } from 'lit-html';
import { t } from '../messages.js';

/** The round to be paired next; null when only a playoff is left, which has no byes. */
export function nextRound({ round, rounds }) {
  const next = (round ?? 0) + 1;
  return rounds > 0 && next > rounds ? null : next;
}

/** A player's byes in the rounds to come. */
export const byesToCome = ({ byes = [] }, { round }) => byes.filter((each) => each.round > (round ?? 0));

export const byeText = ({ kind, round }) => t(`entry.bye.${kind}`, { round });

export const entryState = (entry, overview) =>
  html`${t(`entry.${entry.status}`)}${entry.checkedIn ? ' ✓' : ''}${byesToCome(entry, overview).map(
    (each) => html`<br /><span class="small muted">${byeText(each)}</span>`,
  )}`;
