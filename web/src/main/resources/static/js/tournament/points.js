import { html } from 'lit-html';
import { area, input } from '../form.js';
import { number, t } from '../messages.js';

/** The server counts in tenths of a point. */
const TENTHS = 10;
const tenths = (points) => (points === undefined ? undefined : Math.round(points * TENTHS));

/**
 * The point values: at tables of two a win, a draw and a loss; at larger ones the places, and shared ones share their
 * points. A bye at all of them.
 */
export function pointsFields(rules, seats) {
  const { points = {}, draw = 5, bye = seats > 2 ? 30 : 10 } = rules.scoring ?? {};
  const [win, loss] = points[2] ?? [10, 0];
  const worth = (name, value) =>
    input(`rule.${name}`, name, { type: 'number', least: 0, most: 1000, step: 0.1, value: value / TENTHS });
  const places = () =>
    area('rule.points', 'points', {
      hint: t('rule.pointsHint'),
      value: pointsBySize(rules)
        .map(([, each]) => each.join(' '))
        .join('\n'),
    });
  return html`${
    seats > 2 ? places() : html`${worth('win', win)}${worth('draw', draw)}${worth('loss', loss)}`
  }${worth('bye', bye)}`;
}

/** Points by the size of a table, for every size there may be. */
export const pointsBySize = ({ scoring, tables }) =>
  Object.entries(scoring?.points ?? {})
    .filter(([size]) => size >= tables.smallest && size <= tables.largest)
    .map(([size, points]) => [size, points.map((each) => each / TENTHS)]);

const pointsOf = (text) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.trim())
      .map((line) =>
        line
          .trim()
          .split(/[\s,;]+/)
          .map((each) => tenths(Number(each))),
      )
      .map((points) => [points.length, points]),
  );

/** As the server takes it; what is left empty is as usual, what belongs to tables of another kind as before. */
export function scoringOf({ edition, points, win = 1, draw, loss = 0, bye }, before = {}) {
  const said = edition ? { 2: [tenths(win), tenths(loss)] } : points && pointsOf(points);
  return {
    ...before,
    points: said && { ...before.points, ...said },
    bye: tenths(bye),
    ...(edition && { edition, draw: tenths(draw) }),
  };
}

/** The points to play for, a line each. */
export function pointsLines(rules) {
  const { draw, bye } = rules.scoring;
  const worth = (tenth) => number(tenth / TENTHS);
  const places = pointsBySize(rules).map(([size, points]) =>
    size === '2'
      ? t('fact.pointsOfTwo', { win: number(points[0]), draw: worth(draw), loss: number(points[1]) })
      : t('fact.pointsOfMore', { size, points: points.map((each) => number(each)).join(' – ') }),
  );
  return [...places, t('fact.pointsOfBye', { bye: worth(bye) })];
}
