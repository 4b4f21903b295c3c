import { asset } from './assets.js';

const KEY = 'perennial.language';
export const LANGUAGES = ['en', 'fr', 'de'];

let texts = {};
let current = null;
const loaded = new Map();

export const language = () => current;
export const choseLanguage = () => localStorage.getItem(KEY) !== null;

/** The user's choice, else the browser's language, else English. */
const preferred = () =>
  [localStorage.getItem(KEY), ...navigator.languages.map((each) => each.slice(0, 2))].find((each) =>
    LANGUAGES.includes(each),
  ) ?? 'en';

/** The language of a page whose address names it, and which may have no storage to ask. */
export const speak = (chosen) => {
  current = chosen;
};

/** Loads the texts of the app and of the parts asked for; everything else names texts by key. */
export async function loadMessages(...asked) {
  current ??= preferred();
  document.documentElement.lang = current;
  await Promise.all(
    ['app', 'refusals', ...asked].map((part) => {
      if (!loaded.has(part)) {
        loaded.set(
          part,
          fetchPart(part).catch((failure) => {
            loaded.delete(part);
            throw failure;
          }),
        );
      }
      return loaded.get(part);
    }),
  );
}

/** Changes the language of everything at once, or of nothing. */
export async function setLanguage(chosen) {
  const before = { current, texts, loaded: [...loaded] };
  current = chosen;
  loaded.clear();
  try {
    await loadMessages(...before.loaded.map(([part]) => part));
    localStorage.setItem(KEY, chosen);
  } catch {
    ({ current, texts } = before);
    before.loaded.forEach(([part, fetched]) => loaded.set(part, fetched));
    document.documentElement.lang = current;
  }
  window.dispatchEvent(new Event('perennial:language'));
}

async function fetchPart(part) {
  const asked = current;
  const response = await fetch(asset(`/i18n/${asked}/${part}.json`));
  if (response.status === 404) return; // a new game may have none yet
  if (!response.ok) throw new Error(`no texts: ${response.status}`);
  const more = await response.json();
  if (asked === current) {
    texts = {
      ...texts,
      ...(asked === 'fr' ? Object.fromEntries(Object.entries(more).map(([key, text]) => [key, together(text)])) : more),
    };
  } // several parts arrive in any order
}

/** French sets signs apart from their word, but a line must not begin with one. */
const together = (text) =>
  typeof text === 'string' ? text.replace(/ (?=[:;?!»%])/g, '\u00a0').replace(/« /g, '«\u00a0') : text;

export const hasText = (key) => key in texts;

/** The text with its parameters, as plain text. */
export const t = (key, params = {}) =>
  parts(
    key,
    (name) => (typeof params[name] === 'number' ? number(params[name]) : String(params[name] ?? '')),
    params,
  ).join('');

const PARAMETER = /(\{\w+(?::[^}]*)?\})/;

/**
 * The text in pieces: plain ones as they are, parameters as whatever the caller makes of them, `{points:point|points}`
 * as the word that fits the number.
 */
export function parts(key, piece, params = {}) {
  const text = texts[key] ?? key;
  return text
    .split(PARAMETER)
    .filter(Boolean)
    .map((part) => {
      if (!PARAMETER.test(part)) return part;
      const [name, words] = part.slice(1, -1).split(':');
      return words === undefined ? piece(name) : words.split('|')[isOne(params[name]) ? 0 : 1];
    });
}

/** Whether a number takes the singular: in French zero does too. */
const isOne = (many) => new Intl.PluralRules(current ?? undefined).select(Number(many)) === 'one';

const format = (options) => (instant) =>
  new Intl.DateTimeFormat(current ?? undefined, options).format(new Date(instant));

export const clockTime = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
export const dayTime = format({ dateStyle: 'medium', timeStyle: 'short' });
export const day = format({ dateStyle: 'medium' });
export const number = (value, options) => new Intl.NumberFormat(current ?? undefined, options).format(value);
/** A computed figure in the reader's number format; other texts stay as they are. */
export const figure = (text) =>
  /^-?\d+(\.\d+)?$/.test(text)
    ? number(text, { minimumFractionDigits: String(text).split('.')[1]?.length ?? 0 })
    : text;
export const gameName = (id) => (hasText(`game.${id}`) ? t(`game.${id}`) : id);

/** Why something was refused, in the words of the game if it has its own. */
export function refusalText({ code, params, message }, game) {
  if (code === undefined) return t('offline');
  const key = [`${game}.refusal.${code}`, `refusal.${code}`].find(hasText);
  return key ? t(key, params) : message;
}
