package dev.perennial.query.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.TournamentEvent.StandingsPublished;
import dev.perennial.contract.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.contract.tournament.TournamentId;
import dev.perennial.contract.tournament.TournamentState;
import dev.perennial.query.tournament.FiguresController.Way;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StandingsViewTest {
    private static final TournamentId ID = new TournamentId("cup");

    @Test
    void theSameCodeHasWordsOfItsOwnAtLargerTables() {
        assertThat(column(2, "BH/M1").meaning().key()).isEqualTo("tiebreak.BH");
        var larger = column(4, "BH/M1").meaning();
        assertThat(larger.key()).isEqualTo("tiebreak.pods.BH");
        assertThat(larger.params()).containsEntry("cutLow", 1).containsEntry("cutHigh", 1);
        assertThat(column(4, "OAS/F20").meaning().params()).containsEntry("floor", 20);
        assertThat(column(4, "KS/L+1").meaning().params()).containsEntry("limit", 1);
    }

    @Test
    void whatIsAddedUpAmongTwoIsAMeanAtLargerTables() {
        assertThat(way(2, "BH", "SB", "KS", "WIN", "PS", "AOB", "ARO/C1", "DE"))
                .containsExactly(Way.SUM, Way.SUM, Way.SUM, Way.SUM, Way.SUM, Way.MEAN, Way.MEAN, Way.LIST);
        assertThat(way(4, "BH", "SB/C1", "KS", "WIN", "PS", "AOB", "OAS/F20", "H2H", "PLACES"))
                .containsExactly(
                        Way.MEAN, Way.MEAN, Way.MEAN, Way.MEAN, Way.SUM, Way.MEAN, Way.MEAN, Way.LIST, Way.LIST);
    }

    private static List<Way> way(int tableSize, String... codes) {
        return List.of(codes).stream()
                .map(code -> Way.of(state(tableSize), code))
                .toList();
    }

    private static StandingsView.Column column(int tableSize, String code) {
        var standings = new StandingsPublished(ID, 1, 1, false, List.of(code), List.of());
        return StandingsView.of(state(tableSize).evolve(standings), Map.of())
                .columns()
                .getFirst();
    }

    private static TournamentState state(int tableSize) {
        return TournamentState.created(
                new TournamentCreated(ID, "Cup", "arboretum", tableSize, 3, new PlayerId("olga")));
    }
}
