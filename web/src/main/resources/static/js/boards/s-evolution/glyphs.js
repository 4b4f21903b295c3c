import { html, svg } from 'lit-html';

/** Silhouettes round (0, 0), about 32 wide: each works in one colour. */
const SHAPES = {
  FOOD: svg`<path d="M0-17C4-13 4-9 0-6-4-9-4-13 0-17z"/>
    <path d="M-1.5 0C-9-1-10-7-9-10-4-9-1-6-1.5 0zM1.5 0C9-1 10-7 9-10 4-9 1-6 1.5 0z
      M-1.5 10C-9 9-10 3-9 0-4 1-1 4-1.5 10zM1.5 10C9 9 10 3 9 0 4 1 1 4 1.5 10z"/>
    <path class="thin" d="M0-5V17"/>`,
  TOOLS: svg`<path d="M-14-13H5C10-13 12-9 15-4L10-2C8-6 6-7 3-6V-4H-14z"/><path d="M-8-3H-1V16H-8z"/>`,
  SCIENCE: svg`<path class="thick" d="M-6-16H6M-3-15V-5L-12 11C-13 14-12 15-9 15H9C12 15 13 14 12 11L3-5V-15"/>
    <path d="M-7 4H7L11 12 9 15H-9L-11 12z"/>`,
  JOKER: svg`<path d="M0-16 4.7-5H16L7 2 10.5 14 0 7-10.5 14-7 2-16-5H-4.7z"/>`,
  FAMINE: svg`<path d="M-15 0H15C15 9 8 14 0 14S-15 9-15 0z"/><path class="thick" d="M-6-14 6-5M6-14-6-5"/>`,
  DECADENCE: svg`<path d="M-11-16H11V-12H-11zM-7-11H7V-4L2-2-2-5-7-1zM-7 4-2 0 2 3 7 1V10H-7zM-11 11H11V15H-11z"/>`,
  EARTHQUAKE: svg`<path class="thick" d="M-16 3H-8L-3-10 3 13 8-3 10 3H16"/>`,
  EPIDEMIC: svg`<circle r="8"/>
    <path class="thick" d="M0-8V-15M0 8V15M-8 0H-15M8 0H15M-6-6-11-11M6-6 11-11M-6 6-11 11M6 6 11 11"/>`,
  FANATICISM: svg`<path d="M0-17C9-8 8-3 5 1H-5C-8-3-7-8 0-17z"/><path d="M-5 3H5L2 16H-2z"/>`,
  OBSCURANTISM: svg`<path class="thick" d="M-15 0C-8-9 8-9 15 0 8 9-8 9-15 0zM-13 13 13-13"/><circle r="4"/>`,
  HURRICANE: svg`
    <path class="thick" d="M-1 1C1-4 7-2 6 3 4 10-8 9-9 0-10-10 3-15 11-9 15-6 16-1 15 4M-15-6C-15-12-10-16-4-16"/>`,
  INVASION: svg`<path class="thick" d="M-13-14 8 8M13-14-8 8M4 12 12 4M-4 12-12 4M9 9 14 14M-9 9-14 14"/>`,
  FARM: svg`<path d="M-14 15V-2L0-15 14-2V15H5V4H-5V15z"/>`,
  FACTORY: svg`<path d="M-15 15V-4L-5 3V-4L5 3V-15H13V15z"/>`,
  RESEARCH: svg`<path d="M0-16A11 11 0 0 1 6 4V8H-6V4A11 11 0 0 1 0-16zM-5 10H5V14H-5z"/>`,
  COMMERCE: svg`<path d="M-14-9H5V-15L15-6.5 5 2V-4H-14zM14 4H-5V-2L-15 6.5-5 15V9H14z"/>`,
  PRESTIGE: svg`<path d="M-13 9-16-9-7-1 0-14 7-1 16-9 13 9zM-13 11H13V15H-13z"/>`,
  PROTECTION: svg`<path d="M0-16 13-11V0C13 8 7 13 0 16-7 13-13 8-13 0V-11z"/>`,
  RED: svg`<circle r="14"/>`,
  GREEN: svg`<path d="M0-16 16 13H-16z"/>`,
  BLUE: svg`<path d="M-13-13H13V13H-13z"/>`,
  YELLOW: svg`<path d="M0-17 17 0 0 17-17 0z"/>`,
  POP: svg`<path d="M0-1A7 7 0 1 1 .1-1zM-11 16C-11 4-6 1 0 1S11 4 11 16z"/>`,
};

export const glyph = (name) => svg`<g class="glyph">${SHAPES[name]}</g>`;

/** A silhouette as big as the text around it. */
export const icon = (name, extra = '') =>
  html`<svg class="sev-icon of-${name} ${extra}" viewBox="-18 -18 36 36" aria-hidden="true">${glyph(name)}</svg>`;
