import { drawFrame } from './frame.js';
import { loadMessages } from './messages.js';
import { followLinks, redrawPage, route } from './router.js';
import { keepSession } from './session.js';

async function start() {
  await Promise.all([loadMessages(), keepSession()]);
  drawFrame();
  window.addEventListener('perennial:language', () => { drawFrame(); redrawPage(); });
  followLinks();
  await route();
}

start();
