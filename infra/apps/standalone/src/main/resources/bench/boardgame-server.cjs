// The tic-tac-toe of boardgame.io's tutorial on a larger board, on its own server, with its storage in memory or, with a
// folder, in files.
const { Server, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const SIDE = 8;
const steps = [...Array(SIDE).keys()];
const LINES = [
  ...steps.map((row) => steps.map((step) => row * SIDE + step)),
  ...steps.map((column) => steps.map((step) => step * SIDE + column)),
  steps.map((step) => step * (SIDE + 1)),
  steps.map((step) => (step + 1) * (SIDE - 1)),
];

const game = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(SIDE * SIDE).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) {
        return INVALID_MOVE;
      }
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] !== null && G.cells[cell] === G.cells[line[0]]))) {
      return { winner: ctx.currentPlayer };
    }
    if (G.cells.every((cell) => cell !== null)) {
      return { draw: true };
    }
  },
};

const folder = process.argv[2];
const storage = folder ? { db: new FlatFile({ dir: folder }) } : {};
Server({ games: [game], origins: ['*'], ...storage })
  .run({ port: 0, callback: () => {} })
  .then(({ appServer }) => console.log('port ' + appServer.address().port));
