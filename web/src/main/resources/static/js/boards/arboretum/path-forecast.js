/** Only to show what a planting would do; what counts in the end is decided by the server (arboretum spec 7). */
const LOWEST = 1;
const HIGHEST = 8;
const SINGLE_SPECIES_LENGTH = 4;

const valueOf = ({ card }) => Number(card[1]);
const letterOf = ({ card }) => card[0];
const touch = (one, other) => Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1;

/** The points of the best path of a species, by its letter. Each step goes up in value, so there are few paths. */
export function bestPath(trees, letter) {
  let best = 0;
  const extend = (path, single) => {
    const last = path.at(-1);
    const ofSpecies = letterOf(last) === letter;
    const still = single && ofSpecies;
    if (ofSpecies && path.length >= 2) best = Math.max(best, pointsOf(path, still));
    for (const next of trees) {
      if (valueOf(next) > valueOf(last) && touch(last, next)) extend([...path, next], still);
    }
  };
  for (const tree of trees) if (letterOf(tree) === letter) extend([tree], true);
  return best;
}

const pointsOf = (path, single) =>
  path.length +
  (single && path.length >= SINGLE_SPECIES_LENGTH ? path.length : 0) +
  (valueOf(path[0]) === LOWEST ? 1 : 0) +
  (valueOf(path.at(-1)) === HIGHEST ? 2 : 0);

/** The best path of each species of a garden together: its points if the player may score them all. */
export const gardenPoints = (trees) =>
  [...new Set(trees.map(letterOf))].reduce((sum, letter) => sum + bestPath(trees, letter), 0);
