const COLUMNS = 'abcdefgh';
const SYMBOLS = { s: 'SPROUT', t: 'SMALL', T: 'LARGE', b: 'BUSH', '~': 'LAKE' };
const GROWN = { s: 't', t: 'T' };
const PUT = { SPROUT: 's', BUSH: 'b', LAKE: '~' };
const WIDTH = COLUMNS.length + 1; // a row and the slash behind it

export const column = (cell) => COLUMNS.indexOf(cell[0]);
export const row = (cell) => Number(cell[1]) - 1;
const place = (cell) => row(cell) * WIDTH + column(cell);

/** The cell the given columns and rows away; undefined beyond the last letter or number. */
export function beside(cell, across, down) {
  const letter = COLUMNS[column(cell) + across];
  const number = row(cell) + down;
  return letter !== undefined && number >= 0 && number < COLUMNS.length ? letter + (number + 1) : undefined;
}

export const around = (cell) =>
  [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]
    .map(([x, y]) => beside(cell, x, y))
    .filter(Boolean);

/** All cells of the planet in reading order with their biome; a crack has none. */
export function cellsOf({ map, biomeLetters }) {
  return map
    .flatMap((line, y) =>
      [...line].map((letter, x) => ({ cell: COLUMNS[x] + (y + 1), letter, biome: biomeLetters[letter] ?? null })),
    )
    .filter(({ letter }) => letter !== '-');
}

/** The piece on a cell of a planet as the server writes it; undefined if it is empty. */
export const pieceAt = (planet, cell) => SYMBOLS[planet[place(cell)]];

/** Whether the cell is part of the planet at all; cracks are. */
export const isOn = (planet, cell) => planet[place(cell)] !== '-';

const written = (planet, cell, symbol) => planet.slice(0, place(cell)) + symbol + planet.slice(place(cell) + 1);

export const canGrow = (planet, cell) => planet[place(cell)] in GROWN;
export const grown = (planet, cell) =>
  canGrow(planet, cell) ? written(planet, cell, GROWN[planet[place(cell)]]) : planet;
export const put = (planet, cell, piece) => written(planet, cell, PUT[piece]);
