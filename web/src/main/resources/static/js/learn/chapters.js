import { html } from 'lit-html';
import { hasText, t } from '../messages.js';

const MOST = 20;
const LONG_ROW = 60;

/** The numbers of a game's chapters, once its rules are loaded. */
export const chaptersOf = (game) =>
  Array.from({ length: MOST }, (_, i) => i + 1).filter((number) => hasText(`rules.${game}.${number}.title`));

export const titleOf = (game, number) => t(`rules.${game}.${number}.title`);

/** Paragraphs as texts have them, apart by ¶; neighbours that begin with a bullet are one list. */
export function blocks(text) {
  const found = [];
  for (const part of text.split('¶').map((each) => each.trim())) {
    if (!part.startsWith('• ')) {
      found.push(part);
    } else if (Array.isArray(found.at(-1))) {
      found.at(-1).push(part.slice(2));
    } else {
      found.push([part.slice(2)]);
    }
  }
  return found;
}

/** A table as texts have it: rows apart by ¶, cells by |, the first row is the head. */
export const rowsOf = (text) => text.split('¶').map((row) => row.split('|').map((cell) => cell.trim()));

/** Rows of words, not of numbers: on a phone they become cards. */
const areLong = (rows) => rows.some((row) => row.join(' ').length > LONG_ROW);

/** @param shown makes what is drawn of a text; a drawer adds icons and marks */
export function figures(text, shown = (each) => each) {
  const [head, ...rows] = rowsOf(text);
  return html`<div class="card scroll" tabindex="0">
    <table class="data ${areLong(rows) ? 'stacking labelled' : 'breaking'}">
      <thead>
        <tr>
          ${head.map((cell) => html`<th scope="col">${shown(cell)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...rest]) =>
            html`<tr>
              <th scope="row">${shown(first)}</th>
              ${rest.map((cell, i) => html`<td class="line" data-label=${head[i + 1]}>${shown(cell)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** @param shown makes what is drawn of a text */
export const paragraphs = (text, shown = (each) => each) =>
  blocks(text).map((block) =>
    typeof block === 'string'
      ? html`<p>${shown(block)}</p>`
      : html`<ul>
          ${block.map((item) => html`<li>${shown(item)}</li>`)}
        </ul>`,
  );
