import { number, t } from '../messages.js';

const SHOWN = 5;

/** Never rounded to what would be a certainty. */
export function percent(odds) {
  if (odds > 0 && odds < 0.01) return t('forecast.under', { share: number(0.01, { style: 'percent' }) });
  if (odds < 1 && odds > 0.99) return t('forecast.over', { share: number(0.99, { style: 'percent' }) });
  return number(odds, { style: 'percent' });
}

export const targetName = ({ goal, places }) => t(`forecast.goal.${goal}`, { places });

/** A target of another forecast: the same goal with the same places, as far as there are any. */
const indexOf = (targets, { goal, places }) => {
  const same = targets.findIndex((each) => each.goal === goal && each.places === places);
  return same >= 0 ? same : goal === 'TOP' ? -1 : targets.findIndex((each) => each.goal === goal);
};

/**
 * The curves of the chart, in percent: the players with the best odds, and the reader.
 *
 * @param chosen index of the target among the latest
 */
export function seriesOf({ latest, rounds }, chosen, me) {
  const target = latest.targets[chosen] ?? latest.targets[0];
  const at = latest.targets.indexOf(target);
  const best = [...latest.lines].sort((one, other) => other.odds[at] - one.odds[at] || one.place - other.place);
  const shown = best.filter((line, i) => i < SHOWN || line.player === me);
  const last = rounds.at(-1);
  const isNewer = !last || last.sequence < latest.sequence;
  return shown.map(({ player, odds }) => {
    const points = rounds.flatMap((each) => {
      const then = each.odds[player]?.[indexOf(each.targets, target)];
      return then === undefined ? [] : [{ x: each.round, y: then * 100 }];
    });
    return {
      player,
      points: isNewer ? [...points, { x: (last?.round ?? 0) + 0.5, y: odds[at] * 100, marked: true }] : points,
    };
  });
}
