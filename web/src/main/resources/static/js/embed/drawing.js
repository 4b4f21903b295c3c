/** The context in which a board is drawn for a spectator. */
export const watching = (table, { nameOf, redraw, picked, lastEvent = null, mini = false }) => ({
  table: { ...table, seat: null, legalMoves: [] },
  seat: null,
  front: 0,
  nameOf,
  myTurn: false,
  play: async () => false,
  picked,
  redraw,
  lastEvent,
  perspective: 'spectator',
  readOnly: true,
  mini,
});
