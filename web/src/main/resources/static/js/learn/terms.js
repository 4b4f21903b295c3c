import { loadMessages, t } from '../messages.js';
import { part } from '../parts.js';

const known = new Map();

/**
 * The parts of a game's board, with their texts: TERMS explain elements, PICTURES name icons, promptRule finds the
 * chapter of what is to be done. Null for a game that has none.
 */
export async function loadTerms(game) {
  const [terms] = await Promise.all([
    known.get(game) ?? part(`${game}/terms`, () => import(`../boards/${game}/terms.js`)).catch(() => null),
    loadMessages('learn/common', `learn/${game}`, `rules/${game}`),
  ]);
  known.set(game, terms);
  return terms;
}

/**
 * The explanation that fits an element of a board: of the innermost part that has one.
 *
 * @return the part and its term; null if there is none
 */
export function explained(element, { TERMS }) {
  for (let each = element; each && !each.matches('.board'); each = each.parentElement) {
    const term = TERMS.find(({ at }) => each.matches(at));
    if (term) return { element: each, term };
  }
  return null;
}

export const termName = (game, { key }) => t(`term.${game}.${key}`);
export const termText = (game, { key }) => t(`tip.${game}.${key}`);

/** The name an element has by itself, or as the holder of one picture; the name of its term otherwise. */
export function nameOf(element, game, term) {
  const named =
    element.getAttribute('aria-label') ||
    element.getAttribute('title') ||
    element.dataset.title ||
    element.querySelector(':scope > .hidden-text, :scope > title')?.textContent ||
    onlyPicture(element);
  return named?.trim() || termName(game, term);
}

function onlyPicture(element) {
  const [one, other] = element.querySelectorAll('[role=img][aria-label]');
  return other ? null : one?.getAttribute('aria-label');
}
