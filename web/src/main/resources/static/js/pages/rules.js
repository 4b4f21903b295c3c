import { html, nothing } from 'lit-html';
import { asset } from '../assets.js';
import { games, loadGameTexts } from '../boards.js';
import { gameIcon } from '../home/tables.js';
import { chaptersOf, figures, paragraphs, titleOf } from '../learn/chapters.js';
import { loadStyle, show } from '../lit.js';
import { gameName, hasText, loadMessages, t } from '../messages.js';

/** How each game is played, on one page each. */
export async function open(main, [game]) {
  const [list] = await Promise.all([
    games(),
    loadGameTexts(),
    loadStyle('/css/rules.css'),
    game ? loadMessages(`rules/${game}`) : null,
  ]);
  const redraw = () => show(main, game ? rules(list, game) : overview(list));
  main.classList.add('narrow');
  redraw();
  return { redraw };
}

function overview(list) {
  document.title = t('rules.title');
  return html`<h1>${t('nav.rules')}</h1>
    <ul class="plainlist rules-list">
      ${list.map(
        (each) =>
          html`<li>
            <a class="card" href="/rules/${each.id}"
              >${gameIcon(each.id, 56)}<span
                ><strong class="game-title">${gameName(each.id)}</strong><br />
                <span class="small muted"
                  >${hasText(`${each.id}.about`) ? t(`${each.id}.about`) : nothing}
                  ${t('rules.players', { least: each.minSeats, most: each.maxSeats })}</span
                ></span
              ></a
            >
          </li>`,
      )}
    </ul>`;
}

const picture = (key, file) =>
  html`<figure class="card">
    <img src=${asset(`/img/rules/${file}`)} alt=${t(`${key}.picture`)} loading="lazy" />
    <figcaption class="small muted">${t(`${key}.picture`)}</figcaption>
  </figure>`;

function rules(list, game) {
  document.title = t('rules.of', { game: gameName(game) });
  const chapters = chaptersOf(game);
  const known = list.find((each) => each.id === game);
  return html`<p><a href="/rules">${t('rules.all')}</a></p>
    <div class="row">
      ${gameIcon(game, 56)}
      <h1>${gameName(game)}</h1>
    </div>
    ${
      known
        ? html`<p class="muted">
            ${t('rules.players', { least: known.minSeats, most: known.maxSeats })}
            <a data-key="learn" href="/learn/${game}">${t('rules.learn')}</a>
          </p>`
        : nothing
    }
    ${chapters.length ? picture(`rules.${game}`, `${game}.svg`) : html`<p class="empty">${t('rules.none')}</p>`}
    ${chapters.map(
      (number) =>
        html`<section class="stack" id="chapter-${number}">
          <h2>${titleOf(game, number)}</h2>
          ${
            hasText(`rules.${game}.${number}.picture`)
              ? picture(`rules.${game}.${number}`, `${game}-${number}.jpg`)
              : nothing
          }
          ${paragraphs(t(`rules.${game}.${number}.text`))}
          ${hasText(`rules.${game}.${number}.table`) ? figures(t(`rules.${game}.${number}.table`)) : nothing}
        </section>`,
    )}
    <p class="row">
      <a class="button primary" href="/learn/${game}">${t('rules.learn')}</a>
      <a class="button" href="/">${t('home.playNow')}</a>
      <a href="/docs/rules/${game}.html">${t('nav.docs')}</a>
    </p>`;
}
