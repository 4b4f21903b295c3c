// The tic-tac-toe of boardgame.io's tutorial on its own server, with its storage in memory or, with a folder, in files.
const { Server, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const game = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
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
