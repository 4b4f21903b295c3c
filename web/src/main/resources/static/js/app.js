import { drawFrame } from './frame.js';
import { loadMessages } from './messages.js';
import { keepLooking } from './ready.js';
import { followLinks, redrawPage, route } from './router.js';
import { keepSession } from './session.js';
import { apply } from './theme.js';

async function start() {
  apply();
  await Promise.all([loadMessages(), keepSession()]);
  drawFrame();
  for (const change of ['language', 'session']) window.addEventListener(`perennial:${change}`, () => { drawFrame(); redrawPage(); });
  window.addEventListener('perennial:page', drawFrame);
  followLinks();
  await route();
  keepLooking(drawFrame);
}

start();
