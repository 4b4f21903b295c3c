import { html, nothing, render } from 'lit-html';
import { loadStyle } from '../lit.js';
import { gameName, hasText, t } from '../messages.js';
import { chaptersOf, figures, paragraphs, rowsOf, titleOf } from './chapters.js';
import { hasAll, marked, wordsOf } from './search.js';
import { loadTerms, termName, termText } from './terms.js';
import { iconFinder } from './word-icons.js';

const PHONE = '(max-width: 899px), (max-height: 500px)';

/** The rules of a game beside its board: chapters, the icons of the board, and a search over both. */
export class RulesDrawer {
  constructor(game, closed) {
    Object.assign(this, { game, closed, query: '' });
    this.dialog = document.createElement('dialog');
    this.dialog.className = 'rules-drawer';
    this.dialog.addEventListener('close', () => this.dispose());
    this.dialog.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      this.close();
    });
    this.redraw = () => this.draw();
    window.addEventListener('perennial:language', this.redraw);
  }

  /** @param chapter the one to begin with; the first if there is none */
  async open(chapter) {
    [this.terms] = await Promise.all([loadTerms(this.game), loadStyle('/css/rules-drawer.css')]);
    if (this.isClosed) return;
    this.draw();
    document.body.append(this.dialog);
    this.before = document.activeElement;
    if (matchMedia(PHONE).matches) {
      this.dialog.showModal();
    } else {
      document.body.classList.add('with-drawer');
      this.dialog.show();
    }
    this.dialog.querySelector('input').focus({ preventScroll: true });
    if (chapter) this.goTo(chapter);
  }

  goTo(chapter) {
    this.query = '';
    this.draw();
    const section = this.dialog.querySelector(`[data-chapter="${chapter}"]`);
    section?.scrollIntoView?.({ block: 'start' });
    section?.querySelector('h3').focus({ preventScroll: true });
  }

  close() {
    if (this.dialog.open) this.dialog.close();
    else this.dispose();
  }

  dispose() {
    if (this.isClosed) return;
    this.isClosed = true;
    window.removeEventListener('perennial:language', this.redraw);
    document.body.classList.remove('with-drawer');
    this.dialog.remove();
    if (this.before?.isConnected) this.before.focus({ preventScroll: true });
    this.closed();
  }

  /** Texts with the board's icons, and with marks on what is searched for. */
  get shown() {
    const words = wordsOf(this.query);
    const icons = iconFinder(this.terms?.PICTURES?.() ?? []);
    const mark = (text) =>
      words.length ? marked(text, words).map((piece, i) => (i % 2 ? html`<mark>${piece}</mark>` : piece)) : text;
    return (text) =>
      icons(text).map((piece) => (typeof piece === 'string' ? mark(piece) : this.named(piece.icon, mark(piece.word))));
  }

  /** An icon as the board has it, and its word. */
  named(icon, word) {
    return html`<span class="with-icon"><span class="board-${this.game}">${icon()}</span>${word}</span>`;
  }

  /** The texts of a chapter that a search looks into. */
  chapterText(number) {
    const key = `rules.${this.game}.${number}`;
    return [
      t(`${key}.title`),
      t(`${key}.text`),
      hasText(`${key}.table`) ? rowsOf(t(`${key}.table`)).join(' ') : '',
    ].join(' ');
  }

  draw() {
    const { game, terms, shown } = this;
    const words = wordsOf(this.query);
    const name = gameName(game);
    const chapters = chaptersOf(game).filter((each) => hasAll(this.chapterText(each), words));
    const entries = (terms?.TERMS ?? [])
      .filter((term, i, all) => all.findIndex(({ key }) => key === term.key) === i)
      .filter((term) => hasAll(`${termName(game, term)} ${termText(game, term)}`, words));
    const pictures = (terms?.PICTURES?.() ?? []).filter(([word]) => hasAll(word, words));
    const count = chapters.length + entries.length;
    this.dialog.setAttribute('aria-label', t('rules.of', { game: name }));
    render(
      html`<div class="drawer-head">
          <h2>${t('nav.rules')}</h2>
          <button
            class="plain close"
            data-key="close-rules"
            aria-label=${t('learn.close')}
            @click=${() => this.close()}
          >
            ✕
          </button>
          <input
            type="search"
            data-key="search-rules"
            placeholder=${t('learn.search')}
            aria-label=${t('learn.search')}
            .value=${this.query}
            @input=${({ target }) => {
              this.query = target.value;
              this.draw();
            }}
          />
          <p class="small muted" role="status">${words.length ? t('learn.found', { count }) : nothing}</p>
        </div>
        <div class="drawer-text" tabindex="0" aria-label=${t('rules.of', { game: name })} role="region">
          ${words.length ? nothing : this.contents(chapters)} ${chapters.map((number) => this.chapter(number, shown))}
          ${
            entries.length || pictures.length
              ? html`<section data-chapter="board">
                  <h3 tabindex="-1">${t('learn.onBoard')}</h3>
                  <ul class="pictures">
                    ${pictures.map(([word, icon]) => html`<li>${this.named(icon, word)}</li>`)}
                  </ul>
                  <dl>
                    ${entries.map(
                      (term) =>
                        html`<dt>${termName(game, term)}</dt>
                          <dd>${shown(termText(game, term))}</dd>`,
                    )}
                  </dl>
                </section>`
              : nothing
          }
          ${count + pictures.length ? nothing : html`<p class="empty">${t('learn.nothing')}</p>`}
          <p><a href="/rules/${game}" target="_blank" rel="noopener">${t('learn.page')}</a></p>
        </div>`,
      this.dialog,
    );
  }

  contents(chapters) {
    const to = (chapter, title) =>
      html`<li>
        <button class="plain" data-key="to-${chapter}" @click=${() => this.goTo(chapter)}>${title}</button>
      </li>`;
    return html`<nav aria-label=${t('learn.contents')}>
      <ul class="contents">
        ${chapters.map((each) => to(each, titleOf(this.game, each)))}${to('board', t('learn.onBoard'))}
      </ul>
    </nav>`;
  }

  chapter(number, shown) {
    const key = `rules.${this.game}.${number}`;
    return html`<section data-chapter=${number}>
      <h3 tabindex="-1">${titleOf(this.game, number)}</h3>
      ${paragraphs(t(`${key}.text`), shown)}${hasText(`${key}.table`) ? figures(t(`${key}.table`), shown) : nothing}
    </section>`;
  }
}
