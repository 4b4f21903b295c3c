import { around, beside, cellsOf, isOn, pieceAt } from './map.js';

const AWAY = { N: [0, 1], E: [-1, 0], S: [0, -1], W: [1, 0] };
const HEIGHT = { SMALL: 1, LARGE: 2 };

export const away = (sun) => AWAY[sun];

/** How many cells of the planet a tree's shadow covers. */
export function shadow(planet, cell, sun) {
  const [x, y] = AWAY[sun];
  const covered = Array.from({ length: HEIGHT[pieceAt(planet, cell)] ?? 0 }, (_, i) =>
    beside(cell, x * (i + 1), y * (i + 1)),
  );
  return covered.filter((each) => each && isOn(planet, each)).length;
}

/** Trees that are not in the shadow of one at least as tall. Only for a planet the server has not seen yet. */
function litTrees(planet, sun, cells) {
  const [x, y] = AWAY[sun];
  const height = (cell) => (cell ? (HEIGHT[pieceAt(planet, cell)] ?? 0) : 0);
  return cells.filter(
    (cell) =>
      height(cell) > 0 &&
      ![1, 2].some((far) => {
        const other = height(beside(cell, -x * far, -y * far));
        return other >= far && other >= height(cell);
      }),
  );
}

function largestForest(planet, cells) {
  const wooded = new Set(cells.filter((cell) => ['SMALL', 'LARGE', 'BUSH'].includes(pieceAt(planet, cell))));
  let best = [];
  while (wooded.size) {
    const [first] = wooded;
    const group = [first];
    wooded.delete(first);
    for (const cell of group) {
      for (const next of around(cell)) if (wooded.delete(next)) group.push(next);
    }
    if (group.length > best.length) best = group;
  }
  return best;
}

/** The score of a planet with the composed move, in the shape of the server's outlook. */
export function forecastOf(view, planet) {
  const all = cellsOf(view.tables);
  const cells = all.map(({ cell }) => cell);
  const lit = litTrees(planet, view.sun, cells);
  const forest = largestForest(planet, cells);
  const harvestPoints = all
    .filter(({ cell }) => pieceAt(planet, cell) === 'LARGE')
    .reduce((sum, { biome }) => sum + view.zone[biome].fertility, 0);
  return {
    lit,
    forest,
    harvestPoints,
    forestPoints: forest.length,
    sunPoints: lit.reduce((sum, cell) => sum + HEIGHT[pieceAt(planet, cell)], 0),
  };
}
