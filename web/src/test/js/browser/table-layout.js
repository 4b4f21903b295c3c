import { loadStyle } from '/js/lit.js';
import { loadMessages } from '/js/messages.js';

export const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** What must be in sight, by game: on a phone `others` is a tab away. */
const PARTS = {
  arboretum: {
    board: ['.first-garden .grid', '.piles .source > :first-child', '.hand .cards > *'],
    others: ['.gardens .grid'],
  },
  'evergreen-concert': {
    board: ['.promoter .stack', '.promoter .total', '.promoter .concerts', '.hand-card'],
    others: ['.ring', '.sheet-box'],
  },
  's-evolution': {
    board: ['.trick .spot', '.civ.large .store', '.civ.large .needs', '.civ.large .site', '.hand-card'],
    others: ['.civ.compact .ages', '.civ.compact .stores', '.civ.compact .site'],
  },
  'evergreen-planet': {
    board: ['.planet.big', '.year .season', '.zone .heap', '.own .forecast', '.turn .ticket', '.turn .confirm button'],
    others: ['.others .other', '.opponent'],
  },
};

let page = null;
let stream = null;

/** An app without a page, whose server answers a question by the first part of its path. @return the page's place */
export async function emptyApp(kind, answers) {
  document.body.innerHTML =
    '<header class="bar" id="bar"></header><main id="main" tabindex="-1"></main>' +
    '<footer class="foot" id="foot"></footer>';
  document.documentElement.lang = 'en';
  const files = window.fetch;
  window.EventSource = class extends EventTarget {
    constructor(address) {
      super();
      if (address.includes('/stream')) stream = this;
    }

    close() {}
  };
  window.fetch = async (path) =>
    path.startsWith('/api') ? new Response(JSON.stringify(answers[path.split(/[/?]/)[3]] ?? {})) : files(path);
  await Promise.all(['base', 'controls', 'frame'].map((each) => loadStyle(`/css/${each}.css`)));
  await loadMessages();
  (await import('/js/page-header.js')).drawFrame();
  const place = document.createElement('div');
  place.className = `page page-${kind}`;
  document.getElementById('main').append(place);
  return place;
}

/** Shows a table as the app would, with the answers of a server that has only this one. @param json what it answers */
export async function openTable(json, coached = false) {
  page?.close?.();
  const answer = JSON.parse(json);
  const { game } = answer.table;
  localStorage.setItem(`perennial.coach.${game}`, JSON.stringify({ table: 'shown', step: 3, closed: !coached }));
  const place = await emptyApp('table', { games: { games: [] }, tables: answer });
  page = await (await import('/js/pages/table.js')).open(place, ['shown']);
  await frames();
}

/**
 * @param scrolls whether it is enough that each element can be scrolled into sight, without moving the page
 * @return what is not in sight although it should be, with the reason
 */
export async function hidden(game, scrolls = false) {
  await frames();
  const found = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) found.push(`the page is ${scrollWidth}x${scrollHeight}`);
  const tabbed = getComputedStyle(document.querySelector('.shell-tabs')).display !== 'none';
  const check = (selectors) => {
    for (const selector of selectors) {
      [...document.querySelectorAll(selector)].forEach((each, i) => {
        if (scrolls) each.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const why = fault(each);
        if (why) found.push(`${selector} ${i}: ${why}`);
      });
    }
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  if (all('.board .play-card, .board .planet').length === 0) found.push('nothing is drawn');
  check(['.say .now']);
  const say = document.querySelector('.say');
  if (say.scrollHeight > say.clientHeight + 1) found.push('.now is cut');
  const seats = all('.seats li').length;
  if (all('.clock').filter((each) => !fault(each)).length < seats) found.push('a clock is hidden');
  const parts = PARTS[game];
  check(parts.board);
  if (tabbed && document.querySelector('[data-key=tab-others]') && isPhone()) await turnTo('others');
  check(parts.others);
  if (tabbed) await turnTo('board');
  return found;
}

const isPhone = () => matchMedia('(max-width: 700px), (max-height: 500px)').matches;

async function turnTo(tab) {
  document.querySelector(`[data-key=tab-${tab}]`).click();
  await frames();
}

