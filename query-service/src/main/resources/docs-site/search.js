/** Search in the documentation: every word must occur, and words of titles count more. */
const root = document.querySelector('script[data-root]').dataset.root;
const input = document.getElementById('search');
const found = document.getElementById('found');
const MOST = 12;
const SHOWN = 140;
let entries;

const load = () => (entries ??= fetch(`${root}search.json`).then((response) => response.json()));

function score(entry, words) {
  const title = `${entry.page} ${entry.section}`.toLowerCase();
  const text = entry.text.toLowerCase();
  let sum = 0;
  for (const word of words) {
    const points = (title.includes(word) ? 10 : 0) + Math.min(3, text.split(word).length - 1);
    if (!points) return 0;
    sum += points;
  }
  return sum;
}

function snippet(text, word) {
  const at = Math.max(0, text.toLowerCase().indexOf(word) - SHOWN / 3);
  const cut = text.slice(at, at + SHOWN);
  return `${at > 0 ? '… ' : ''}${cut}${at + SHOWN < text.length ? ' …' : ''}`;
}

function element(name, text, children = []) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  made.append(...children);
  return made;
}

function result(entry, words) {
  const link = element('a', entry.section === entry.page ? entry.page : `${entry.page}: ${entry.section}`);
  link.href = root + entry.path;
  return element('li', '', [element('p', '', [link]), element('p', snippet(entry.text, words[0]))]);
}

async function search() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  found.hidden = !words.length;
  if (!words.length) return;
  const best = (await load())
    .map((entry) => ({ entry, points: score(entry, words) }))
    .filter(({ points }) => points)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST);
  found.replaceChildren(
    best.length
      ? element(
          'ol',
          '',
          best.map(({ entry }) => result(entry, words)),
        )
      : element('p', 'Nothing found. Try fewer or shorter words.'),
  );
}

input.addEventListener('input', search);

/** Wide tables and commands scroll: with the keyboard only what has the focus does. */
function reachByKeys() {
  for (const each of document.querySelectorAll('main :is(pre, table)')) {
    each.toggleAttribute('tabindex', false);
    if (each.scrollWidth > each.clientWidth) each.tabIndex = 0;
  }
}

reachByKeys();
window.addEventListener('resize', reachByKeys);
