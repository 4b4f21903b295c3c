const SVG = 'http://www.w3.org/2000/svg';

function fill(element, properties, children) {
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'class') element.setAttribute('class', value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** An HTML element. Text always goes in as text: nothing anybody types becomes markup. */
export const h = (tag, properties, ...children) => fill(document.createElement(tag), properties, children);

/** An SVG element. */
export const s = (tag, properties, ...children) => fill(document.createElementNS(SVG, tag), properties, children);

/** Replaces what an element shows; the focus stays on what has the same data-key. */
export function show(element, ...children) {
  const key = element.contains(document.activeElement) ? document.activeElement.getAttribute('data-key') : null;
  element.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  if (key) element.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

/** Makes a part of a drawing work like a button. */
export function asButton(properties, label, act) {
  return {
    ...properties,
    role: 'button',
    tabindex: '0',
    'aria-label': label,
    onclick: act,
    onkeydown: (event) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        act();
      }
    },
  };
}
