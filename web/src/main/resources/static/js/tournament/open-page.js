import { unavailablePage } from '../error-page.js';

/** Answers the page once its tournament is read, or the page that says why it cannot be. */
export async function opened(main, page) {
  try {
    await page.live.open();
  } catch (failure) {
    page.close();
    return unavailablePage(main, failure, 'tournament.unknown', '/tournaments', 'nav.tournaments');
  }
  return page;
}
