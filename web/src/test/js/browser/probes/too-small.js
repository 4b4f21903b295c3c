/** What is pressed but smaller than a fingertip. */
export default function tooSmall() {
  const pressed = 'button, summary, select, input, textarea, [role=button], a.button, .bar a, .foot a';
  const isActive = (each) =>
    !each.disabled && each.ariaDisabled !== 'true' && !each.matches('.skip') && !each.closest('[inert]');
  const target = (each) => (/^(checkbox|radio)$/.test(each.type) && each.closest('label')) || each;
  return [...document.querySelectorAll(pressed)]
    .filter(isActive)
    .map((each) => [each, target(each).getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
    .map(([each, box]) => `${each.outerHTML.slice(0, 120)} ${box.width}x${box.height}`);
}
