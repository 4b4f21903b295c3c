package dev.perennial.tournament;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.contract.tournament.TournamentId;
import org.axonframework.test.aggregate.AggregateTestFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TournamentAggregateTest {
    private static final TournamentId ID = new TournamentId("cup");
    private static final PlayerId ORGANISER = new PlayerId("olga");

    private final AggregateTestFixture<TournamentAggregate> fixture =
            new AggregateTestFixture<>(TournamentAggregate.class);

    @Test
    void createsATournament() {
        fixture.givenNoPriorActivity()
                .when(create(" Spring Cup ", "arboretum", 2, 5))
                .expectEvents(new TournamentCreated(ID, "Spring Cup", "arboretum", 2, 5, ORGANISER));
    }

    @ParameterizedTest
    @CsvSource({
        "Cup, chess, 2, 5, UNKNOWN_GAME",
        "' ', arboretum, 2, 5, BAD_NAME",
        "Cup, arboretum, 1, 5, BAD_TABLE_SIZE",
        "Cup, arboretum, 5, 5, BAD_TABLE_SIZE",
        "Cup, arboretum, 2, 0, BAD_ROUNDS",
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

    private static CreateTournament create(String name, String game, int tableSize, int rounds) {
        return new CreateTournament(ID, name, game, tableSize, rounds, ORGANISER);
    }
}
