let texts = {};

/** Loads the texts of one language; everything else in the app names them by key. */
export async function loadMessages(language = 'en') {
  const response = await fetch(`/i18n/${language}.json`);
  texts = await response.json();
}

export const hasText = (key) => key in texts;

/** The text with its parameters, as plain text. */
export const t = (key, params = {}) => parts(key, (name) => String(params[name] ?? '')).join('');

/** The text in pieces: plain ones as they are, parameters as whatever the caller makes of them. */
export function parts(key, piece) {
  const text = texts[key] ?? key;
  return text.split(/(\{\w+\})/).filter(Boolean)
    .map((part) => (/^\{\w+\}$/.test(part) ? piece(part.slice(1, -1)) : part));
}

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export const clockTime = (instant) => clock.format(new Date(instant));
export const dayTime = (instant) => day.format(new Date(instant));

/** Players go by their id until profiles have names for them. */
export function playerName(id) {
  const bot = /^bot-(\w+)-(\d+)$/.exec(id);
  if (bot) return t('player.bot', { level: bot[1], number: bot[2] });
  return id.startsWith('dev-') ? id.slice(4) : id;
}
