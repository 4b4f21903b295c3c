package dev.perennial.tournament.decide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.StandingRow;
import dev.perennial.domain.tournament.command.TournamentCommand.FinishTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.PauseTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.ResumeTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.StartTournament;
import dev.perennial.domain.tournament.round.TournamentStandings;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A game that is still played is nothing in the standings yet: no points, no opponent, no round stayed away from. */
class OpenGamesTest {
    private static final String TWO = """
            {"scoring":{"points":{"2":[30,10]},"draw":20,"tieBreaks":["BH","DE","TPR","PS","REP","SB/C1"]}}""";
    private static final String FOUR = """
            {"scoring":{"tieBreaks":["OAS","OAS/F20","H2H","BH/C1","KS","WIN","PS","GPS"]}}""";

    private static Cup cup(int tableSize, int players, String rules) {
        var cup = new Cup(tableSize, 3, Cup.rules(rules));
        IntStream.rangeClosed(1, players).forEach(i -> cup.register("p" + i, 2000 - 10 * i));
        return cup.olga(StartTournament::new);
    }

    private static Map<PlayerId, List<String>> figures(Cup cup) {
        var figures = new HashMap<PlayerId, List<String>>();
        for (StandingRow row : TournamentStandings.rows(cup.state())) {
            figures.put(row.player(), List.of(row.points(), row.tieBreaks().toString()));
        }
        return figures;
    }

    @Test
    void aRoundThatBeginsChangesNoFigure() {
        for (var cup : List.of(cup(2, 6, TWO), cup(4, 8, FOUR))) {
            cup.olga(PauseTournament::new).favouritesWin();
            var before = figures(cup);
            cup.olga(ResumeTournament::new);
            assertThat(cup.state().played()).hasSize(2);
            assertThat(figures(cup)).isEqualTo(before);
        }
    }

    /** With points for a loss both would have got one. */
    @Test
    void whatIsStillPlayedAtAnEarlyFinishCountsForNobody() {
        var cup = cup(2, 6, TWO).favouritesWin();
        var before = figures(cup);
        var running = cup.round(2).tables().stream()
                .map(Seating::players)
                .flatMap(List::stream)
                .toList();
        cup.olga(FinishTournament::new);
        assertThat(cup.state().standings().last()).isTrue();
        assertThat(running)
                .hasSize(6)
                .allSatisfy(player -> assertThat(cup.standing(player))
                        .returns(before.get(player).getFirst(), StandingRow::points));
        assertThat(figures(cup)).isEqualTo(before);
    }

    @Test
    void atLargerTablesOnlyTheTablesThatAreOverCount() {
        var cup = cup(4, 8, FOUR).favouritesWin();
        Seating done = cup.round(2).tables().getFirst();
        Seating running = cup.round(2).tables().getLast();
        var before = figures(cup);
        cup.result(done, 1, 2, 3, 4).olga(FinishTournament::new);
        for (PlayerId player : running.players()) {
            assertThat(cup.standing(player).points())
                    .isEqualTo(before.get(player).getFirst());
            // Opponents' rates move with the finished table, but nobody gets a dummy for a running game.
            assertThat(cup.standing(player).tieBreaks().get(6))
                    .isEqualTo(cup.standing(player).points());
        }
        assertThat(done.players())
                .extracting(player -> cup.standing(player).points())
                .isNotEqualTo(done.players().stream()
                        .map(player -> before.get(player).getFirst())
                        .toList());
    }
}