/** Why an element cannot be seen as a whole; null if it can. */
export function fault(element) {
  const box = element.getBoundingClientRect();
  if (element.closest('.phone-only') && !box.width) return null;
  if (!box.width || !box.height) return 'not drawn';
  const near = (a, b) => a <= b + 1.5;
  const inside = (outer) =>
    near(outer.left, box.left) &&
    near(box.right, outer.right) &&
    near(outer.top, box.top) &&
    near(box.bottom, outer.bottom);
  if (!inside({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return `outside the window: ${spell(box)}`;
  for (let above = element.parentElement; above; above = above.parentElement) {
    if (getComputedStyle(above).overflowY !== 'visible' && !inside(above.getBoundingClientRect())) {
      return `cut by .${above.className}: ${spell(box)}`;
    }
  }
  return null;
}

const spell = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(' ');

/** @return the words with a colour of their own that have the colour of the sentence around them */
export function plainWords(...words) {
  const line = document.createElement('p');
  document.querySelector('.shell').append(line);
  line.innerHTML = words.map((each) => `<span class="${each}">word</span>`).join('');
  const found = [...line.children].filter((each) => getComputedStyle(each).color === getComputedStyle(line).color);
  line.remove();
  return found.map(({ className }) => className);
}

function boardBox() {
  const { top, height } = document.querySelector('.play-area').getBoundingClientRect();
  return [top, height];
}

/** @return how far the board moves or grows when the prompt needs one line instead of two */
export async function moveOfBoardByPrompt() {
  const now = document.querySelector('.now');
  const measured = async (text) => {
    now.textContent = text;
    await frames();
    return boardBox();
  };
  const [short, long] = [
    await measured('Your turn.'),
    await measured(
      'Your turn: choose a card. Its biome says where you may act, the picture below which ability you may use.',
    ),
  ];
  return Math.max(...short.map((each, i) => Math.abs(each - long[i])));
}

/** The player in the second seat has planted an oak. @return how far the board has moved or grown by it */
export async function tellNews() {
  const before = boardBox();
  page.live.told.unshift({
    ...page.table,
    sequence: 1,
    time: '2026-01-01T00:00:00Z',
    event: { type: 'TreePlanted', seat: 1, card: 'O4', x: 0, y: 0 },
    sentence: { key: 'arboretum.TreePlanted', params: { seat: 1, card: 'O4' } },
  });
  page.redraw();
  await frames();
  return Math.max(...boardBox().map((each, i) => Math.abs(each - before[i])));
}

/** @return the captions of piles that do not fit, apart from a name that ends in dots */
export const cutCaptions = () =>
  [...document.querySelectorAll('.pile-name')]
    .filter((each) => {
      const count = each.querySelector('.numbers').getBoundingClientRect();
      return each.scrollHeight > each.clientHeight + 1 || count.bottom > each.getBoundingClientRect().bottom + 1;
    })
    .map((each) => each.textContent.trim());

/** @return where the focus is, as the name of the group it is in */
export const focused = () =>
  document.activeElement.closest('.skip, .piles, .hand, .draft, .stacks, .bar, .side, #main')?.className ?? '';

export function close() {
  page?.close();
  page = null;
}

/** Draws the page in the light or dark theme. */
export async function inTheme(theme) {
  document.documentElement.dataset.theme = theme;
  await frames();
}

/** Sends frames as the server would after a move. */
export function tell(told) {
  for (const data of told) stream.dispatchEvent(new MessageEvent('table', { data }));
}

/** Asks for a hint at a table of bots: the first legal move, with as many words as a hint usually has. */
export async function askForHint() {
  const { table } = page;
  table.table.seats.forEach((each) => Object.assign(each, { bot: each.seat === table.seat ? null : 'greedy' }));
  const [move] = table.legalMoves;
  const files = window.fetch;
  window.fetch = async (path, options) =>
    path.endsWith('/hints')
      ? Response.json({
          seatMove: table.seatMove,
          best: { move },
          next: { move },
          reasons: [{ key: 'hint.more', params: { points: 6 } }],
        })
      : files(path, options);
  await page.hint.ask();
  await frames();
}

/** @return the parts of the table that the hint, or without one the coach, covers */
export function covered() {
  const box = (document.querySelector('.hint') ?? document.querySelector('.coach')).getBoundingClientRect();
  const meets = (other) =>
    box.left < other.right - 1 &&
    other.left < box.right - 1 &&
    box.top < other.bottom - 1 &&
    other.top < box.bottom - 1;
  return ['.strip', '.play-area', '.dock', '.shell-tabs'].filter((part) =>
    meets(document.querySelector(part).getBoundingClientRect()),
  );
}

/** @return how much larger the player's own S-Evolution board is than the rival's: its text, and its area */
export function ownBoardToRival() {
  const [own, rival] = ['.civ.large', '.rivals .civ.compact'].map((each) => document.querySelector(each));
  const area = ({ width, height }) => width * height;
  const writing = (board) => board.querySelector('.ages li').getBoundingClientRect().height;
  return [writing(own) / writing(rival), area(own.getBoundingClientRect()) / area(rival.getBoundingClientRect())];
}

const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
const meet = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** @return how much of its room each garden of the others fills, in the direction in which it fills more */
export function shareOfRivalGardens() {
  return [...document.querySelectorAll('.gardens .plot')].map((plot) => {
    const room = plot.getBoundingClientRect();
    const cards = [...plot.querySelectorAll('.face')].map((each) => each.getBoundingClientRect());
    const reach = (from, to) =>
      Math.max(...cards.map((each) => each[to])) - Math.min(...cards.map((each) => each[from]));
    return Math.max(reach('left', 'right') / room.width, reach('top', 'bottom') / room.height);
  });
}

/** @return the pairs of elements that lie over each other */
export const overlaps = (one, other) =>
  boxes(one).flatMap((a) =>
    boxes(other)
      .filter((b) => b.width && a.width && meet(a, b))
      .map((b) => `${spell(a)} / ${spell(b)}`),
  );

/** @return the names in the strip of seats that have room for less than four letters */
export const cutSeats = () =>
  [...document.querySelectorAll('.strip li > span:first-child')]
    .filter((each) => each.clientWidth < Math.min(each.scrollWidth, 30))
    .map((each) => each.textContent);
