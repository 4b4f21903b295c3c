import { h } from '../dom.js';
import { t } from '../messages.js';
import { gardenGrid } from './garden.js';
import { scoreTable } from './scoring.js';
import { backPicture, cardChip, cardName, cardPicture, speciesChip } from './trees.js';

let shownSpecies = null; // whose paths stand out at the end

/** The whole table of an Arboretum game, and what is to be done in a sentence. */
export function draw(context) {
  const { table } = context;
  const { view } = table;
  if (!view) return { board: null };
  const first = table.seat ?? 0;
  const order = view.players.map((_, i) => (first + i) % view.players.length);
  return {
    now: nowSentence(context),
    board: h('div', { class: 'arboretum' },
      view.result.length > 0 && scoreTable(context, shownSpecies, (species) => {
        shownSpecies = shownSpecies === species ? null : species;
        context.redraw();
      }),
      view.deckSize > 0 && deck(context),
      h('div', { class: 'gardens' }, order.map((seat) => garden(context, seat)))),
  };
}

/** The legal moves of one kind; none while it is somebody else's turn. */
const legal = ({ table, myTurn }, type) => (myTurn ? table.legalMoves.filter((move) => move.type === type) : []);

function nowSentence({ table, nameOf, myTurn, picked }) {
  const { turn } = table.view;
  if (!['DRAW', 'PLANT', 'DISCARD'].includes(turn.phase)) return null;
  if (!myTurn) return t(`arboretum.other.${turn.phase}`, { name: nameOf(turn.seat) });
  if (turn.phase === 'DRAW') return t(`arboretum.now.DRAW${turn.drawn}`);
  return picked.card ? t(`arboretum.now.${turn.phase}.picked`, { card: cardName(picked.card) }) : t(`arboretum.now.${turn.phase}`);
}

function deck(context) {
  const { table, play } = context;
  const [draw] = legal(context, 'DrawFromDeck');
  const count = h('span', { class: 'numbers' }, t('arboretum.deck', { count: table.view.deckSize }));
  return h('div', { class: 'deck' }, draw
    ? h('button', { class: 'card-button lit', 'data-key': 'deck', 'aria-label': t('arboretum.drawDeck'), onclick: () => play(draw) }, backPicture())
    : backPicture(), count);
}

function garden(context, seat) {
  const { table, nameOf } = context;
  const player = table.view.players[seat];
  const own = seat === table.seat;
  return h('section', { class: `card garden${table.awaited.includes(seat) ? ' turn' : ''}` },
    h('h2', { class: 'name' }, own ? t('arboretum.yourGarden') : t('arboretum.garden', { name: nameOf(seat) })),
    own && hand(context, player),
    gardenGrid(context, player, own ? legal(context, 'Plant') : [], shownSpecies),
    discards(context, player),
    !own && hand(context, player));
}

function hand(context, player) {
  const small = player.seat !== context.table.seat;
  const cards = player.hand;
  return h('div', { class: 'row' },
    h('span', { class: 'label' }, t('arboretum.hand', { count: player.handSize })),
    cards ? cards.map((card) => handCard(context, card, small)) : Array.from({ length: player.handSize }, () => backPicture(true)));
}

/** Clicking a card picks it up; to discard, it is clicked once more. */
function handCard(context, card, small) {
  const { picked, play, redraw, table } = context;
  const plantable = !small && legal(context, 'Plant').some((move) => move.card === card);
  const discard = small ? undefined : legal(context, 'Discard').find((move) => move.card === card);
  if (!plantable && !discard) return cardPicture(card, small);
  const up = picked.card === card;
  return h('button', {
    class: `card-button${up ? ' picked' : ' lit'}`, 'data-key': `hand-${card}`, 'aria-pressed': String(up),
    'aria-label': up && discard ? t('arboretum.discardIt', { card: cardName(card) }) : t('arboretum.pick', { card: cardName(card) }),
    onclick: () => {
      if (up && discard) play(discard);
      else {
        picked.card = up ? null : card;
        redraw();
      }
    },
  }, cardPicture(card));
}

function discards(context, player) {
  const { nameOf, play } = context;
  const [top, ...rest] = [...player.discards].reverse();
  if (!top) return h('p', { class: 'small muted' }, t('arboretum.noDiscards'));
  const take = legal(context, 'DrawFromDiscard').find((move) => move.seat === player.seat);
  const label = t('arboretum.takeFrom', { card: cardName(top), name: nameOf(player.seat) });
  return h('div', { class: 'row' },
    h('span', { class: 'label' }, t('arboretum.discards', { count: player.discards.length })),
    h('div', { class: 'pile' },
      take ? h('button', { class: 'card-button lit', 'data-key': `pile-${player.seat}`, 'aria-label': label, onclick: () => play(take) }, cardPicture(top)) : cardPicture(top),
      rest.map((card) => cardPicture(card, true))));
}

const join = (items) => items.flatMap((item, i) => (i ? [', ', item] : [item]));

/** What stands for a parameter in a sentence of the log. */
export function logPiece(name, params, { nameOf }) {
  switch (name) {
    case 'card': return cardChip(params.card);
    case 'species': return speciesChip(params.species);
    case 'inPlay': return join(params.inPlay.map(speciesChip));
    case 'scorers': return params.seats.length
      ? params.seats.map((seat, i) => `${nameOf(seat)} ${params.points[i]}`).join(', ') : t('arboretum.noScore');
    default: return undefined;
  }
}
