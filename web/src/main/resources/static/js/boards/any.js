import { h } from '../dom.js';
import { t } from '../messages.js';

const MOST = 60;

/** A board for games that have none of their own yet: everything the server told, as a tree, and moves as buttons. */
export function anyGame({ table, myTurn, play }) {
  const moves = myTurn ? table.legalMoves : [];
  return {
    board: [
      moves.length > 0 && h('section', { class: 'card' }, h('h2', {}, t('table.legal')),
        h('div', { class: 'moves' }, moves.slice(0, MOST).map((move, i) =>
          h('button', { 'data-key': `move-${i}`, onclick: () => play(move) }, describe(move))),
        moves.length > MOST && h('span', { class: 'muted' }, t('table.moreMoves', { count: moves.length - MOST })))),
      table.view && h('section', { class: 'card tree' }, tree(table.view)),
    ],
  };
}

const describe = ({ type, ...rest }) => [type, ...Object.values(rest).map((each) => (typeof each === 'object' ? JSON.stringify(each) : each))].join(' ');

function tree(value) {
  if (value === null || typeof value !== 'object') return String(value);
  const entries = Object.entries(value);
  if (Array.isArray(value) && value.every((each) => each === null || typeof each !== 'object')) return value.join(', ');
  return h('dl', {}, entries.map(([name, each]) => (each !== null && typeof each === 'object' && Object.keys(each).length > 0
    && !(Array.isArray(each) && each.every((part) => typeof part !== 'object'))
    ? h('details', { open: true }, h('summary', {}, name), tree(each))
    : h('div', { class: 'leaf' }, h('dt', {}, name), h('dd', {}, tree(each))))));
}
