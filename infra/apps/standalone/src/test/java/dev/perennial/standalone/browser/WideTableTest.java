package dev.perennial.standalone.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What is wider than a phone. */
class WideTableTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.PHONE);

    @Test
    void whatIsBesideTheScreenHasANameAndIsReachedByKeyboard() {
        Object _ = PAGE.evaluate("""
                async () => {
                  const { html, render } = await import('lit-html');
                  const { loadStyle } = await import('/js/lit.js');
                  const { standings } = await import('/js/tournament/standings.js');
                  await Promise.all([(await import('/js/messages.js')).loadMessages('tournament'), ...['base', 'controls', 'tournament'].map((each) => loadStyle(`/css/${each}.css`))]);
                  const columns = ['BH/C1', 'BH', 'SB', 'DE', 'WIN', 'KS', 'ARO'].map((code) => ({ code }));
                  const rows = ['ann', 'bob', 'cy', 'dee'].map((player, i) => ({ player, rank: i + 1, points: '12.5', tieBreaks: columns.map(() => '123.5') }));
                  const live = { id: 'cup', overview: { tableSize: 2 }, standings: { round: 3, columns, rows } };
                  render(standings(live, { button: () => 'figures', row: () => '' }), document.body);
                }""");
        Locator table = PAGE.page().getByRole(AriaRole.REGION, new GetByRoleOptions().setName("Stand"));
        table.focus();
        PAGE.page().keyboard().press("ArrowRight");
        PAGE.page().waitForFunction("() => document.querySelector('.scroll').scrollLeft > 0");
    }

    @Test
    void whichLadderIsShownIsInSight() {
        Object _ = PAGE.evaluate("""
                async () => {
                  const real = window.fetch;
                  const empty = { games: ['arboretum', 'evergreen-concert', 's-evolution', 'evergreen-planet'].map((id) => ({ id, minSeats: 2, maxSeats: 4 })), rows: [], names: {}, counts: [], corrections: [] };
                  window.fetch = (path, more) => (path.startsWith('/api/v1') ? Promise.resolve(new Response(JSON.stringify(empty))) : real(path, more));
                  const { loadStyle } = await import('/js/lit.js');
                  await Promise.all([(await import('/js/messages.js')).loadMessages(), ...['base', 'controls'].map((each) => loadStyle(`/css/${each}.css`))]);
                  (await (await import('/js/pages/ladder.js')).open(document.body, ['evergreen-planet'])).close();
                }""");
        PAGE.page().waitForFunction("""
                () => {
                  const { left, right } = document.querySelector('.tabs [aria-current]').getBoundingClientRect();
                  return left >= 0 && right <= innerWidth;
                }""");
    }
}
