import { t } from '../messages.js';

/** Whether this browser may tell of a turn while the page is in the background. */
export const mayAsk = () => 'Notification' in window && isSecureContext && Notification.permission === 'default';

export const ask = () => Notification.requestPermission();

/** Says "your turn" once per turn, only to who looks elsewhere. */
export function yourTurn(game, table) {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(t('notify.turn'), { body: game, tag: table, icon: '/icon.svg' });
  note.addEventListener('click', () => { window.focus(); note.close(); });
}
