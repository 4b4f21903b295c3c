import { gardenPoints } from '/js/boards/arboretum/path-forecast.js';
import { billOf, forecast, sumOf } from '/js/boards/evergreen-concert/plan-forecast.js';
import { forecastOf } from '/js/boards/evergreen-planet/score-forecast.js';
import { previewOf } from '/js/boards/evergreen-planet/stage.js';
import { afterDeed, roundPoints } from '/js/boards/s-evolution/deed-forecast.js';

const DEEDS = ['BuyPop', 'Evolve', 'Place', 'Raise', 'Move'];

/** For each game: what a board says about a step beforehand, and what became of it. Nothing if it says nothing. */
const FORECASTS = {
  arboretum: ({ seat, move, before, points }) =>
    move.type === 'Plant' && [gardenPoints([...before.players[seat].trees, move]), points],

  'evergreen-concert': ({ seat, move, before, after }) => {
    if (move.type !== 'PlayCard') return null;
    const { discs } = forecast(before, [move]);
    const seen = (all) => all.map(({ artist, holder, value }) => [artist, holder, value]);
    return [
      [seen(discs), sumOf(billOf(discs, seat, before.hit))],
      [seen(after.discs), after.seats[seat].worth],
    ];
  },

  's-evolution': ({ seat, move, before, after, points }) => {
    const now = before.players[seat].civilisation;
    if (move.type === 'End' && points !== undefined) return [roundPoints(now), points];
    return DEEDS.includes(move.type) && [sorted(afterDeed(move, now)), sorted(after.players[seat].civilisation)];
  },

  'evergreen-planet': ({ seat, move, before, after }) => {
    const me = before.players[seat];
    const then = after.players[seat];
    const steps =
      move.type === 'TakeAction'
        ? [...move.plant.map((cell) => ({ kind: 'plant', cell })), ...move.grow.map((cell) => ({ kind: 'grow', cell }))]
        : move.type === 'UseAbility'
          ? move.targets.flatMap(({ cell, grow }) => [
              { kind: 'use', cell },
              ...grow.map((each) => ({ kind: 'growBeside', cell: each })),
            ])
          : [];
    // the last turn of a round changes the sun or the fertility for everyone
    if (!steps.length || after.sun !== before.sun || sorted(after.zone) !== sorted(before.zone)) return null;
    const planet = previewOf({ steps }, me);
    const figures = ({ sunPoints, forestPoints, harvestPoints }) => [sunPoints, forestPoints, harvestPoints];
    return [
      [planet, figures(forecastOf(before, planet))],
      [then.planet, figures(then.outlook)],
    ];
  },
};

/** Compared as text, whatever the order of fields. */
const sorted = (value) =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** @return as JSON the number of forecasts, and those that were wrong */
export function compare(game, steps) {
  const told = JSON.parse(steps)
    .map((step) => ({ move: step.move, pair: FORECASTS[game](step) }))
    .filter(({ pair }) => pair);
  const wrong = told.filter(({ pair: [said, became] }) => JSON.stringify(said) !== JSON.stringify(became));
  return JSON.stringify({ count: told.length, wrong });
}
