/** A lesson as boards know tables: the same code draws both. */
export function tableOf({ answer, moves, attempt }) {
  const { game, lesson, seat, status, awaited, view, legalMoves, result } = answer;
  const seats = (view.players ?? view.seats).map((_, number) => ({ seat: number, player: null, bot: null }));
  return {
    // boards keep half-made moves by table: another attempt is another table
    table: { id: `learn-${game}-${lesson}-${attempt}`, game, status: result ? 'FINISHED' : 'PLAYING', seats },
    sequence: moves.length,
    seat,
    seatMove: moves.length + 1,
    awaited: status === 'OPEN' ? awaited : [],
    clocks: [],
    view,
    legalMoves,
    result,
  };
}
