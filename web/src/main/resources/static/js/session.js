const KEY = 'perennial.session';
const BEFORE_END = 90_000;
const LOOK = 20_000;

/** Who we signed in as: {player, displayName, guest, roles, until}. The tokens are in cookies that no script can read. */
export function session() {
  try {
    return JSON.parse(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

export const signedInAs = () => session()?.player ?? null;

/** Remembers the answer of a sign-in; one of development has no end and is not refreshed. */
export function remember({ player, displayName, guest, roles, expiresIn }) {
  const until = expiresIn ? Date.now() + expiresIn * 1000 : null;
  localStorage.setItem(KEY, JSON.stringify({ player, displayName: displayName ?? player, guest: guest ?? false, roles: roles ?? [], until }));
}

/** Somebody came in: every part of the page hears of it. */
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

export const forget = () => localStorage.removeItem(KEY);

/** Sees to it that the token is good, now and as long as the page is open. All pages share what one has got. */
export async function keepSession() {
  await refreshIfDue();
  setInterval(refreshIfDue, LOOK);
}

async function refreshIfDue() {
  const known = session();
  if (!known?.until || known.until - Date.now() > BEFORE_END) return;
  try {
    const response = await fetch('/api/v1/auth/refresh', { method: 'POST' });
    if (response.ok) remember(await response.json());
    else if (response.status === 401 || response.status === 403) forget();
  } catch {
    // no connection; the next look tries again
  }
}
