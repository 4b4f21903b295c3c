// A window in the background that may notify only by its service worker, as on phones.
window.told = [];
Object.defineProperty(document, 'hidden', { get: () => true });
window.Notification = class {
  static permission = 'granted';
  constructor() {
    throw new TypeError('Illegal constructor');
  }
};
ServiceWorkerRegistration.prototype.showNotification = async (title) => {
  window.told.push(title);
};
