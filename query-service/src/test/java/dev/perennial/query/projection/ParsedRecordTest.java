package dev.perennial.query.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.json.Json;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the database would refuse, or change on the way, is no id. */
class ParsedRecordTest {
    private static final List<String> STRANGE = List.of("a\0b", "line\nbreak", "\ud800", "x".repeat(201), "\uFFFD");

    @Test
    void whatCannotBeStoredIsNotRead() {
        assertThatCode(() -> letter("x".repeat(200), "table.SeatTaken", "1")).doesNotThrowAnyException();
        for (String strange : STRANGE) {
            assertRefused(() -> letter(strange, "table.SeatTaken", "1"));
            assertRefused(() -> letter("t-1", strange, "1"));
            assertRefused(() -> letter("t-1", "table.SeatTaken", strange));
        }
    }

    @Test
    void aKeyIsShownAsFarAsItCanBeAndBecomesNoIdByThat() {
        assertThat(source("player-1/erased").shownKey()).isEqualTo("player-1/erased");
        assertThat(source("a\0b").shownKey()).isEqualTo("a\uFFFDb");
        for (String strange : STRANGE) {
            String shown = source(strange).shownKey();
            assertThat(shown).hasSizeLessThanOrEqualTo(201).doesNotContain("\0");
            assertRefused(() -> letter(shown, "table.SeatTaken", "1"));
        }
    }

    private static void assertRefused(Runnable reading) {
        assertThatThrownBy(reading::run).isInstanceOf(IllegalArgumentException.class);
    }

    private static RawRecord source(String key) {
        return new RawRecord(key, "t", 0, 0, new byte[0]);
    }

    private static ParsedRecord letter(String id, String type, String version) {
        var payload = Json.mapper().readTree("{}");
        return new ParsedRecord(source("k"), new Envelope("e", id, 0, 0, Instant.EPOCH, type, version, payload));
    }
}
