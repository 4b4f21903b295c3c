package dev.perennial.tournament.decide;

import static dev.perennial.tournament.decide.Cup.OLGA;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.command.TournamentCommand.ResumeTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.SetSeeding;
import dev.perennial.domain.tournament.command.TournamentCommand.StartTournament;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class SeedingTest {
    private static final PlayerId P1 = new PlayerId("p1");
    private static final PlayerId P2 = new PlayerId("p2");
    private static final PlayerId P3 = new PlayerId("p3");

    @Test
    void seedingByHandStandsAboveRatings() {
        var cup = Cup.of(3, 2)
                .olga((id, request) -> new SetSeeding(id, request, List.of(P3, P1, P2)))
                .olga(StartTournament::new);
        assertThat(cup.state().numbered().stream().map(Entry::player)).containsExactly(P3, P1, P2);
    }

    @Test
    void whereTheOrderIsToBeSetByHandNothingStartsWithoutIt() {
        var rules = Cup.rules("{\"seeding\":\"BY_HAND\",\"timing\":{\"startsAt\":\"2026-03-01T11:00:00Z\"}}");
        var cup = Cup.with(2, 1, rules);
        cup.refuses(OLGA, null, StartTournament::new, TournamentRefusal.BAD_SEEDING);
        cup.refuses(
                OLGA,
                "x",
                (id, request) -> new SetSeeding(id, request, List.of(P1, P1)),
                TournamentRefusal.BAD_SEEDING);
        cup.wait(Duration.ofHours(1));
        assertThat(cup.state().problem()).isEqualTo("BAD_SEEDING");
        cup.olga(ResumeTournament::new)
                .olga((id, request) -> new SetSeeding(id, request, List.of(P2, P1)))
                .tick();
        assertThat(cup.state().numbered().stream().map(Entry::player)).containsExactly(P2, P1);
    }
}
