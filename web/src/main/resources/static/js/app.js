import { drawFrame } from './frame.js';
import { loadMessages } from './messages.js';
import { keepLooking } from './ready.js';
import { followLinks, redrawPage, route } from './router.js';
import { keepSession } from './session.js';
import { apply } from './theme.js';

const AGAIN = 2_000;

async function start() {
  apply();
  await Promise.all([firstTexts(), keepSession()]);
  drawFrame();
  for (const change of ['language', 'session']) window.addEventListener(`perennial:${change}`, () => { drawFrame(); redrawPage(); });
  window.addEventListener('perennial:page', drawFrame);
  followLinks();
  await route();
  keepLooking(drawFrame);
}

/** Without a word nothing can be said, not even that there is no connection: until they are here we go on asking. */
async function firstTexts() {
  for (;;) {
    try {
      return await loadMessages();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

start();
