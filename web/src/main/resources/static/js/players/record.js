import { html } from 'lit-html';
import { gameName, number, t } from '../messages.js';

/** Games and results of a player, by game. */
export function record({ byGame }) {
  return html`<div class="card scroll" tabindex="0">
    <table class="data stacking labelled">
      <thead>
        <tr>
          <th>${t('home.game')}</th>
          <th class="number">${t('ladder.games')}</th>
          <th class="number">${t('ladder.won')}</th>
          <th class="number">${t('player.averagePlace')}</th>
          <th class="number">${t('player.averagePoints')}</th>
          <th class="number">${t('player.best')}</th>
        </tr>
      </thead>
      <tbody>
        ${byGame.map(
          (each) =>
            html`<tr>
              <th scope="row">${gameName(each.game)}</th>
              <td class="number" data-label=${t('ladder.games')}>${each.games}</td>
              <td class="number" data-label=${t('ladder.won')}>
                ${number(each.won / each.games, { style: 'percent' })}
              </td>
              <td class="number" data-label=${t('player.averagePlace')}>
                ${number(each.averagePlace, { maximumFractionDigits: 1 })}
              </td>
              <td class="number" data-label=${t('player.averagePoints')}>
                ${each.averagePoints === null ? '–' : number(each.averagePoints, { maximumFractionDigits: 1 })}
              </td>
              <td class="number" data-label=${t('player.best')}>${each.bestPoints ?? '–'}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** The statistics of each game: averages and bests. */
export function statistics(figures) {
  return html`<section class="stack">
    <h2>${t('player.figures')}</h2>
    <div class="columns">
      ${figures.games.map(
        (each) =>
          html`<div class="card scroll" tabindex="0">
            <table class="data breaking">
              <caption>
                ${gameName(each.game)}
              </caption>
              <thead>
                <tr>
                  <td></td>
                  <th class="number">${t('player.average')}</th>
                  <th class="number">${t('player.best')}</th>
                </tr>
              </thead>
              <tbody>
                ${each.figures.map(
                  (figure) =>
                    html`<tr>
                      <th scope="row">${t(`figure.${figure.key}`)}</th>
                      <td class="number">${number(figure.average, { maximumFractionDigits: 1 })}</td>
                      <td class="number">${figure.best}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`,
      )}
    </div>
  </section>`;
}
