import { html, nothing } from 'lit-html';
import { language, t } from '../messages.js';

const print = (id, what, round, label) =>
  html`<a
    href="/api/v1/tournaments/${id}/print/${what}?${round ? `round=${round}&` : ''}language=${language()}"
    target="_blank"
    >${label}</a
  >`;

/** A sheet for the notice board, in the language of the page. */
export const printedPairings = (id, round, label = t('tournament.print')) => print(id, 'pairings', round, label);
export const printedStandings = (id, label = t('tournament.print')) => print(id, 'standings', null, label);

/** The results for other programs; report files know only tables of two. */
export const files = (id, twos) =>
  html`<a href="/api/v1/tournaments/${id}/export.csv" download>CSV</a> ${
      twos
        ? html`<a href="/api/v1/tournaments/${id}/export.trf" download title=${t('tournament.trf16')}>TRF16</a
            ><a href="/api/v1/tournaments/${id}/export.trf?dialect=2026" download title=${t('tournament.trf26')}
              >TRF26</a
            >`
        : nothing
    }<a href="/api/v1/tournaments/${id}/export.json" download>JSON</a>`;
