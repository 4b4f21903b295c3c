/** Whether this browser may still be asked to tell of things while the page is in the background. */
export const mayAsk = () => 'Notification' in window && isSecureContext && Notification.permission === 'default';

export const ask = () => Notification.requestPermission();

/** Tells who looks elsewhere; of the same thing (by its tag) only once. */
export function tell(title, body, tag, open = () => {}) {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(title, { body, tag, icon: '/icon.svg' });
  note.addEventListener('click', () => { window.focus(); note.close(); open(); });
}
