import { loadMessages, speak, t } from './messages.js';
import { parametersOf } from './embed/parameters.js';

const PAGES = [
  [/^\/embed\/tables\/([\w-]+)$/, () => import('./embed/board.js')],
  [/^\/overlay\/tables\/([\w-]+)$/, () => import('./embed/overlay.js')],
];

/** Pages for other sites and for streaming programs: no header, no account, no storage. */
async function start() {
  const place = document.getElementById('main');
  const parameters = parametersOf(location.search);
  speak(parameters.language);
  const [pattern, load] = PAGES.find(([each]) => each.test(location.pathname));
  const [page] = await Promise.all([load(), loadMessages('broadcast')]);
  try {
    await page.open(place, pattern.exec(location.pathname)[1], parameters);
  } catch {
    place.textContent = t('embed.unavailable');
  }
}

start();
