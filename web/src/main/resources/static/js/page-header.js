import { html, nothing, render, svg } from 'lit-html';
import { chooseLanguage } from './account/language.js';
import { accountAndBack } from './account/return-path.js';
import { gameName, LANGUAGES, language, t } from './messages.js';
import { readyTables } from './my-games.js';
import { isAdmin, session } from './session.js';
import { big, setBig, setTheme, theme, THEMES } from './theme.js';

const NAV = [
  ['/', 'nav.play'],
  ['/tournaments', 'nav.tournaments'],
  ['/leagues', 'nav.leagues'],
  ['/ladders', 'nav.ladders'],
  ['/tv', 'nav.tv'],
  ['/rules', 'nav.rules'],
];

/** The frame of every page: navigation, the signed-in player, and the theme. */
export function drawFrame() {
  const here = (href) => (href === '/' ? location.pathname === '/' : location.pathname.startsWith(href));
  const link = ([href, key]) => html`<a href=${href} aria-current=${here(href) ? 'page' : nothing}>${t(key)}</a>`;
  render(
    html`<a class="skip" href="#main" @click=${skip}>${t('frame.skip')}</a>
      <a class="brand" href="/"><img src="/icon.svg" alt="" width="28" height="28" />${t('brand')}</a>
      <nav aria-label=${t('nav.label')}>${NAV.map(link)}</nav>
      <div class="right">${who()}${settings()}</div>
      ${ready()}`,
    document.getElementById('bar'),
  );
  render(
    html`<span>${t('frame.about')}</span><a href="/rules">${t('nav.rules')}</a><a href="/docs">${t('nav.docs')}</a
      ><a href="/games">${t('games.title')}</a
      ><a href="/status">${t('status.title')}</a>${isAdmin() ? html`<a href="/admin">${t('nav.admin')}</a>` : nothing}`,
    document.getElementById('foot'),
  );
  showWhereWeAre(document.querySelector('.bar nav'));
}

/** To the content without a change of address: what stands behind its # belongs to the page. */
function skip(event) {
  event.preventDefault();
  const main = document.getElementById('main');
  main.focus({ preventScroll: true });
  main.scrollIntoView();
}

/** On a phone the navigation row is too long: the current page is scrolled into view. */
function showWhereWeAre(nav) {
  const place = nav.querySelector('[aria-current]');
  if (place) nav.scrollLeft = place.offsetLeft - nav.offsetLeft - (nav.clientWidth - place.offsetWidth) / 2;
}

function who() {
  const known = session();
  return known
    ? html`<a class="who" href="/account"
        ><span class="hidden-text">${t('account.as')}</span><span>${known.displayName}</span></a
      >`
    : html`<a
        class="button"
        data-key="sign-in"
        href="/account"
        @click=${(event) => {
          event.currentTarget.href = accountAndBack();
        }}
        >${t('account.signIn')}</a
      >`;
}

/** Where a tournament waits for me, on whatever page I am. */
const ready = () =>
  html`<div class="ready no-big" role="status">
    ${readyTables().map(
      ({ id, game }) =>
        html`<a href="/tables/${id}" data-key="ready-${id}"
          >${t('frame.ready', { game: gameName(game) })} <strong>${t('frame.toTable')}</strong></a
        >`,
    )}
  </div>`;

const gear = svg`<circle cx="12" cy="12" r="3.2"/>
  <path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2"/>`;

const settings = () =>
  html`<details class="menu" @keydown=${closeOnEscape} @focusout=${closeWhenLeft}>
    <summary aria-label=${t('frame.settings')}><svg viewBox="0 0 24 24" aria-hidden="true">${gear}</svg></summary>
    <div class="sheet card">
      <fieldset>
        <legend>${t('frame.language')}</legend>
        <div class="choice">
          ${LANGUAGES.map(
            (each) =>
              html`<button
                lang=${each}
                data-key="language-${each}"
                aria-pressed=${each === language()}
                @click=${() => chooseLanguage(each)}
              >
                ${t(`language.${each}`)}
              </button>`,
          )}
        </div>
      </fieldset>
      <fieldset>
        <legend>${t('frame.theme')}</legend>
        <div class="choice">
          ${THEMES.map(
            (each) =>
              html`<button
                data-key="theme-${each}"
                aria-pressed=${each === theme()}
                @click=${() => {
                  setTheme(each);
                  drawFrame();
                }}
              >
                ${t(`theme.${each}`)}
              </button>`,
          )}
        </div>
      </fieldset>
      <label class="check"
        ><input
          type="checkbox"
          data-key="big"
          .checked=${big()}
          @change=${(event) => setBig(event.target.checked)}
        />${t('frame.big')}</label
      >
    </div>
  </details>`;

function closeOnEscape(event) {
  if (event.key !== 'Escape') return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary').focus();
}

function closeWhenLeft(event) {
  if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
}
