import { get, patch } from '../api.js';
import { choseLanguage, LANGUAGES, language, setLanguage } from '../messages.js';
import { session } from '../session.js';

/** Who has chosen no language in this browser reads in that of his account. */
export async function readAsElsewhere() {
  if (choseLanguage()) return;
  const { language: own } = await get('/auth/me').catch(() => ({}));
  if (own !== language() && LANGUAGES.includes(own)) await setLanguage(own);
}

/** What is chosen here is the language of the account too: his other browsers and his mails follow. */
export async function chooseLanguage(chosen) {
  await setLanguage(chosen);
  if (session() && !session().guest) await patch('/players/me', { language: chosen }).catch(() => {}); // here it counts all the same
}
