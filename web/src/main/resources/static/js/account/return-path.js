const KEY = 'perennial.back';
const NO_PAGES = /^\/(account|recover|api)\b/;

/** To the account, and after signing in back to what is shown here. */
export const accountAndBack = () =>
  NO_PAGES.test(location.pathname)
    ? '/account'
    : `/account?back=${encodeURIComponent(location.pathname + location.search + location.hash)}`;

/** The page the user came from. Only a page of this app: a link to the account must not lead elsewhere. */
export function returnPath() {
  const asked = new URLSearchParams(location.search);
  const wanted =
    asked.get('back') ?? (asked.has('signed-in') || asked.has('failed') ? sessionStorage.getItem(KEY) : null) ?? '/';
  if (!URL.canParse(wanted, location.origin)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, location.origin);
  return origin === location.origin && !pathname.startsWith('//') && !NO_PAGES.test(pathname)
    ? pathname + search + hash
    : '/';
}

/** Called before signing in at another site, which returns only to the account page. */
export const rememberReturnPath = () => sessionStorage.setItem(KEY, returnPath());
