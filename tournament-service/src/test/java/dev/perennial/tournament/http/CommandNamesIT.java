package dev.perennial.tournament.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** Operators find each command under its own name and its aggregate in metrics and logs. */
class CommandNamesIT {
    private static final TournamentNode node = TournamentNode.shared();
    private static final String ORGANISER = node.keys().token("lena", "player");

    private final ListAppender<ILoggingEvent> logged = new ListAppender<>();
    private final Logger log = (Logger) LoggerFactory.getLogger("dev.perennial");
    private final Level before = log.getLevel();

    @BeforeEach
    void readTheLog() {
        logged.start();
        log.addAppender(logged);
        log.setLevel(Level.INFO);
    }

    @AfterEach
    void stopReading() {
        log.detachAppender(logged);
        log.setLevel(before);
    }

    @Test
    void tournamentAndLeagueCommandsAreCountedAndLoggedUnderTheirNames() {
        var league = new TestLeague(node, ORGANISER);
        league.start();
        String tournament = "/api/v1/tournaments/" + league.tournament;
        assertThat(league.send("GET", tournament + "/pairing-preview", ORGANISER, null)
                        .status())
                .isEqualTo(200);
        String stranger = node.keys().token("stella", "player");
        assertThat(league.send("POST", tournament + "/rounds", stranger, "{\"round\":1}")
                        .code())
                .isEqualTo("NOT_ORGANISER");
        league.pair();
        stopReading();
        assertLogged("CreateTournament accepted", "tournament", league.tournament);
        assertLogged("RegisterPlayer accepted", "tournament", league.tournament);
        assertLogged("PairRound refused", "tournament", league.tournament);
        assertLogged("PairRound accepted", "tournament", league.tournament);
        assertLogged("CreateLeague accepted", "league", league.league);
        assertLogged("AddOrganiser accepted", "league", league.league);
        assertThat(logged.list)
                .as("a preview is no command")
                .noneMatch(line -> line.getFormattedMessage().contains("Preview"));
        assertThat(count("tournament", "PairRound", "accepted")).isPositive();
        assertThat(count("tournament", "PairRound", "refused")).isPositive();
        assertThat(count("league", "AddOrganiser", "accepted")).isPositive();
    }

    private void assertLogged(String message, String key, String id) {
        assertThat(logged.list)
                .filteredOn(line -> line.getFormattedMessage().equals(message))
                .isNotEmpty()
                .first()
                .extracting(ILoggingEvent::getMDCPropertyMap)
                .satisfies(keys ->
                        assertThat(keys).containsAllEntriesOf(Map.of(key, id)).doesNotContainKey("table"));
    }

    private static long count(String aggregate, String command, String outcome) {
        return node.bean(MeterRegistry.class)
                .get("perennial.commands")
                .tags("aggregate", aggregate, "command", command, "outcome", outcome)
                .timer()
                .count();
    }
}
