/** Makes happy-dom behave as browsers do where the app needs it. */
export function fixDom(browser) {
  styleFromText(browser.SVGElement.prototype);
  lastSelectedOptionWins(browser.HTMLSelectElement.prototype);
}

/** A text that is set as style becomes its declarations. */
function styleFromText(prototype) {
  const style = Object.getOwnPropertyDescriptor(prototype, 'style');
  Object.defineProperty(prototype, 'style', {
    ...style,
    set(text) {
      this.style.cssText = text;
    },
  });
}

/** Of several options with a `selected` attribute the last one counts; happy-dom mixes up two kinds of indexes. */
function lastSelectedOptionWins(prototype) {
  const symbol = Object.getOwnPropertySymbols(prototype).find((each) => each.description === 'updateSelectedness');
  const update = prototype[symbol];
  prototype[symbol] = function updateSelectedness(option) {
    const selected = [...this.options].filter((each) => each.selected);
    return update.call(this, option ?? (!this.multiple && selected.length > 1 ? selected.at(-1) : undefined));
  };
}
