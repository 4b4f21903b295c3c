import { html } from 'lit-html';
import { t } from '../messages.js';
import { percent, targetName } from './forecast-figures.js';

/** With fewer futures the odds after a result are not worth a sentence. */
const FEWEST = 20;
const WORDS = ['W', 'D', 'L'];

const said = (targets, odds) => targets.map((target, i) => `${targetName(target)} ${percent(odds[i])}`).join(', ');

/** The odds of the reader after each result of the next game. */
export function needs({ targets }, { odds, next }) {
  const sentence = ({ code, futures, odds: then }) => {
    const key = `forecast.need.${WORDS.includes(code) ? code : 'place'}`;
    return futures < FEWEST ? t(`${key}.rare`, { place: code }) : t(key, { place: code, odds: said(targets, then) });
  };
  return html`<section class="card stack" data-key="forecast-needs">
    <h2>${t('forecast.needs')}</h2>
    <p>${t(next.round ? 'forecast.now.round' : 'forecast.now', { round: next.round, odds: said(targets, odds) })}</p>
    <ul>
      ${next.results.map((each) => html`<li>${sentence(each)}</li>`)}
    </ul>
  </section>`;
}
