package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.Json;
import dev.perennial.contract.tournament.TournamentRules;
import dev.perennial.tournament.life.RulesCheck;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The form of the rules: what stands in it is what is sent, and nothing else. */
class RulesFormTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    /** Rules of which nothing is as usual, and in which much is that no field shows. */
    enum Odd {
        TWO("s-evolution", 2, """
                {"league": "spring", "options": {}, "clock": {"type": "Live", "perMoveSeconds": 7000, "bankSeconds": 100, "incrementSeconds": 900},
                 "system": "SWISS", "seeding": "BY_HAND", "acceleration": "NONE", "firstColour": "BLACK", "tables": {"smallest": 2, "largest": 2, "priority": null},
                 "scoring": {"points": {"2": [30, 5], "3": [9, 8, 7]}, "draw": 10, "bye": 15, "tieBreaks": [], "edition": "FIDE_2024"},
                 "admission": {"opens": "2031-01-10T18:30:15Z", "closes": "2031-06-10T18:30:15Z", "minRating": 0, "maxRating": 2100, "invited": ["ann", "bot-greedy-1"], "maxPlayers": 1200,
                   "checkIn": true, "lateUntilRound": 2, "lateBye": "HALF"},
                 "timing": {"timeZone": "Pacific/Auckland", "byHand": true, "schedule": "FIXED",
                   "roundTimes": ["2031-06-20T18:00:20Z", "2031-06-27T18:00:00Z", "2031-12-01T18:00:00Z", "2031-12-08T18:00:00Z"], "startsAt": null, "forfeitMinutes": 900, "withdrawMinutes": 20000},
                 "playoff": {"size": 4, "kind": "SINGLE_ELIMINATION"}, "forbidden": [["ann", "bob"], ["bot-greedy-1", "cy"]], "prizes": "A cup\\nand a book"}"""),
        FOUR("evergreen-planet", 4, """
                {"league": null, "options": {}, "clock": {"type": "Correspondence", "days": 0, "hours": 36, "weekends": false, "zone": "Asia/Tokyo"},
                 "system": "SWISS", "seeding": "RATING", "acceleration": "NONE", "firstColour": "LOT", "tables": {"smallest": 4, "largest": 4, "priority": null},
                 "scoring": {"points": {"2": [30, 5], "4": [40, 30, 20, 5]}, "draw": 7, "bye": 25, "tieBreaks": ["GPS", "OAS/F20"], "edition": "FIDE_2024"},
                 "admission": {"opens": null, "closes": null, "minRating": null, "maxRating": null, "invited": [], "maxPlayers": null, "checkIn": false, "lateUntilRound": 0, "lateBye": "ZERO"},
                 "timing": {"timeZone": "America/New_York", "byHand": false, "schedule": "WEEKLY", "roundTimes": ["2031-12-01T18:00:00Z"], "startsAt": "2031-06-20T18:00:00Z",
                   "forfeitMinutes": null, "withdrawMinutes": null},
                 "playoff": {"size": 4, "kind": "FINAL_TABLE"}, "forbidden": [], "prizes": ""}"""),
        ROBIN("evergreen-concert", 2, """
                {"league": null, "options": {}, "clock": {"type": "Hourglass", "seconds": 90},
                 "system": "ROUND_ROBIN", "seeding": "RATING", "acceleration": "NONE", "firstColour": "LOT", "tables": {"smallest": 2, "largest": 2, "priority": null},
                 "scoring": {"points": {"2": [10, 0]}, "draw": 5, "bye": 10, "tieBreaks": ["DE"], "edition": "FIDE_2026"},
                 "admission": {"opens": null, "closes": null, "minRating": null, "maxRating": null, "invited": [], "maxPlayers": null, "checkIn": false, "lateUntilRound": 0, "lateBye": "ZERO"},
                 "timing": {"timeZone": "Asia/Tokyo", "byHand": false, "schedule": "IMMEDIATE", "roundTimes": ["2031-12-01T18:00:00Z"], "startsAt": null, "forfeitMinutes": null, "withdrawMinutes": null},
                 "playoff": {"size": 0, "kind": "SINGLE_ELIMINATION"}, "forbidden": [], "prizes": ""}""");

        private final String game;
        private final int seats;
        private final String text;

        Odd(String game, int seats, String text) {
            this.game = game;
            this.seats = seats;
            this.text = text;
        }

        /** As the server tells them, who would take them. */
        ObjectNode rules() {
            var rules = Json.mapper().readValue(text, TournamentRules.class);
            RulesCheck.check(game, seats, 2, rules);
            return Json.mapper().valueToTree(rules).asObject();
        }
    }

    /** Fills in the form. @return the rules as they are sent, or the code of a refusal */
    private static JsonNode sent(JsonNode before, int seats, String act) {
        return Json.mapper().readTree((String) PAGE.evaluate("""
                async ([text, seats]) => {
                  const { html, render } = await import('lit-html');
                  const { values } = await import('/js/form.js');
                  const { learnNames } = await import('/js/names.js');
                  const { rulesFields, rulesOf } = await import('/js/tournament/rules-form.js');
                  await (await import('/js/messages.js')).loadMessages('tournament');
                  learnNames({ ann: 'Ann, the first', bob: 'Bob', cy: 'Bob' });
                  const before = JSON.parse(text);
                  const plan = { schedule: before.timing?.schedule ?? 'IMMEDIATE', rounds: 2, seats, set(changes) { Object.assign(plan, changes); draw(); } };
                  const draw = () => render(html`<form>${rulesFields(before, plan)}</form>`, document.body);
                  draw();
                  const form = document.querySelector('form');
                  const fill = (name, value) => {
                    form.elements[name].value = value;
                    form.elements[name].dispatchEvent(new Event('change'));
                  };
                  %s
                  if (!form.checkValidity()) return JSON.stringify([...form.querySelectorAll(':invalid')].map((each) => each.name));
                  try {
                    return JSON.stringify(await rulesOf(values(form), { before }));
                  } catch ({ code, message }) {
                    return JSON.stringify(code ?? message);
                  }
                }""".formatted(act), before.toString(), seats));
    }

    @ParameterizedTest
    @EnumSource
    void aSaveThatChangesNothingChangesNothing(Odd odd) {
        assertThat(sent(odd.rules(), odd.seats, "")).isEqualTo(odd.rules());
    }

    @ParameterizedTest
    @EnumSource
    void aSaveThatChangesOneThingChangesNothingElse(Odd odd) {
        assertThat(sent(odd.rules(), odd.seats, "fill('prizes', 'Honey');"))
                .isEqualTo(odd.rules().put("prizes", "Honey"));
    }

    @ParameterizedTest
    @CsvSource({
        "win, 3.5, points, '{\"2\": [35, 5], \"3\": [9, 8, 7]}'",
        "draw, 1.5, draw, 15",
        "bye, 0, bye, 0",
        "edition, FIDE_2026, edition, '\"FIDE_2026\"'"
    })
    void whatAResultIsWorthAtATableOfTwoIsChosen(String field, String value, String name, String expected) {
        var rules = Odd.TWO.rules();
        ((ObjectNode) rules.get("scoring")).set(name, Json.mapper().readTree(expected));
        assertThat(sent(Odd.TWO.rules(), 2, "fill('%s', '%s');".formatted(field, value)))
                .isEqualTo(rules);
    }

    @Test
    void threePointsForAWinAndOneForADrawCanBeMade() {
        assertThat(sent(Json.mapper().createObjectNode(), 2, "fill('win', '3'); fill('draw', '1'); fill('bye', '');")
                        .get("scoring"))
                .isEqualTo(Json.mapper()
                        .readTree("{\"points\": {\"2\": [30, 0]}, \"draw\": 10, \"edition\": \"FIDE_2026\"}"));
    }

    @Test
    void theSizesOfLargerTablesAreChosenAndEmptyOnesAreUsual() {
        String sizes = "fill('smallestTable', '3'); fill('largestTable', '');";
        assertThat(sent(Odd.FOUR.rules(), 4, sizes).get("tables"))
                .isEqualTo(Json.mapper().readTree("{\"smallest\": 3, \"priority\": null}"));
        assertThat(sent(Odd.FOUR.rules(), 4, "fill('smallestTable', '5');").toString())
                .isEqualTo("[\"smallestTable\"]");
    }

    @Test
    void theZoneOfAWeeklyRoundIsChosenAndElseThatOfWhoCreatesIt() {
        assertThat(sent(Odd.FOUR.rules(), 4, "fill('timeZone', 'Asia/Tokyo');")
                        .at("/timing/timeZone")
                        .asString())
                .isEqualTo("Asia/Tokyo");
        assertThat(sent(Json.mapper().createObjectNode(), 2, "")
                        .at("/timing/timeZone")
                        .asString())
                .isEqualTo(Look.ZONE);
    }

    @ParameterizedTest
    @CsvSource({"8, SINGLE_ELIMINATION, 3", "4, SINGLE_ELIMINATION, 2", "3, FINAL_TABLE, 1", "0, FINAL_TABLE, 0"})
    void aPlayoffHasHoursOfItsOwn(int size, String kind, int rounds) {
        String act = """
                fill('topCut', '%d');
                fill('playoff', '%s');
                return JSON.stringify([...form.querySelectorAll('[name^=roundTime]')].map((each) => each.required));
                """.formatted(size, kind);
        var hours = Stream.concat(
                        Stream.of(true, true), Stream.generate(() -> false).limit(rounds))
                .toList();
        assertThat(sent(Odd.TWO.rules(), 2, act)).isEqualTo(Json.mapper().valueToTree(hours));
    }

    @Test
    void hoursOfAPlayoffMayEndEarlyButLeaveNoGap() {
        assertThat(sent(Odd.TWO.rules(), 2, "fill('roundTime-4', '');").at("/timing/roundTimes"))
                .hasSize(3);
        assertThat(sent(Odd.TWO.rules(), 2, "fill('roundTime-3', '');").asString())
                .isEqualTo("BAD_SCHEDULE");
    }

    @Test
    void whoStoodInAListStaysWhoHeIsWhenAnotherIsAdded() {
        String act = """
                window.fetch = async () => new Response(JSON.stringify({ players: [{ id: 'dee', displayName: 'Dee' }] }));
                fill('forbidden', `Bob, Dee\\n${form.elements.forbidden.value.split('\\n')[1]}`);
                """;
        assertThat(sent(Odd.TWO.rules(), 2, act).get("forbidden"))
                .isEqualTo(Json.mapper().valueToTree(List.of(List.of("cy", "dee"), List.of("bot-greedy-1", "cy"))));
    }
}
