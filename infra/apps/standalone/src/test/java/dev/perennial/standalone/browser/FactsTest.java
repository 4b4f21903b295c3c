package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What the page of a tournament tells those who play in it. */
class FactsTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    private static final String OVERVIEW = """
            const { html, render } = await import('lit-html');
            await (await import('/js/messages.js')).loadMessages('tournament');
            const rules = { system: 'SWISS', clock: null, prizes: '', tables: { smallest: 2, largest: 2, priority: null }, playoff: { size: 0 }, forbidden: [],
              scoring: { points: { 2: [30, 0], 3: [50, 30, 10], 4: [50, 30, 20, 0] }, draw: 10, bye: 15, tieBreaks: ['BH'], edition: 'FIDE_2024' },
              admission: { opens: null, closes: null, minRating: null, maxRating: null, invited: [], maxPlayers: null, checkIn: false, lateUntilRound: 0, lateBye: 'ZERO' },
              timing: { timeZone: 'Asia/Tokyo', schedule: 'IMMEDIATE', roundTimes: [], startsAt: null, forfeitMinutes: null, withdrawMinutes: null } };
            const overview = { id: 'cup', name: 'Cup', tableSize: 2, round: 1, rounds: 3, status: 'RUNNING', rules, entries: [{ player: 'ann', status: 'ACTIVE', number: 1, rating: 1500, byes: [] }] };
            """;

    /** The facts of a tournament, as they are read. */
    private static Stream<String> facts(String change) {
        var told = (List<?>) PAGE.evaluate("async () => {" + OVERVIEW + change + """
                const { facts } = await import('/js/tournament/facts.js');
                render(facts(overview), document.body);
                return [...document.querySelectorAll('dt')].map((each) => `${each.textContent}: ${[...each.nextElementSibling.querySelectorAll('li')].map((line) => line.textContent).join(' | ') || each.nextElementSibling.textContent}`);
                }""");
        return told.stream().map(Object::toString);
    }

    @Test
    void whatBindsPlayersAtTablesOfTwoIsTold() {
        assertThat(facts("""
                Object.assign(rules.admission, { minRating: 0, maxRating: 2100, checkIn: true, lateUntilRound: 2, lateBye: 'HALF' });
                Object.assign(rules.timing, { forfeitMinutes: 10, withdrawMinutes: 30 });
                """))
                .containsExactly(
                        "System: Swiss",
                        "Rounds: one after the other",
                        "Rating: at least 0, at most 2,100",
                        "Check-in: needed before the start",
                        "Late entry: until round 2; missed rounds count: half-point bye",
                        "Who does not come: forfeits the game after 10 minutes | is out of the tournament after 30"
                                + " minutes",
                        "Players at a table: 2",
                        "Points: win 3, draw 1, loss 0 | bye 1.5",
                        "Tie-breaks: BH",
                        "Rounds not played: FIDE rules of 2024");
    }

    @Test
    void whatBindsPlayersAtLargerTablesIsTold() {
        assertThat(facts("""
                Object.assign(overview, { tableSize: 4 });
                Object.assign(rules.tables, { smallest: 3, largest: 4 });
                Object.assign(rules.timing, { schedule: 'WEEKLY', roundTimes: ['2031-10-01T17:00:00Z'], forfeitMinutes: 10 });
                """))
                .contains(
                        "Time zone: Asia/Tokyo",
                        "Late entry: none after the start",
                        "Who does not come: loses the seat after 10 minutes",
                        "Players at a table: 3 to 4",
                        "Tables: equal points at one table",
                        "Points: at a table of 3: 5 – 3 – 1 | at a table of 4: 5 – 3 – 2 – 0 | bye 1.5")
                .noneMatch(each -> each.startsWith("Rating") || each.startsWith("Check-in"));
    }
}
