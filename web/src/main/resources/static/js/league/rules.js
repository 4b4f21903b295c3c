import { html } from 'lit-html';
import { input } from '../form.js';

/** The default rules of a league. */
export const USUAL = { best: 3, points: [25, 18, 15, 12, 10, 8, 6, 4, 2, 1], groups: ['A'], promoted: 0, relegated: 0 };

/** How a season is decided: what places are worth, what counts, who moves. */
export function leagueFields({ best, points, groups, promoted, relegated }) {
  const count = (name, value) => input(`leagues.${name}`, name, { type: 'number', least: 0, most: 50, value });
  return html`${count('best', best)}${input('leagues.points', 'points', {
    required: true,
    max: 2000,
    value: points.join(', '),
  })}
  ${input('leagues.groups', 'groups', {
    required: true,
    max: 1000,
    value: groups.join(', '),
  })}${count('promoted', promoted)}${count('relegated', relegated)}`;
}

/** The rules as the server takes them. */
export const leagueRulesOf = ({ best = 0, points, groups, promoted = 0, relegated = 0 }) => ({
  points: points
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number),
  best,
  groups: groups
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean),
  promoted,
  relegated,
});
