/**
 * How many columns make the tiles of a wall largest. The large one takes two by two places.
 *
 * @param shape the width of the screen divided by its height
 */
export function columnsFor(boards, large, shape) {
  const places = boards + (large ? 3 : 0);
  let best = { columns: 1, size: 0 };
  for (let columns = large ? 2 : 1; columns <= Math.max(places, 1); columns += 1) {
    const rows = Math.max(Math.ceil(places / columns), large ? 2 : 1);
    // a board with its names is a little wider than high
    const size = Math.min(shape / columns / 1.2, 1 / rows);
    if (size > best.size) best = { columns, size };
  }
  return best.columns;
}
