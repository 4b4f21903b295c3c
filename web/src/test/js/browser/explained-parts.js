import { explained, loadTerms } from '/js/learn/terms.js';

const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const INFORMATIVE = 'a, button, input, summary, svg, [role], [title], [aria-label]';
const hasOwnText = (element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
const isVisible = (element) => element.getClientRects().length > 0;

/** @return the parts of the board that can be seen and mean something, but have no explanation */
export async function unexplained(game) {
  await frames();
  const terms = await loadTerms(game);
  const board = document.querySelector('.board');
  const parts = [...board.querySelectorAll('*')].filter(
    (each) => isVisible(each) && (each.matches(INFORMATIVE) || hasOwnText(each)),
  );
  if (parts.length < 20) return [`only ${parts.length} parts are drawn`];
  const found = parts
    .filter((each) => !explained(each, terms))
    .map((each) => `${each.tagName} ${each.getAttribute('class') ?? ''} ${each.textContent.trim().slice(0, 40)}`);
  return [...new Set(found)];
}
