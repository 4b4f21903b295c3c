package dev.perennial.tournament;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.TournamentEvent.PlayerRegistered;
import dev.perennial.contract.tournament.TournamentEvent.RulesSet;
import dev.perennial.contract.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.contract.tournament.TournamentId;
import dev.perennial.contract.tournament.TournamentRules;
import dev.perennial.contract.tournament.TournamentState;
import dev.perennial.tournament.command.CreateTournament;
import dev.perennial.tournament.due.TournamentCards;
import dev.perennial.tournament.life.Act;
import dev.perennial.tournament.life.Order;
import dev.perennial.tournament.life.TournamentRefused;
import java.time.Instant;
import java.util.Optional;
import org.axonframework.test.aggregate.AggregateTestFixture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The shell; what is decided inside it is tried in the tests of {@code life}. */
class TournamentAggregateTest {
    private static final TournamentId ID = new TournamentId("cup");
    private static final PlayerId ORGANISER = new PlayerId("olga");
    private static final TournamentRules RULES = TournamentRules.usual(2, 4);
    private static final Instant AT = Instant.parse("2026-03-01T10:00:00Z");

    private final AggregateTestFixture<TournamentAggregate> fixture =
            new AggregateTestFixture<>(TournamentAggregate.class);

    @BeforeEach
    void giveCards() {
        fixture.registerInjectableResource(new TournamentCards() {
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
        "' ', arboretum, 2, 5, BAD_NAME",
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
                .expectExceptionMessage("BAD_NAME");
    }

    @Test
    void anOrderBecomesEvents() {
        var ann = new PlayerId("ann");
        fixture.given(
                        new TournamentCreated(ID, "Cup", "arboretum", 2, 5, ORGANISER),
                        new RulesSet(ID, RULES, ORGANISER, null))
                .when(new Order(ID, ann, false, AT, null, new Act.Register(ann, null, 1500, "my-seed")))
                .expectEvents(new PlayerRegistered(ID, ann, null, 1500, "my-seed", false, 1, ann, null))
                .expectResultMessagePayload(2L);
    }

    private static CreateTournament create(String name, String game, int tableSize, int rounds) {
        return new CreateTournament(ID, name, game, tableSize, rounds, RULES, ORGANISER);
    }
}
