import { drawBar } from './account.js';
import { get, post, Refused, remove, randomText, sendMove } from './api.js';
import { arboretum } from './boards/arboretum.js';
import { anyGame } from './boards/any.js';
import { h, show } from './dom.js';
import { logLine } from './log.js';
import { hasText, knowsName, learnNames, loadMessages, playerName, t } from './messages.js';
import { keepSession, signedInAs } from './session.js';
import { follow } from './stream.js';

const BOARDS = { arboretum };
const EARLIER = 40;

const id = location.pathname.split('/').filter(Boolean).pop();
const head = h('div', { class: 'head' });
const link = h('span', { class: 'link-state', role: 'status' });
const now = h('p', { class: 'now', 'aria-live': 'polite' });
const refusal = h('p', { class: 'refusal', role: 'alert' });
const board = h('div', { class: 'board' });
const seats = h('div', { class: 'card' });
const log = h('ol', { class: 'log', tabindex: '0' });
const proof = h('div', { class: 'card proof' });

let table = null; // the table as we may see it, whole, after the latest event
let sending = false;
let drawing = false;
const told = [];
let lastEvent = null;
const picked = {}; // what a board remembers between clicks; empty again after every event

async function start() {
  await Promise.all([loadMessages(), keepSession()]);
  try {
    table = await get(`/tables/${encodeURIComponent(id)}?atLeast=0`); // just opened, it may still be on its way here
  } catch (failure) {
    await drawBar(() => location.reload());
    show(document.getElementById('main'), h('p', { class: 'notice bad' },
      failure instanceof Refused && failure.status === 404 ? t('table.unknown') : t('offline')), h('p', {}, h('a', { href: '/' }, t('table.home'))));
    return;
  }
  learnNames(table.names);
  log.setAttribute('aria-label', t('table.log'));
  show(document.getElementById('main'), h('div', { class: 'table' },
    h('div', { class: 'middle' }, head, now, refusal, board),
    h('aside', { class: 'side' }, seats, h('section', { class: 'card' }, h('h2', {}, t('table.log')), log), proof)));
  draw();
  const stream = follow(id, Math.max(0, table.sequence - EARLIER), {
    onFrame: (frame) => { addToLog(frame); if (frame.sequence >= table.sequence) advance(frame); },
    onSnapshot: (snapshot) => { if (snapshot.sequence >= table.sequence) advance(snapshot); },
    onLink: (up) => show(link, up ? '' : t('table.link')),
  });
  await drawBar(async () => { table = await get(`/tables/${id}`); stream.reopen(); draw(); });
  draw();
}

function advance(next) {
  lastEvent = next.event ?? null;
  table = next;
  askForNames();
  for (const key of Object.keys(picked)) delete picked[key];
  show(refusal);
  if (drawing) return; // many events at once are drawn once
  drawing = true;
  requestAnimationFrame(() => { drawing = false; draw(); });
}

/** Events have no names; whoever has just sat down is asked for. */
async function askForNames() {
  const strangers = table.table.seats.map((each) => each.player).filter((player) => player && !knowsName(player));
  if (!strangers.length) return;
  const { players } = await get(`/players?ids=${strangers.join(',')}`).catch(() => ({ players: [] }));
  learnNames(Object.fromEntries(players.map((each) => [each.id, each.displayName])));
  if (!players.length) return;
  show(log, told.map(lineOf).reverse());
  draw();
}

const nameOf = (seat) => {
  const player = table.table.seats[seat]?.player;
  return player ? playerName(player) : t('seat.free');
};
const myTurn = () => table.seat !== null && table.awaited.includes(table.seat);

function draw() {
  const game = table.table.game;
  const gameTitle = hasText(`game.${game}`) ? t(`game.${game}`) : game;
  document.title = t('table.title', { game: gameTitle });
  show(head, h('h1', {}, gameTitle), h('span', { class: `chip ${table.table.status}` }, t(`status.${table.table.status}`)), link);
  const context = { table, nameOf, myTurn: myTurn() && !sending, play, picked, redraw: draw, lastEvent };
  const drawn = (BOARDS[game] ?? anyGame)(context);
  show(board, table.table.status === 'OPEN' ? invitation() : drawn.board);
  show(now, sentence(drawn.now));
  now.classList.toggle('mine', myTurn());
  drawSeats();
  drawProof();
}

