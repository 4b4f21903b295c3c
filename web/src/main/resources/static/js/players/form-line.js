import { html, nothing, svg } from 'lit-html';
import { t } from '../messages.js';

const STEP = 9;

/** The latest places as a small line: up is good. */
export function formLine(places) {
  if (!places?.length) return nothing;
  const worst = Math.max(4, ...places);
  const y = (place) => 3 + ((place - 1) * 16) / (worst - 1);
  return html`<svg
    class="form-line"
    width=${10 * STEP}
    height="22"
    viewBox="0 0 ${10 * STEP} 22"
    role="img"
    aria-label=${t('ladder.formOf', { places: places.join(', ') })}
  >
    <polyline
      points=${places.map((place, i) => `${4 + i * STEP},${y(place)}`).join(' ')}
      fill="none"
      stroke="var(--muted)"
      stroke-width="1.5"
    />
    ${places.map(
      (place, i) =>
        svg`<circle cx=${4 + i * STEP} cy=${y(place)} r="2.5" fill=${
          place === 1 ? 'var(--evergreen)' : 'var(--muted)'
        }/>`,
    )}
  </svg>`;
}
