const KEY = 'perennial.theme';
const BIG = 'perennial.big';
const system = matchMedia('(prefers-color-scheme: dark)');

export const THEMES = ['system', 'light', 'dark'];

/** The user's choice; the attribute on the page always says light or dark. */
export const theme = () => localStorage.getItem(KEY) ?? 'system';

export function setTheme(chosen) {
  if (chosen === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, chosen);
  apply();
}

/** The big-screen mode belongs to this window alone: the projector, not the laptop beside it. */
export const big = () => sessionStorage.getItem(BIG) !== null;

export function setBig(on) {
  if (on) sessionStorage.setItem(BIG, 'on');
  else sessionStorage.removeItem(BIG);
  apply();
}

export function apply() {
  const dark = theme() === 'dark' || (theme() === 'system' && system.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.toggleAttribute('data-big', big());
  window.dispatchEvent(new Event('perennial:theme'));
}

system.addEventListener('change', apply);
window.addEventListener('storage', (event) => {
  if (event.key === KEY) apply();
});
