/** What is wider than the place it has. */
export default function squeezed() {
  return [...document.querySelectorAll('.bar .brand, button, .button, table.data td, table.data th')]
    .filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1 && !each.closest('[inert]'))
    .map((each) => each.outerHTML.slice(0, 120));
}
