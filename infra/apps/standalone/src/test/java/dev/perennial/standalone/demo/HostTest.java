package dev.perennial.standalone.demo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.Json;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** When a host of the demo begins without waiting for more people. */
class HostTest {
    @Test
    void whoSitsAloneWithTheHostIsNotLeftWaiting() {
        assertThat(Host.isWaitedAt(table("OPEN", "\"ben\"", "\"guest\"", "null")))
                .isTrue();
        assertThat(Host.isWaitedAt(table("OPEN", "\"ben\"", "null", "\"guest\"")))
                .isTrue();
    }

    @Test
    void nobodyIsSeatedBeforeAGuestComes() {
        assertThat(Host.isWaitedAt(table("OPEN", "\"ben\"", "null", "null"))).isFalse();
    }

    @Test
    void aTableThatPlaysNeedsNobody() {
        assertThat(Host.isWaitedAt(table("OPEN", "\"ben\"", "\"guest\"", "\"bot-greedy-1\"")))
                .isFalse();
        assertThat(Host.isWaitedAt(table("PLAYING", "\"ben\"", "\"guest\"", "null")))
                .isFalse();
    }

    private static JsonNode table(String status, String... seats) {
        String players = String.join(
                ",", Stream.of(seats).map("{\"player\":%s}"::formatted).toList());
        return Json.mapper()
                .readTree(
                        "{\"table\":{\"status\":\"%s\",\"owner\":\"ben\",\"seats\":[%s]}}".formatted(status, players));
    }
}
