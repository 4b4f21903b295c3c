import { html, nothing } from 'lit-html';
import { t } from '../messages.js';

/** The game that this table continues, and what its players may know of the cards. */
export function originCard({ origin }) {
  if (!origin) return nothing;
  const known = origin.deal === 'REAL' ? 'real' : origin.seed === null ? 'secret' : 'shown';
  return html`<section class="card stack origin">
    <h2>${t('origin.heading')}</h2>
    <p class="small">${t(`origin.${known}`)}</p>
    <a data-key="origin" href="/tables/${origin.table}/replay?at=${origin.sequence}">${t('origin.link')}</a>
  </section>`;
}
