/** The legal moves of one kind; none while it is somebody else's turn. */
export const legal = ({ table, myTurn }, type) => (myTurn ? table.legalMoves.filter((move) => move.type === type) : []);

/** The order in which players sit, beginning with the viewer or whom he follows. */
export function seatsFrom({ table, front }) {
  const { players } = table.view;
  return players.map((_, i) => players[((front ?? 0) + i) % players.length]);
}
