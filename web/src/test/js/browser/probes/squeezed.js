/** What is wider than the place it has. */
export default function squeezed() {
  const places = '.bar .brand, button, .button, .chip, summary, label, h1, h2, h3, table.data td, table.data th';
  // A player's name may be as long as they like: it ends in dots, and is written out in the list of players.
  const names = '.promoter h2, .civ h2, .garden h2';
  const isShortened = (each) => each.matches(names) && getComputedStyle(each).textOverflow === 'ellipsis';
  return [...document.querySelectorAll(places)]
    .filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1 && !each.closest('[inert]'))
    .filter((each) => !isShortened(each))
    .map((each) => each.outerHTML.slice(0, 120));
}
