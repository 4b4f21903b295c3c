import { html, nothing } from 'lit-html';
import { asset } from '../assets.js';
import { games, loadGameTexts } from '../boards.js';
import { gameIcon } from '../home/tables.js';
import { loadStyle, show } from '../lit.js';
import { gameName, hasText, loadMessages, t } from '../messages.js';

const MOST = 20;

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

/** Paragraphs as texts have them, apart by ¶; neighbours that begin with a bullet are one list. */
export function blocks(text) {
  const found = [];
  for (const part of text.split('¶').map((each) => each.trim())) {
    if (!part.startsWith('• ')) {
      found.push(part);
    } else if (Array.isArray(found.at(-1))) {
      found.at(-1).push(part.slice(2));
    } else {
      found.push([part.slice(2)]);
    }
  }
  return found;
}

/** A table as texts have it: rows apart by ¶, cells by |, the first row is the head. */
function figures(text) {
  const [head, ...rows] = text.split('¶').map((row) => row.split('|').map((cell) => cell.trim()));
  return html`<div class="card scroll" tabindex="0">
    <table class="data">
      <thead>
        <tr>
          ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...rest]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${rest.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function rules(list, game) {
  document.title = t('rules.of', { game: gameName(game) });
  const chapters = Array.from({ length: MOST }, (_, i) => `rules.${game}.${i + 1}`).filter((key) =>
    hasText(`${key}.title`),
  );
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
    ${
      chapters.length
        ? html`<figure class="card">
            <img src=${asset(`/img/rules/${game}.svg`)} alt=${t(`rules.${game}.picture`)} />
            <figcaption class="small muted">${t(`rules.${game}.picture`)}</figcaption>
          </figure>`
        : html`<p class="empty">${t('rules.none')}</p>`
    }
    ${chapters.map(
      (key) =>
        html`<section class="stack">
          <h2>${t(`${key}.title`)}</h2>
          ${blocks(t(`${key}.text`)).map((block) =>
            typeof block === 'string'
              ? html`<p>${block}</p>`
              : html`<ul>
                  ${block.map((item) => html`<li>${item}</li>`)}
                </ul>`,
          )}${hasText(`${key}.table`) ? figures(t(`${key}.table`)) : nothing}
        </section>`,
    )}
    <p class="row">
      <a class="button primary" href="/learn/${game}">${t('rules.learn')}</a>
      <a class="button" href="/">${t('home.playNow')}</a>
      <a href="/docs/rules/${game}.html">${t('nav.docs')}</a>
    </p>`;
}
