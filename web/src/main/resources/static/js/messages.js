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

const names = new Map();
const bot = (id) => /^bot-(\w+)-(\d+)$/.exec(id);

/** Names come from the server beside the ids, as they are called today. */
export const learnNames = (more) => Object.entries(more ?? {}).forEach(([id, name]) => names.set(id, name));
export const knowsName = (id) => names.has(id) || bot(id) !== null;

/** Bots are called by their level; who erased his account has no name any more. */
export function playerName(id) {
  const [, level, number] = bot(id) ?? [];
  return level ? t('player.bot', { level, number }) : names.get(id) ?? t('player.nameless');
}
