import { go } from './router.js';
import { serviceWorker } from './service-worker.js';

/** Whether this browser can still ask for permission to notify in the background. */
export const mayAsk = () => 'Notification' in window && isSecureContext && Notification.permission === 'default';

export const mayTell = () => 'Notification' in window && Notification.permission === 'granted';

export async function ask() {
  if ((await Notification.requestPermission()) === 'granted') await serviceWorker();
}

/** Notifies a user in the background of something at an address, which a click opens. Answers whether it was shown. */
export async function tell(title, body, path) {
  if (!document.hidden || !mayTell()) return false;
  const note = { body, tag: path, icon: '/img/icon-192.png', data: { path } };
  try {
    const shows = await serviceWorker(); // phones show notifications only through it
    if (shows) await shows.showNotification(title, note);
    else showHere(title, note);
    return true;
  } catch {
    return false; // the next look tries again
  }
}

function showHere(title, note) {
  const shown = new Notification(title, note);
  shown.addEventListener('click', () => {
    window.focus();
    shown.close();
    if (location.pathname !== note.data.path) go(note.data.path);
  });
}
