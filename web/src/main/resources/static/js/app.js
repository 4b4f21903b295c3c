import { drawFrame } from './page-header.js';
import { loadMessages } from './messages.js';
import { keepLooking, myGames } from './my-games.js';
import { followLinks, redrawPage, route } from './router.js';
import { serviceWorker } from './service-worker.js';
import { keepSession } from './session.js';
import { apply } from './theme.js';

const AGAIN = 2_000;

async function start() {
  apply();
  await Promise.all([firstTexts(), keepSession()]);
  drawFrame();
  for (const change of ['language', 'session']) {
    window.addEventListener(`perennial:${change}`, () => {
      drawFrame();
      redrawPage();
    });
  }
  window.addEventListener('perennial:page', drawFrame);
  followLinks();
  keepLooking(drawFrame); // before the page: what waits for me has its place when it is drawn
  await route();
  await serviceWorker(); // last: it is for the next visit
}

/** Without a word nothing can be said, not even that there is no connection: until they are here we go on asking. */
async function firstTexts() {
  for (;;) {
    try {
      return await loadMessages(...myGames().map((each) => each.game)); // the frame calls them by their names
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

start();
