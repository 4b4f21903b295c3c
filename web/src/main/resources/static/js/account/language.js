import { get, patch } from '../api.js';
import { choseLanguage, LANGUAGES, language, setLanguage } from '../messages.js';
import { session } from '../session.js';

/** Without a choice in this browser, the account's language applies. */
export async function readAsElsewhere() {
  if (choseLanguage()) return;
  const { language: own } = await get('/auth/me').catch(() => ({}));
  if (own !== language() && LANGUAGES.includes(own)) await setLanguage(own);
}

/** The choice is stored in the account too, so that other browsers and mails follow. */
export async function chooseLanguage(chosen) {
  await setLanguage(chosen);
  // here it counts anyway
  if (session() && !session().guest) await patch('/players/me', { language: chosen }).catch(() => {});
}
