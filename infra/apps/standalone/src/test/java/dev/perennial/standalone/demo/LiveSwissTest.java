package dev.perennial.standalone.demo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.Json;
import dev.perennial.standalone.demo.LiveSwiss.Latest;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What is to be watched next. */
class LiveSwissTest {
    private static final String FIRST = row("a", "Sunday Swiss", "FINISHED");

    @Test
    void theFirstHasNothingBeforeIt() {
        assertThat(Latest.among(rows(row("x", "Olga's Swiss", "RUNNING"), row("y", "Sunday Swiss of mine", "RUNNING"))))
                .isEmpty();
        assertThat(LiveSwiss.name(1)).isEqualTo("Sunday Swiss");
        assertThat(LiveSwiss.game(1)).isEqualTo("arboretum");
    }

    @Test
    void whatIsPlayedIsFoundAgain() {
        assertThat(Latest.among(rows(row("b", "Sunday Swiss 2", "RUNNING"), FIRST)))
                .contains(new Latest(2, "b", false));
    }

    @Test
    void theHighestNumberIsTheLatest() {
        assertThat(Latest.among(
                        rows(FIRST, row("k", "Sunday Swiss 11", "CANCELLED"), row("i", "Sunday Swiss 9", "FINISHED"))))
                .contains(new Latest(11, "k", true));
    }

    @Test
    void theGamesComeInTurn() {
        assertThat(LiveSwiss.name(5)).isEqualTo("Sunday Swiss 5");
        assertThat(LiveSwiss.game(4)).isEqualTo("evergreen-concert");
        assertThat(LiveSwiss.game(5)).isEqualTo(LiveSwiss.game(1));
    }

    private static String row(String id, String name, String status) {
        return "{\"id\":\"%s\",\"name\":\"%s\",\"status\":\"%s\"}".formatted(id, name, status);
    }

    private static JsonNode rows(String... rows) {
        return Json.mapper().readTree("[" + String.join(",", rows) + "]");
    }
}
