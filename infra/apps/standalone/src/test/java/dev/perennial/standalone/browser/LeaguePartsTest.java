package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Parts of a league's page by themselves. */
class LeaguePartsTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    @Test
    void theLogTellsWhoWentUpAndWhy() {
        assertThat(PAGE.evaluate("""
                async () => {
                  const { html, render } = await import('lit-html');
                  const { leagueLog, moves } = await import('/js/league/log.js');
                  await (await import('/js/messages.js')).loadMessages('tournament');
                  (await import('/js/names.js')).learnNames({ bob: 'Bob', sven: 'Sven' });
                  const event = { type: 'SeasonClosed', season: 1, moves: [{ player: 'bob', from: 'B', to: 'A' }] };
                  const log = { entries: [{ time: '2026-03-01T10:00:00Z', type: 'league.SeasonClosed', by: 'sven', why: 'the year is over', event }] };
                  const page = { log, season: 1, list: [], league: { seasons: [{ season: 1, name: '2026' }] } };
                  render(html`${leagueLog(page)}${moves(page)}`, document.body);
                  return [...document.querySelectorAll('td')].slice(1).map((each) => each.textContent).concat(document.querySelector('[data-key=moves]').textContent).join(' | ');
                }"""))
                .isEqualTo("Sven | season closed | 2026 · Bob: B → A | the year is over | Bob: B → A");
    }

    @Test
    void nobodyIsSentAwayWithoutAReason() {
        assertThat(PAGE.evaluate("""
                async () => {
                  const { reasonFor } = await import('/js/dialog.js');
                  const find = (selector) => document.querySelector(selector);
                  const first = reasonFor('Sure?', 'Yes');
                  find('dialog [value=yes]').click();
                  const open = find('dialog').open;
                  find('dialog [value=no]').click();
                  const refused = await first;
                  const second = reasonFor('Sure?', 'Yes');
                  find('dialog [name=why]').value = 'he asked';
                  find('dialog [value=yes]').click();
                  return [open, refused, await second, find('dialog')].join();
                }""")).isEqualTo("true,,he asked,");
    }
}
