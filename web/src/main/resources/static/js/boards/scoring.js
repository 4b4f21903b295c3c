import { h } from '../dom.js';
import { t } from '../messages.js';
import { SPECIES, speciesName } from './trees.js';

const letterOf = (species) => Object.keys(SPECIES).find((letter) => SPECIES[letter] === species);

/** Who may score which species, with what, and the totals. */
export function scoreTable({ table, nameOf }, shown, choose) {
  const { scores, result, players } = table.view;
  const seats = players.map((player) => player.seat);
  const totals = seats.map((seat) => result.find((each) => each.seat === seat));
  const cell = ({ sums, entitled }, seat) => {
    const path = entitled.find((each) => each.seat === seat);
    return h('td', {}, path ? String(path.points) : '–', ' ', h('span', { class: 'sum' }, `(${sums[seat]})`));
  };
  const line = (label, value) => h('tr', {}, h('th', { scope: 'row' }, label), totals.map((total) => h('td', {}, String(value(total)))));
  return h('section', { class: 'card' },
    h('h2', {}, t('arboretum.scores')),
    h('p', { class: 'small muted' }, t('arboretum.scoresHint')),
    h('div', { class: 'scroll' }, h('table', { class: 'scores' },
      h('thead', {}, h('tr', {}, h('td', {}), seats.map((seat) => h('th', { scope: 'col' }, nameOf(seat))))),
      h('tbody', {}, scores.map((score) => h('tr', {},
        h('th', { scope: 'row' }, h('button', {
          class: `tree-chip species-${score.species}`, 'aria-pressed': String(shown === score.species),
          'data-key': `score-${score.species}`, onclick: () => choose(score.species),
        }, `${letterOf(score.species)} · ${speciesName(score.species)}`)),
        seats.map((seat) => cell(score, seat))))),
      h('tfoot', {}, line(t('arboretum.total'), (each) => each.points),
        line(t('arboretum.speciesPlanted'), (each) => each.species), line(t('arboretum.place'), (each) => each.place)))));
}
