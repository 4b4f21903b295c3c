const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const able = (group) => [...group.querySelectorAll('button:not([disabled])')];

/** Each `data-rove` group is one stop of the Tab key; the arrow keys walk inside. Call it after a drawing. */
export function rove(root) {
  for (const group of root.querySelectorAll('[data-rove]')) {
    const buttons = able(group);
    const stop = buttons.find((each) => each === document.activeElement) ?? favourite(buttons);
    for (const each of buttons) each.tabIndex = each === stop ? 0 : -1;
  }
}

/** A lit button comes first: it is a legal move. */
const favourite = (buttons) => buttons.find((each) => each.matches('.lit, .picked, .may')) ?? buttons[0];

export function walk(event) {
  const step = STEPS[event.key];
  const group = event.target.closest?.('[data-rove]');
  if (!step || !group || !event.target.matches('button')) return;
  event.preventDefault();
  const buttons = able(group);
  const next = buttons.at((buttons.indexOf(event.target) + step) % buttons.length);
  for (const each of buttons) each.tabIndex = each === next ? 0 : -1;
  next.focus();
}
