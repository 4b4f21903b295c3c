package dev.perennial.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.client.Frame;
import dev.perennial.contract.json.Json;
import org.junit.jupiter.api.Test;

class EventLineTest {
    @Test
    void aCardDrawnUnseenIsStillACardDrawn() {
        assertThat(line("arboretum.CardDrawn.hidden", "{\"seat\":1,\"from\":\"deck\"}"))
                .isEqualTo("  - seat 1: card drawn (from deck)");
    }

    @Test
    void aSpecialCaseIsNamedAfterWhatHappened() {
        assertThat(line("s-evolution.JokerTaken.wasted", "{\"seat\":0}")).isEqualTo("  - seat 0: joker taken, wasted");
        assertThat(line("evergreen-concert.ConcertHeld.gala", "{}")).isEqualTo("  - concert held, gala");
    }

    private static String line(String key, String params) {
        var data = Json.mapper().createObjectNode();
        data.putObject("sentence").put("key", key).set("params", Json.mapper().readTree(params));
        return EventLine.line(new Frame(1, "table", data), seat -> "seat " + seat)
                .orElseThrow();
    }
}
