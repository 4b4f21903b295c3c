import { asset } from './assets.js';

/** A new version of the app has a new address, so that the browser installs the worker and its offline page again. */
const address = () => {
  const version = asset('').split('/').at(-1);
  return version ? `/sw.js?version=${version}` : '/sw.js';
};

/** The worker that shows notifications and the offline page. @return null where the browser has none */
export async function serviceWorker() {
  try {
    await navigator.serviceWorker.register(address());
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}
