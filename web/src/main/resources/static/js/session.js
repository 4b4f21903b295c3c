const KEY = 'perennial.session';
const BEFORE_END = 90_000;
const LOOK = 20_000;

/**
 * The signed-in player: {player, displayName, guest, roles, until}. The tokens are in cookies that no script can read.
 */
export function session() {
  try {
    return JSON.parse(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

export const signedInAs = () => session()?.player ?? null;

/** Whether it makes sense to offer what only admins may do. */
export const isAdmin = () => session()?.roles?.includes('admin') ?? false;

/** Remembers the answer of a sign-in; one of development has no end and is not refreshed. */
export function remember({ player, displayName, guest, roles, expiresIn }) {
  const until = expiresIn ? Date.now() + expiresIn * 1000 : null;
  localStorage.setItem(
    KEY,
    JSON.stringify({ player, displayName: displayName ?? player, guest: guest ?? false, roles: roles ?? [], until }),
  );
}

/** A player signed in: every part of the page is notified. */
export function enter(answer) {
  remember(answer);
  window.dispatchEvent(new Event('perennial:session'));
}

/** I am called otherwise now; how long I am signed in stays. */
export function rename(displayName) {
  localStorage.setItem(KEY, JSON.stringify({ ...session(), displayName }));
  window.dispatchEvent(new Event('perennial:session'));
}

export function leave() {
  forget();
  window.dispatchEvent(new Event('perennial:session'));
}

const forget = () => localStorage.removeItem(KEY);

/** Keeps the token valid while the page is open. All pages share it. */
export async function keepSession() {
  await goodToken();
  setInterval(goodToken, LOOK);
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    // a sign-in or sign-out in another page of this browser
    if (key === KEY && JSON.parse(oldValue)?.player !== JSON.parse(newValue)?.player) {
      window.dispatchEvent(new Event('perennial:session'));
    }
  });
}

let refreshing = null;

/** To be waited for before anything is opened that asks only once who we are. */
export const goodToken = () => {
  const known = session();
  return known?.until && known.until - Date.now() <= BEFORE_END ? renew() : Promise.resolve();
};

/** A new token for the old one; if there is none to be had, we are signed out. */
export function renew() {
  refreshing ??= refresh().finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function refresh() {
  const late = (session()?.until ?? 0) <= Date.now(); // after a sleep: requests since then were anonymous
  try {
    const response = await fetch('/api/v1/auth/refresh', { method: 'POST' });
    if (response.ok && late) enter(await response.json());
    else if (response.ok) remember(await response.json());
    else if (response.status === 401 || response.status === 403) leave();
  } catch {
    // no connection; the next look tries again
  }
}
