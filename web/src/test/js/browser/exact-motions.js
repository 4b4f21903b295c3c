import { html, render } from 'lit-html';
import { loadBoard } from '/js/boards.js';
import { placed, play } from '/js/boards/effects.js';
import { loadStyle } from '/js/lit.js';
import { loadMessages } from '/js/messages.js';

/**
 * Draws the scenes one after the other and plays what each event looks like.
 *
 * @return as JSON what does not move although the event is about it: the first name of a step is its very piece, the
 *   others are where it happened in case the piece is not on the board
 */
export async function missing(game, scenes) {
  await Promise.all(['base', 'controls', 'frame', 'table', 'table-life'].map((each) => loadStyle(`/css/${each}.css`)));
  await loadMessages('table', game);
  const board = await loadBoard(game);
  document.body.innerHTML = '<div class="shell"></div>';
  const found = [];
  for (const { event, view, awaited, seat } of JSON.parse(scenes)) {
    draw(board, game, { view, awaited, seat });
    const steps = board.MOTIONS[event.type](event);
    const moved = play(steps);
    steps.forEach(({ at }, i) => {
      const piece = placed([at[0]]);
      const who = seat === null ? 'a spectator' : `seat ${seat}`;
      if (!piece) found.push(`${event.type}: ${at[0]} is not there for ${who}`);
      else if (moved[i] !== piece) found.push(`${event.type}: something else moves than ${at[0]} for ${who}`);
      else if (!piece.getClientRects().length) found.push(`${event.type}: ${at[0]} has no place for ${who}`);
    });
  }
  return JSON.stringify([...new Set(found)]);
}

function draw(board, game, { view, awaited, seat }) {
  const seats = (view.players ?? view.seats).map((_, i) => ({ seat: i, player: `p${i}` }));
  const table = { table: { id: 'shown', game, seats, status: 'PLAYING' }, view, awaited, seat, legalMoves: [] };
  const { board: drawn, dock } = board.draw({
    table: { ...table, seatMove: 1, clocks: [] },
    seat,
    front: seat,
    nameOf: (each) => `Player ${each + 1}`,
    myTurn: false,
    play: () => {},
    picked: {},
    redraw: () => {},
    events: [],
    perspective: 'live',
    readOnly: seat === null,
    mini: false,
  });
  render(
    html`<div class="board board-${game}">
      <div class="play-area">${drawn}</div>
      <div class="dock">${dock}</div>
    </div>`,
    document.querySelector('.shell'),
  );
}
