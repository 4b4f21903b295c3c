import { html, nothing } from 'lit-html';
import { figure, t } from '../messages.js';
import { playerName } from '../names.js';
import { roundName } from './pairings.js';
import { hasStarted, isOver } from './phase.js';

const TIE_BREAKS = 3;

/** Which lists there are to show, in their order. */
export function slidesOf({ overview, rounds, standings }) {
  const round = rounds.at(-1);
  const playing = round?.tables.some(({ status }) => status === 'PLAYING');
  const slides = [];
  if (!hasStarted(overview) && !round) slides.push('entries');
  if (round && !isOver(overview)) slides.push('pairings');
  if (standings?.rows?.length) slides.push('standings');
  if (playing) slides.push('boards');
  return slides.length ? slides : ['entries'];
}

/** The rows of a list from the given one on; those that do not fit are hidden and come next. */
export function slideTable(kind, live, from) {
  const { title, head, rows } = TABLES[kind](live);
  return html`<h2>${title}</h2>
    <div class="hall-rows">
      <table class="hall-table">
        <thead>
          <tr>
            ${head.map(({ text, number }) => html`<th class=${number ? 'number' : ''}>${text}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.slice(from)}
        </tbody>
      </table>
    </div>`;
}

const number = (text) => ({ text, number: true });
const words = (text) => ({ text });

const TABLES = {
  entries: ({ overview: { entries } }) => ({
    title: t('tournament.entries', { count: entries.length }),
    head: [words(t('ladder.player')), words(t('tournament.state'))],
    rows: entries.map(
      (each) =>
        html`<tr>
          <th scope="row">${playerName(each.player)}</th>
          <td>${t(`entry.${each.status}`)}</td>
        </tr>`,
    ),
  }),

  pairings: ({ rounds }) => {
    const round = rounds.at(-1);
    return {
      title: `${t('tournament.tab.pairings')} · ${roundName(round)}`,
      head: [number(t('tournament.table')), words(t('table.players')), words(t('tournament.state'))],
      rows: [...round.tables.map(pairing), ...(round.byes ?? []).map(bye)],
    };
  },

  standings: ({ standings: { rows, columns, basis } }) => ({
    title: `${t('tournament.tab.standings')} · ${t(basis.key, basis.params)}`,
    head: [
      number(t('ladder.rank')),
      words(t('ladder.player')),
      number(t('replay.points')),
      ...columns.slice(0, TIE_BREAKS).map(({ code }) => number(code)),
    ],
    rows: rows.map(
      (row) =>
        html`<tr>
          <td class="number">${row.rank}</td>
          <th scope="row">${playerName(row.player)}</th>
          <td class="number"><b>${figure(row.points)}</b></td>
          ${row.tieBreaks.slice(0, TIE_BREAKS).map((value) => html`<td class="number">${figure(value)}</td>`)}
        </tr>`,
    ),
  }),
};

const pairing = ({ number: place, players, places, status }) =>
  html`<tr>
    <td class="number">${place}</td>
    <td class="hall-players">
      ${players.map(
        (player, i) =>
          html`<span class=${places?.[i] === 1 ? 'first' : ''}
            ><span class="hall-name">${playerName(player)}</span>${
              places ? html` <span class="numbers">${t('tournament.place', { place: places[i] })}</span>` : nothing
            }</span
          >`,
      )}
    </td>
    <td>${t(`pairing.status.${status}`)}</td>
  </tr>`;

const bye = (each) =>
  html`<tr>
    <td></td>
    <td>${playerName(each.player ?? each)}</td>
    <td>${t(`bye.${each.kind ?? 'FULL'}`)}</td>
  </tr>`;
