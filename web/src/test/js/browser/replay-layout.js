import { html } from 'lit-html';
import { loadStyle, show } from '/js/lit.js';
import { emptyApp, fault, frames, hidden, overlaps } from './table-layout.js';

let page = null;

/** Shows a replay as the app would. @param json what the server answers */
export async function openReplay(json) {
  page?.close();
  const place = await emptyApp('replay', { games: { games: [] }, tables: { ...JSON.parse(json), branches: [] } });
  page = await (await import('/js/pages/replay.js')).open(place, ['shown']);
  await frames();
}

/** Goes to a share of the whole game. @return what is not in sight although it should be, with the reason */
export async function hiddenAt(share, game) {
  page.go(Math.floor(share * page.timeline.last));
  await frames();
  const bar = [...document.querySelectorAll('.replay-bar button, .replay-bar input')].filter(
    (each) => !each.closest('[hidden], details:not([open])') && getComputedStyle(each).display !== 'none',
  );
  const why = bar.map((each) => [each.dataset.key, fault(each)]).filter(([, found]) => found);
  return [...(bar.length < 3 ? ['no controls'] : []), ...why.map((each) => each.join(': ')), ...(await hidden(game))];
}

/** With all cards open, the next cards of the deck are known, too. @return how many are shown, and what they cover */
export async function nextCards() {
  const { timeline } = page;
  const position = timeline.position.bind(timeline);
  timeline.position = (index) => {
    const { view, ...more } = position(index);
    return { ...more, view: { ...view, deck: ['O1', 'O2', 'O3', 'M1', 'M2', 'M3', 'W1', 'W2', 'W3'] } };
  };
  page.go(Math.floor(0.5 * timeline.last));
  await frames();
  // on a phone on its side they are scrolled
  const scrolls = getComputedStyle(document.querySelector('.dock')).overflowY !== 'visible';
  return [
    document.querySelectorAll('.next-cards .play-card').length,
    [...overlaps('.next-cards', '.piles'), ...overlaps(scrolls ? '.dock' : '.next-cards', '.play-area, .replay-bar')],
  ];
}

/** The parts of the result as the sheet at the end of the game shows them. @return those wider than their place */
export async function wideResults(game) {
  page.go(page.timeline.last);
  await loadStyle('/css/result-sheet.css');
  const context = {
    table: { ...page.timeline.position(page.index), seat: 0, legalMoves: [] },
    seat: 0,
    front: 0,
    nameOf: (seat) => `Bot ${seat} (medium)`,
    picked: {},
    redraw: () => {},
  };
  const dialog = document.createElement('dialog');
  dialog.className = 'result-sheet';
  document.body.append(dialog);
  const events = page.timeline.frames.map(({ event }) => event).filter(Boolean);
  show(dialog, html`<section class="how board-${game}">${page.board.how(context, events)}</section>`);
  dialog.showModal();
  await frames();
  const meant = (each) => getComputedStyle(each).textOverflow !== 'ellipsis' && !each.matches('.hidden-text');
  const parts = [...dialog.querySelectorAll('.how, .how *')].filter(meant);
  const wide = parts.filter((each) => each.clientWidth && each.scrollWidth > each.clientWidth + 1);
  const found = wide.map((each) => `${each.className} ${each.scrollWidth} > ${each.clientWidth}`);
  found.push(...[...dialog.querySelectorAll('thead th')].filter(isBroken).map((each) => `broken: ${each.textContent}`));
  dialog.remove();
  return [...(parts.length < 10 ? ['nothing is drawn'] : []), ...found];
}

/** Whether a single word has more than one line. */
function isBroken(element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return !/\s/.test(element.textContent.trim()) && range.getClientRects().length > 1;
}
