package dev.perennial.standalone.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.league.LeagueId;
import dev.perennial.contract.league.LeagueRules;
import dev.perennial.contract.tournament.TournamentId;
import dev.perennial.contract.tournament.TournamentRules;
import dev.perennial.tournament.command.CreateTournament;
import dev.perennial.tournament.league.FoundLeague;
import dev.perennial.tournament.league.LeagueAct;
import dev.perennial.tournament.league.LeagueOrder;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.axonframework.commandhandling.SimpleCommandBus;
import org.axonframework.commandhandling.gateway.DefaultCommandGateway;
import org.axonframework.eventhandling.GenericEventMessage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Only what the demo founds itself belongs to the past. */
class PastDatesTest {
    private static final Instant LONG_AGO = Instant.now().minus(Duration.ofDays(20));
    private static final PlayerId OLGA = PlayerId.ofCode("p-olga");
    private static final PlayerId NEWCOMER = PlayerId.ofCode("p-newcomer");
    private static final TournamentId CUP = TournamentId.ofCode("t-cup");
    private static final LeagueId LEAGUE = LeagueId.ofCode("l-league");

    private final PastDates dates = new PastDates();
    private final SimpleCommandBus bus = SimpleCommandBus.builder().build();

    @BeforeEach
    void install() {
        for (Class<?> command : List.of(CreateTournament.class, FoundLeague.class, LeagueOrder.class)) {
            var _ = bus.subscribe(
                    command.getName(),
                    _ -> GenericEventMessage.asEventMessage("done").getTimestamp());
        }
        dates.install(List.of(bus));
    }

    @AfterEach
    void putTheClockBack() {
        GenericEventMessage.clock = Clock.systemUTC();
    }

    @Test
    void whatTheDemoFoundsAndWhatComesOfItIsOfThatDay() {
        assertThat(dates.founded(LONG_AGO, "p-olga", "Cup", () -> dateOf(creation(OLGA, "Cup"))))
                .isBefore(yesterday());
        assertThat(dateOf(counted(CUP))).isBefore(yesterday());
        dates.end();
        assertThat(dateOf(counted(CUP))).isAfter(yesterday());
    }

    @Test
    void aForeignFoundationMeanwhileKeepsTodaysDate() {
        List<Instant> founded = dates.founded(
                LONG_AGO,
                "p-olga",
                "Cup",
                () -> List.of(
                        dateOf(creation(NEWCOMER, "Cup")),
                        // Somebody may be signed in as the organiser.
                        dateOf(creation(OLGA, "Another")),
                        dateOf(new FoundLeague(LEAGUE, "Mine", LeagueRules.usual(), NEWCOMER))));
        assertThat(founded).allMatch(date -> date.isAfter(yesterday()));
        assertThat(dateOf(counted(CUP))).isAfter(yesterday());
    }

    @Test
    void whatGoesOnInThePastTakesNoNewThingsThere() {
        dates.goOn(LONG_AGO, List.of(CUP.code(), LEAGUE.code()));
        assertThat(dateOf(creation(OLGA, "Cup"))).isAfter(yesterday());
        assertThat(dateOf(joining())).isBefore(yesterday());
        dates.returnToday(LEAGUE.code());
        assertThat(dateOf(joining())).isAfter(yesterday());
        assertThat(dateOf(counted(CUP)))
                .as("what the league counts of the past")
                .isBefore(yesterday());
    }

    @Test
    void aFoundationThatFailsLeavesNothingBehind() {
        assertThatThrownBy(() -> dates.founded(LONG_AGO, "p-olga", "Cup", () -> {
                    throw new IllegalStateException("refused");
                }))
                .hasMessage("refused");
        assertThat(dateOf(creation(OLGA, "Cup"))).isAfter(yesterday());
    }

    private static CreateTournament creation(PlayerId by, String name) {
        return new CreateTournament(CUP, name, "arboretum", 2, 3, TournamentRules.usual(2, 4), by);
    }

    private static LeagueOrder counted(TournamentId tournament) {
        return new LeagueOrder(LEAGUE, null, true, null, new LeagueAct.CountTournament(tournament, List.of()));
    }

    private static LeagueOrder joining() {
        return new LeagueOrder(LEAGUE, NEWCOMER, false, null, new LeagueAct.Join(NEWCOMER));
    }

    /** When an event of this command is said to have happened. */
    private Instant dateOf(Object command) {
        return DefaultCommandGateway.builder().commandBus(bus).build().sendAndWait(command);
    }

    private static Instant yesterday() {
        return Instant.now().minus(Duration.ofDays(1));
    }
}
