import { t } from '../../messages.js';
import { AGES } from './box.js';
import { cardName, say } from './cards.js';

const site = (name) => say(`site.${name}`);
const resources = (names) => names.map((each) => say(`resource.${each}`)).join(', ');
const trades = (pairs) =>
  pairs.map(({ from, to }) => say('tradeOf', { from: resources([from]), to: resources([to]) })).join(', ');

/** A move in words. */
export function moveWords(move, { view, seat }) {
  const card = move.card && cardName(move.card);
  switch (move.type) {
    case 'NameTrump':
      return say('nameTrump', { suit: say(`suit.${move.suit}`) });
    case 'Play':
      return say('playCard', { card });
    case 'PlayBlind':
      return say('playBlind', { position: move.position + 1 });
    case 'TakeDiscovery':
    case 'TakeCard':
      return say('take', { card });
    case 'Protect':
      return say('protectFrom', { card });
    case 'ResolveCalamity':
      return say('resolve', { card });
    case 'RemovePop':
      return say('do.RemovePop', { site: site(move.site) });
    case 'Jokers':
      return t('move.s-evolution.Jokers', { resources: resources(move.resources) });
    case 'Commerce':
      return move.conversions.length
        ? t('move.s-evolution.Commerce', { trades: trades(move.conversions) })
        : say('noTrade');
    case 'BuyPop':
      return say('do.BuyPop', { pops: move.pops });
    case 'Evolve':
      return say('do.Evolve', { age: AGES[view.players[seat].civilisation.age] });
    case 'Place':
    case 'Raise':
      return say(`do.${move.type}`, { site: site(move.site), level: move.level });
    case 'Move':
      return say('do.MoveFrom', { from: site(move.from), to: site(move.to), level: move.level });
    default:
      return say('endTurn');
  }
}

/** Where a move is made on the board, as names of places. */
export function movePlaces(move) {
  switch (move.type) {
    case 'NameTrump':
      return [`trump-${move.suit}`];
    case 'Play':
      return [`hand-${move.card}`];
    case 'PlayBlind':
      return [`hand-${move.position}`];
    case 'TakeDiscovery':
    case 'TakeCard':
      return [`trick-${move.card}`];
    case 'Protect':
    case 'ResolveCalamity':
      return [`calamity-${move.card}`];
    case 'Jokers':
      return move.resources.map((each) => `jokers-${each}`);
    case 'Commerce':
      return move.conversions.length ? move.conversions.map(({ from }) => `give-${from}`) : ['trade'];
    case 'BuyPop':
      return [`buy-${move.pops}`];
    case 'Evolve':
      return ['evolve'];
    case 'RemovePop':
      return [1, 2, 3].map((level) => `site-${move.site}-${level}`);
    case 'Place':
    case 'Raise':
      return [`site-${move.site}-${move.level}`];
    case 'Move':
      return [1, 2, 3].map((level) => `site-${move.from}-${level}`);
    default:
      return ['end'];
  }
}

/** Nothing is taken up: one click makes the move, or begins it. */
export const takeUp = () => {};
