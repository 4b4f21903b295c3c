/** What is wider than the place it has. */
export default function squeezed() {
  const places = '.bar .brand, button, .button, .chip, summary, label, h1, h2, h3, table.data td, table.data th';
  // Players, organisers and authors choose names as long as they like: those end in dots, and have room elsewhere.
  const names = [
    '.promoter h2, .civ h2, .garden h2, .garden .name, .by-name, .by-whom > span, .pile-who',
    '.other .who .name, .planet-line .who .name, .strip li span:first-child, .bar .who span',
    '.scores thead th, .standings th:nth-child(2)',
    '.hall :is(h1, h2), .hall-table :is(tbody th, .hall-players), .hall-name',
    '.page-study .head > :is(h1, .muted)',
  ].join(', ');
  const ends = (each) => getComputedStyle(each).textOverflow === 'ellipsis';
  const isCut = (each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1;
  const canvas = document.createElement('canvas').getContext('2d');
  /** The chosen text of a list must fit beside its arrow. */
  const isCutList = (list) => {
    const style = getComputedStyle(list);
    canvas.font = style.font;
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return room > 0 && canvas.measureText(list.selectedOptions[0]?.label ?? '').width > room;
  };
  const cut = [...document.querySelectorAll('body *')].filter((each) =>
    each.matches('select:not([multiple])')
      ? isCutList(each)
      : (each.matches(places) || ends(each)) && isCut(each) && !(each.matches(names) && ends(each)),
  );
  const wide = [...document.querySelectorAll('.scroll:has(table.data, .standings)')].filter(isCut);
  const isSeen = (each) => each.checkVisibility() && !each.closest('[inert]');
  return [...cut, ...wide].filter(isSeen).map((each) => each.outerHTML.slice(0, 120));
}
