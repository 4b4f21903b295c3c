package dev.perennial.query.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentEvent.StandingsPublished;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.games.Sentence;
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
    void theyNameTheirRoundAndTheTablesThatCanStillChangeThem() {
        var events = TestTournament.events(ID, new TableId("t-1"));
        assertThat(basis(events.subList(0, 6), false))
                .isEqualTo(new Sentence("standings.during", Map.of("round", 1, "count", 1L)));
        assertThat(basis(events.subList(0, 7), false))
                .isEqualTo(new Sentence("standings.after", Map.of("round", 1, "count", 0L)));
        assertThat(basis(events.subList(0, 8), true))
                .isEqualTo(new Sentence("standings.final", Map.of("round", 1, "count", 0L)));
        assertThat(StandingsView.of(state(2), Map.of()).basis().params()).containsEntry("round", 0);
    }

    private static Sentence basis(List<TournamentEvent> events, boolean last) {
        var state = TournamentState.created((TournamentCreated) events.getFirst());
        for (var event : events.subList(1, events.size())) {
            state = state.evolve(event);
        }
        var standings = new StandingsPublished(ID, 1, 1, last, List.of(), List.of());
        return StandingsView.of(state.evolve(standings), Map.of()).basis();
    }

    @Test
    void fractionsBecomeDecimals() {
        assertThat(StandingsView.decimal("5/2")).isEqualTo("2.5");
        assertThat(StandingsView.decimal("1/3")).isEqualTo("0.3333");
        assertThat(StandingsView.decimal("2-1-0")).isEqualTo("2-1-0");
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
