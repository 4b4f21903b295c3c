import { html, render } from 'lit-html';
import { drawAccount } from './account.js';
import { LANGUAGES, language, setLanguage, t } from './messages.js';
import { setTheme, theme, THEMES } from './theme.js';

/** What is round every page: the way home, who is signed in, theme and language. */
export function drawFrame() {
  render(html`<a class="skip" href="#main">${t('frame.skip')}</a>
    <a class="brand" href="/"><img src="/icon.svg" alt="" width="28" height="28">${t('brand')}</a>
    <div class="account" id="account"></div>`, document.getElementById('bar'));
  drawAccount(document.getElementById('account'));
  render(html`
    <label>${t('frame.language')}
      <select data-key="language" @change=${(event) => setLanguage(event.target.value)}>
        ${LANGUAGES.map((each) => html`<option value=${each} lang=${each} ?selected=${each === language()}>${t(`language.${each}`)}</option>`)}
      </select></label>
    <label>${t('frame.theme')}
      <select data-key="theme" @change=${(event) => setTheme(event.target.value)}>
        ${THEMES.map((each) => html`<option value=${each} ?selected=${each === theme()}>${t(`theme.${each}`)}</option>`)}
      </select></label>`, document.getElementById('foot'));
}
