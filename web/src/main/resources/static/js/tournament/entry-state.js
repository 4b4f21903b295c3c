import { html } from 'lit-html';
import { t } from '../messages.js';

/** The round that is paired next; null when none is left but a playoff, from which nobody stays away. */
export function nextRound({ round, rounds }) {
  const next = (round ?? 0) + 1;
  return rounds > 0 && next > rounds ? null : next;
}

/** The rounds to come in which somebody will not play, in words. */
export const byesToCome = ({ byes = [] }, { round }) => byes.filter((each) => each.round > (round ?? 0)).map((each) => t(`entry.bye.${each.kind}`, { round: each.round }));

export const entryState = (entry, overview) => html`${t(`entry.${entry.status}`)}${entry.checkedIn ? ' ✓' : ''}${byesToCome(entry, overview).map((each) => html`<br><span class="small muted">${each}</span>`)}`;
