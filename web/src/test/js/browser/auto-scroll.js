import { html, render } from 'lit-html';
import { loadStyle } from '/js/lit.js';
import { AutoScroll } from '/js/auto-scroll.js';

const isInSight = (row) => {
  const box = row.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight;
};

/** Turns a long table screen by screen. @return how many rows were whole on some screen, and how many screens */
export async function turn(rows) {
  await loadStyle('/css/controls.css');
  const row = (_, i) =>
    html`<tr>
      <td>${i}<br />${i}</td>
    </tr>`;
  render(
    html`<table class="data">
      <tbody>
        ${Array.from({ length: rows }, row)}
      </tbody>
    </table>`,
    document.body,
  );
  const turner = new AutoScroll(document.body);
  const seen = new Set();
  let screens = 0;
  do {
    [...document.querySelectorAll('tr')].filter(isInSight).forEach((each) => seen.add(each));
    turner.turn();
    screens += 1;
  } while (scrollY > 0 && screens < 50);
  turner.close();
  return { rows: seen.size, screens, scrollY };
}
