/** The legal moves of one kind; none while it is another player's turn. */
export const legal = ({ table, myTurn }, type) => (myTurn ? table.legalMoves.filter((move) => move.type === type) : []);

/** The seats in order, beginning with the viewer's own or the one they follow. */
export function seatsFrom({ table, front }) {
  const { players } = table.view;
  return players.map((_, i) => players[((front ?? 0) + i) % players.length]);
}
