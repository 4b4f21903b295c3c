import { html, nothing } from 'lit-html';
import { gameName, t } from '../messages.js';

/** The chapters of the study; editors rename, move and remove them. */
export function chaptersCard(page) {
  const { study, chapter } = page;
  const all = study.chapters;
  const line = (each, i) =>
    html`<li>
      <button
        class="plain"
        data-key="chapter-${each.number}"
        aria-current=${each.number === chapter?.number ? 'page' : nothing}
        @click=${() => page.openChapter(each.number)}
      >
        ${i + 1}. ${each.title} <span class="small muted">${gameName(each.game)}</span>
      </button>
      ${
        page.editing.allowed && each.number === chapter?.number
          ? html`<details class="more">
              <summary data-key="chapter-more">${t('study.change')}</summary>
              <form class="form" @submit=${page.editing.sender.submit((wish) => rename(page, each, wish))}>
                <label
                  >${t('study.chapterTitle')}<input name="title" required maxlength="100" .value=${each.title}
                /></label>
                <button>${t('study.save')}</button>
              </form>
              <div class="row">
                <button data-key="chapter-up" ?disabled=${i === 0} @click=${() => page.editing.moveChapter(i, -1)}>
                  ${t('study.up')}
                </button>
                <button
                  data-key="chapter-down"
                  ?disabled=${i === all.length - 1}
                  @click=${() => page.editing.moveChapter(i, 1)}
                >
                  ${t('study.down')}
                </button>
                <button class="danger" data-key="chapter-remove" @click=${() => page.editing.removeChapter(each)}>
                  ${t('study.remove')}
                </button>
              </div>
            </details>`
          : nothing
      }
    </li>`;
  return html`<section class="card stack" data-key="chapters">
    <h2>${t('study.chapters')}</h2>
    ${
      all.length
        ? html`<ol class="plainlist chapter-list">
            ${all.map(line)}
          </ol>`
        : html`<p class="empty">${t('study.noChapters')}</p>`
    }
    ${page.editing.allowed ? html`<p class="small muted">${t('study.howToAdd')}</p>` : nothing}
  </section>`;
}

const rename = ({ editing }, { number }, { title }) => editing.change('put', `/chapters/${number}/title`, { title });
