package dev.perennial.command.rim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.auth.Visitor;
import java.time.Duration;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.springframework.boot.health.actuate.endpoint.HealthEndpointGroups;
import org.springframework.jdbc.core.JdbcTemplate;

/** What operators look at. */
class MeasuredIT {
    private static final CommandNode node = CommandNode.shared();

    @Test
    void commandsStoreRelayAndDeadlinesAreMeasured() {
        var ann = Visitor.signUp(node);
        String table = ann.openTable().body().get("table").asString();
        String seats = "/tables/" + table + "/seats";
        assertThat(ann.post(seats, "{}").status()).isEqualTo(200);
        assertThat(ann.code("POST", seats, "{}")).isEqualTo("ALREADY_SEATED");
        Awaitility.await()
                .atMost(Duration.ofSeconds(20))
                .untilAsserted(() -> assertThat(
                                node.get("/actuator/prometheus", null).raw().body())
                        .containsPattern(
                                "perennial_commands_seconds_count\\{.*\"table\".*\"TakeSeat\".*\"accepted\".*} [1-9]")
                        .containsPattern("perennial_commands_seconds_count\\{.*\"TakeSeat\".*\"refused\".*} [1-9]")
                        .containsPattern("perennial_eventstore_append_seconds_count(\\{.*})? [1-9]")
                        .containsPattern("perennial_relay_lag_seconds_count(\\{.*})? [1-9]")
                        .containsPattern("perennial_relay_behind(\\{.*})? 0")
                        .containsPattern("perennial_relay_missing(\\{.*})? 0")
                        .contains("perennial_deadline_lateness_seconds"));
    }

    @Test
    void everybodyIsToldWhetherAllThatIsStoredWasSent() {
        var told = node.get("/api/v1/relay/tables");
        assertThat(told.status()).isEqualTo(200);
        assertThat(told.body().get("healthy").asBoolean()).isTrue();
        assertThat(told.body().get("missing").asLong()).isZero();
    }

    @Test
    void aNodeIsReadyOnlyWithItsDatabase() {
        assertThat(node.get("/actuator/health/readiness", null).status()).isEqualTo(200);
        var readiness = node.bean(HealthEndpointGroups.class).get("readiness");
        assertThat(readiness.isMember("db")).isTrue();
        assertThat(readiness.isMember("readinessState")).isTrue();
    }

    @Test
    void aRequestKeepsTheIdItCameWith() {
        var answer = node.post("/api/v1/auth/sign-in", null, "{}", "X-Correlation-Id", "my-own.1");
        assertThat(answer.raw().headers().firstValue("X-Correlation-Id")).contains("my-own.1");
        var spoilt = node.post("/api/v1/auth/sign-in", null, "{}", "X-Correlation-Id", "not good: \"");
        assertThat(spoilt.raw().headers().firstValue("X-Correlation-Id"))
                .hasValueSatisfying(id -> assertThat(id).matches("[0-9a-f-]{36}"));
    }

    @Test
    void eventsAreStoredWithTheIdOfTheirRequest() {
        var opened = node.post(
                "/api/v1/tables",
                node.signIn("ann"),
                "{\"game\":\"arboretum\",\"seats\":2}",
                "X-Correlation-Id",
                "my-own.2");
        assertThat(node.bean(JdbcTemplate.class)
                        .queryForList(
                                "select distinct meta_data ->> 'correlation' from domain_event_entry"
                                        + " where aggregate_identifier = ?",
                                String.class,
                                opened.body().get("table").asString()))
                .containsExactly("my-own.2");
    }
}