/** Nothing to see yet: how it will begin, and how to get others here. */
function invitation() {
  return h('section', { class: 'card invite' }, h('h2', {}, t('table.invite')), h('p', {}, t('table.begins')),
    h('input', { readonly: true, value: location.href, 'data-key': 'address', 'aria-label': t('table.address'), onfocus: (event) => event.target.select() }));
}

/** One sentence: what is to be done now, and by whom. */
function sentence(fromBoard) {
  const free = table.table.seats.filter((each) => each.player === null).length;
  switch (table.table.status) {
    case 'OPEN': return free === 1 ? t('table.waitingOne') : t('table.waiting', { free });
    case 'ABORTED': return t('table.aborted');
    case 'FINISHED': return winners();
    default: return fromBoard ?? (myTurn() ? t('table.yourTurn')
      : table.awaited.length === 1 ? t('table.turn', { name: nameOf(table.awaited[0]) })
        : t('table.turns', { names: table.awaited.map(nameOf).join(t('list.and')) }));
  }
}

function winners() {
  const first = (table.result?.seats ?? []).filter((each) => each.place === 1).map((each) => each.seat);
  if (first.length === 1 && first[0] === table.seat) return t('table.youWon');
  return t(first.length > 1 ? 'table.wonTogether' : 'table.won', { names: first.map(nameOf).join(t('list.and')) });
}

function drawSeats() {
  const open = table.table.status === 'OPEN';
  const maySit = open && table.seat === null && signedInAs() !== null;
  const begun = table.table.seats.some((each) => each.movesMade > 0);
  const mayAbort = !begun && ['OPEN', 'PLAYING'].includes(table.table.status) && table.table.owner === signedInAs();
  show(seats, h('h2', {}, t('table.players')),
    h('ul', { class: 'seats' }, table.table.seats.map(({ seat, player }) => {
      const result = table.result?.seats.find((each) => each.seat === seat);
      const turn = table.awaited.includes(seat);
      return h('li', { class: turn ? 'turn' : player ? '' : 'muted' },
        h('span', {}, player ? nameOf(seat) : t('seat.free'), seat === table.seat ? ` (${t('seat.you')})` : ''),
        result ? h('span', { class: 'numbers' }, t('result.points', { points: result.points }))
          : turn ? h('span', { class: 'small' }, t('seat.turn'))
            : player === null && maySit ? h('button', { class: 'primary', 'data-key': `sit-${seat}`, onclick: () => act(() => post(`/tables/${id}/seats`, { seat, clientSeed: randomText(16) })) }, t('table.sit')) : '');
    })),
    open && signedInAs() === null && h('p', { class: 'small muted' }, t('table.signIn')),
    h('div', { class: 'actions' },
      open && table.seat !== null && h('button', { onclick: () => act(() => remove(`/tables/${id}/seats`)) }, t('table.leave')),
      mayAbort && h('button', { onclick: () => act(() => post(`/tables/${id}/abort`)) }, t('table.abort'))));
}

function drawProof() {
  const { commitment, serverSeed, status } = table.table;
  show(proof, h('h2', {}, t('proof.title')), h('p', { class: 'small muted' }, t('proof.running')), h('code', {}, commitment),
    serverSeed && [h('p', { class: 'small muted' }, t('proof.revealed')), h('code', {}, serverSeed)],
    serverSeed && ['FINISHED', 'ABORTED'].includes(status)
      && h('a', { href: `/api/v1/tables/${id}/history`, download: `${id}.json` }, t('proof.history')));
}

/** Does something on the server and waits until its effect is here. */
async function act(command) {
  sending = true;
  draw();
  try {
    const { sequence } = await command();
    if (table.sequence < sequence) {
      const fresh = await get(`/tables/${id}?atLeast=${sequence}`);
      if (fresh.sequence > table.sequence) advance(fresh);
    }
    show(refusal);
  } catch (failure) {
    const known = failure instanceof Refused && hasText(`refusal.${failure.code}`);
    show(refusal, known ? t(`refusal.${failure.code}`) : failure instanceof Refused ? failure.message : t('offline'));
  } finally {
    sending = false;
    draw();
  }
}

const play = (move) => act(() => sendMove(id, table.seatMove, move));

function addToLog(frame) {
  told.push(frame);
  const line = lineOf(frame);
  if (line) log.prepend(line);
}

const lineOf = (frame) => logLine(frame, (seat) => {
  const player = frame.table.seats[seat]?.player;
  return player ? playerName(player) : t('seat.free');
});

start();
