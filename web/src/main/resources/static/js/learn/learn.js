import { html, nothing } from 'lit-html';
import { t } from '../messages.js';
import { part } from '../parts.js';
import { loadTerms } from './terms.js';
import { Tooltips } from './tooltips.js';

const BOOK = 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14';

/** Helps a player to understand a board: its rules beside it, and an explanation of each of its parts. */
export class Learn {
  constructor(main, game) {
    Object.assign(this, { main, game, drawer: null, walk: null, ears: new AbortController() });
    this.tips = new Tooltips(main, game, (chapter) => this.openRules(chapter));
    document.addEventListener('keydown', (event) => this.key(event), { signal: this.ears.signal });
  }

  close() {
    this.ears.abort();
    this.walk?.end();
    this.tips.close();
    this.drawer?.close();
  }

  drawn() {
    this.tips.drawn();
  }

  /** @param chapter where to begin; without one the rules begin with the first, or close if they are open */
  async openRules(chapter) {
    this.walk?.end();
    this.tips.hide();
    if (this.drawer) {
      if (chapter) this.drawer.goTo(chapter);
      else this.drawer.close();
      return;
    }
    const { RulesDrawer } = await part('drawer', () => import('./drawer.js'));
    if (this.drawer || this.ears.signal.aborted) return;
    this.drawer = new RulesDrawer(this.game, () => {
      this.drawer = null;
    });
    await this.drawer.open(chapter);
  }

  /** The chapter about what is to be done now. */
  async openPrompt(table) {
    const terms = await loadTerms(this.game);
    this.openRules(terms?.promptRule(table.view, table) ?? 1);
  }

  async explainAll() {
    const [terms, { ExplainWalk }] = await Promise.all([
      loadTerms(this.game),
      part('explain-walk', () => import('./explain-walk.js')),
    ]);
    const board = this.main.querySelector('.board');
    if (!terms || !board) return;
    this.walk?.end();
    this.walk = new ExplainWalk(board, terms, () => {
      this.walk = null;
    });
  }

  key(event) {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const writes = event.target.closest?.('input, select, textarea');
    if (event.key === 'Escape' && this.drawer) this.drawer.close();
    else if (writes || event.target.closest?.('dialog:not(.rules-drawer)')) return;
    else if (event.key === 'r') this.openRules(this.tips.shown?.term.rule);
    else if (event.key === 'i') this.explainAll();
    else return;
    event.preventDefault();
  }

  /** The ways to the rules: from the beginning, and to what is to be done now. */
  buttons(table) {
    return html`${
        table.view
          ? html`<button
              class="plain prompt-rule"
              data-key="prompt-rule"
              aria-label=${t('table.promptRule')}
              title=${t('table.promptRule')}
              @click=${() => this.openPrompt(table)}
            >
              ?
            </button>`
          : nothing
      }<button
        class="plain rules-button"
        data-key="rules"
        aria-keyshortcuts="r"
        title=${t('nav.rules')}
        @click=${() => this.openRules()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${BOOK}></path></svg>
        <span>${t('nav.rules')}</span>
      </button>`;
  }
}
