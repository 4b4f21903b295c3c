/** The legal moves of one kind; none while it is somebody else's turn. */
export const legal = ({ table, myTurn }, type) => (myTurn ? table.legalMoves.filter((move) => move.type === type) : []);

/** The order in which players sit, beginning with the viewer. */
export function seatsFrom({ table, seat }) {
  const { players } = table.view;
  return players.map((_, i) => players[((seat ?? 0) + i) % players.length]);
}
