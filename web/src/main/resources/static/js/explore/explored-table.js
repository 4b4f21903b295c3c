/** The position of an exploration as boards know tables: the same code draws both. */
export function exploredTable({ id, replay, sequence, position, moves, legalMoves = [] }) {
  const { view, awaited, result, seenBy } = position;
  return {
    table: {
      id: `explore-${id}`,
      game: replay.game,
      status: result ? 'FINISHED' : 'PLAYING',
      seats: replay.players.map((player, seat) => ({ seat, player, bot: null })),
    },
    sequence: sequence + moves,
    seat: seenBy,
    seatMove: moves + 1,
    awaited,
    clocks: [],
    view,
    legalMoves,
    result,
  };
}
