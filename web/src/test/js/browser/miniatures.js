import { render } from 'lit-html';
import { loadBoard } from '/js/boards.js';
import { fit } from '/js/boards/fit.js';
import { loadStyle } from '/js/lit.js';
import { loadMessages } from '/js/messages.js';
import { frames } from './table-layout.js';

const FRAMES = { home: 'live-table', wall: 'wall-board', hall: 'hall' };

/**
 * A game as a small board on home, on a wall of boards or on a hall display. The last two fill their frames.
 *
 * @return how far it is from the middle of its frame and how much of the frame it fills, as shares of it, across and
 *   down; and the names of parts that are cut
 */
export async function smallBoard(json, where, width, height) {
  await Promise.all(['base', 'controls', 'home', 'hall', 'wall', 'table'].map((each) => loadStyle(`/css/${each}.css`)));
  await loadMessages();
  const table = JSON.parse(json);
  const { game, seats } = table.table;
  const board = await loadBoard(game);
  document.body.innerHTML = `<div class="${FRAMES[where]}"><div class="live-table"><div></div></div></div>`;
  const place = document.querySelector('.live-table > div:empty');
  place.className = `mini board board-${game}`;
  place.style = `width: ${width}px; height: ${height}px`;
  place.toggleAttribute('data-fit', where !== 'home');
  const nameOf = (seat) => table.names[seats[seat].player];
  render(board.draw({ table, seat: null, nameOf, picked: {}, mini: true, redraw: () => {} }).board, place);
  fit(document.body);
  await frames();
  return measured(place);
}

function measured(place) {
  const frame = place.getBoundingClientRect();
  const parts = [...place.querySelectorAll('svg, span, b, figure')].filter((each) => !each.closest('.hidden-text'));
  const boxes = parts.map((each) => each.getBoundingClientRect()).filter(({ width, height }) => width && height);
  const all = {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  const across = (box) => (box.left + box.right) / 2;
  const down = (box) => (box.top + box.bottom) / 2;
  return {
    off: [Math.abs(across(all) - across(frame)) / frame.width, Math.abs(down(all) - down(frame)) / frame.height],
    fills: [(all.right - all.left) / frame.width, (all.bottom - all.top) / frame.height],
    cut:
      all.left < frame.left - 1 ||
      all.right > frame.right + 1 ||
      all.top < frame.top - 1 ||
      all.bottom > frame.bottom + 1,
  };
}
