package dev.perennial.tournament;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.Request;
import dev.perennial.domain.tournament.TournamentEvent.PlayerRegistered;
import dev.perennial.domain.tournament.TournamentEvent.RulesSet;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentRules;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.command.TournamentCommand.CreateTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.RegisterPlayer;
import dev.perennial.domain.tournament.command.TournamentRefused;
import dev.perennial.tournament.index.TournamentIndex;
import java.time.Instant;
import java.util.Optional;
import org.axonframework.test.aggregate.AggregateTestFixture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The aggregate around the decider, whose own tests are in {@code decide}. */
class TournamentAggregateTest {
    private static final TournamentId ID = new TournamentId("cup");
    private static final PlayerId ORGANISER = new PlayerId("olga");
    private static final TournamentRules RULES = TournamentRules.usual(2, 4);
    private static final Instant AT = Instant.parse("2026-03-01T10:00:00Z");

    private final AggregateTestFixture<TournamentAggregate> fixture =
            new AggregateTestFixture<>(TournamentAggregate.class);

    @BeforeEach
    void handleCommands() {
        var _ = new TournamentCommandHandler(fixture.getCommandBus(), fixture.getRepository(), new TournamentIndex() {
            @Override
            public void write(TournamentState state) {}

            @Override
            public void writeInvitations(TournamentState state) {}

            @Override
            public Optional<String> leagueOf(TournamentId tournament) {
                return Optional.empty();
            }
        });
    }

    @Test
    void createsATournament() {
        fixture.givenNoPriorActivity()
                .when(create(" Spring Cup ", "arboretum", 2, 5))
                .expectEvents(
                        new TournamentCreated(ID, "Spring Cup", "arboretum", 2, 5, ORGANISER),
                        new RulesSet(ID, RULES, ORGANISER, null));
    }

    @ParameterizedTest
    @CsvSource({
        "Cup, chess, 2, 5, UNKNOWN_GAME",
        "' ', arboretum, 2, 5, BAD_TITLE",
        "Cup, arboretum, 1, 5, BAD_TABLE_SIZE",
        "Cup, arboretum, 5, 5, BAD_TABLE_SIZE",
        "Cup, arboretum, 2, -1, BAD_ROUNDS",
        "Cup, arboretum, 2, 51, BAD_ROUNDS"
    })
    void refusesWhatCannotBePlayed(String name, String game, int tableSize, int rounds, String code) {
        fixture.givenNoPriorActivity()
                .when(create(name, game, tableSize, rounds))
                .expectNoEvents()
                .expectException(TournamentRefused.class)
                .expectExceptionMessage(code);
    }

    @Test
    void refusesANameThatIsTooLong() {
        fixture.givenNoPriorActivity()
                .when(create("x".repeat(101), "arboretum", 2, 5))
                .expectNoEvents()
                .expectExceptionMessage("BAD_TITLE");
    }

    @Test
    void aCommandBecomesEvents() {
        var ann = new PlayerId("ann");
        fixture.given(
                        new TournamentCreated(ID, "Cup", "arboretum", 2, 5, ORGANISER),
                        new RulesSet(ID, RULES, ORGANISER, null))
                .when(new RegisterPlayer(ID, new Request(ann, false, AT, null), ann, null, 1500, "my-seed"))
                .expectEvents(new PlayerRegistered(ID, ann, null, 1500, "my-seed", false, 1, ann, null))
                .expectResultMessagePayload(2L);
    }

    private static CreateTournament create(String name, String game, int tableSize, int rounds) {
        return new CreateTournament(ID, new Request(ORGANISER, false, AT, null), name, game, tableSize, rounds, RULES);
    }
}
