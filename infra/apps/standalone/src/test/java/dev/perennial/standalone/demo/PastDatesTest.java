package dev.perennial.standalone.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.Request;
import dev.perennial.domain.league.LeagueCommand;
import dev.perennial.domain.league.LeagueCommand.AddMember;
import dev.perennial.domain.league.LeagueCommand.CountTournament;
import dev.perennial.domain.league.LeagueCommand.CreateLeague;
import dev.perennial.domain.league.LeagueId;
import dev.perennial.domain.league.LeagueRules;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentRules;
import dev.perennial.domain.tournament.command.TournamentCommand;
import dev.perennial.domain.tournament.command.TournamentCommand.CreateTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.PairRound;
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
        for (Class<?> command :
                List.of(CreateTournament.class, CreateLeague.class, CountTournament.class, AddMember.class)) {
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
                        // A person may be signed in as the organiser.
                        dateOf(creation(OLGA, "Another")),
                        dateOf(new CreateLeague(LEAGUE, by(NEWCOMER), "Mine", LeagueRules.usual()))));
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

    @Test
    void aCommandOfThePastIsAskedInThePast() {
        var pairing = new PairRound(CUP, by(OLGA), 2, "fingerprint");
        var past = (PairRound) RedatedCommand.at(pairing, LONG_AGO);
        assertThat(past.request()).isEqualTo(new Request(OLGA, false, LONG_AGO, null));
        assertThat(past).usingRecursiveComparison().ignoringFields("request").isEqualTo(pairing);
    }

    private static Request by(PlayerId player) {
        return new Request(player, false, Instant.now(), null);
    }

    private static TournamentCommand creation(PlayerId by, String name) {
        return new CreateTournament(CUP, by(by), name, "arboretum", 2, 3, TournamentRules.usual(2, 4));
    }

    private static LeagueCommand counted(TournamentId tournament) {
        return new CountTournament(LEAGUE, Request.ofSystem(Instant.now()), tournament, List.of());
    }

    private static LeagueCommand joining() {
        return new AddMember(LEAGUE, by(NEWCOMER), NEWCOMER);
    }

    /** When an event of this command is said to have happened. */
    private Instant dateOf(Object command) {
        return DefaultCommandGateway.builder().commandBus(bus).build().sendAndWait(command);
    }

    private static Instant yesterday() {
        return Instant.now().minus(Duration.ofDays(1));
    }
}
