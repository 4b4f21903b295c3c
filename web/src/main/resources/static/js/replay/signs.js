import { html } from 'lit-html';

/** Drawn, since hardly any font has all of them and some draw them in colours of their own. */
const SIGNS = {
  first: 'M4 5v14M20 5l-7 7 7 7zM13 5l-7 7 7 7z',
  turnBack: 'M20 5l-8 7 8 7zM12 5l-8 7 8 7z',
  back: 'M15 5l-7 7 7 7',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
  next: 'M9 5l7 7-7 7',
  turnNext: 'M4 5l8 7-8 7zM12 5l8 7-8 7z',
  last: 'M20 5v14M4 5l7 7-7 7zM11 5l7 7-7 7z',
};

export const signOf = (name) =>
  html`<svg
    class="sign ${['back', 'next', 'pause'].includes(name) ? 'line' : ''}"
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d=${SIGNS[name]} />
  </svg>`;
