package dev.perennial.query.tournament.forecast;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.PairedTable;
import dev.perennial.domain.tournament.PairedTable.PairedSeat;
import dev.perennial.domain.tournament.Stage;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentRules;
import dev.perennial.query.tournament.TournamentHistory.StoredEvent;
import dev.perennial.query.tournament.forecast.ForecastPoint.After;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ForecastPointsTest {
    private static final TournamentId ID = new TournamentId("cup");
    private static final PlayerId ANN = new PlayerId("ann");
    private static final PlayerId BOB = new PlayerId("bob");
    private static final Instant AT = Instant.parse("2026-03-01T10:00:00Z");

    private final List<StoredEvent> events = new ArrayList<>();

    private void happens(TournamentEvent event) {
        events.add(new StoredEvent(events.size(), AT, "", event));
    }

    private ForecastPoints points() {
        return ForecastPoints.of(events);
    }

    private void start() {
        happens(new TournamentEvent.TournamentCreated(ID, "Cup", "arboretum", 2, 1, ANN));
        happens(new TournamentEvent.RulesSet(ID, TournamentRules.usual(2, 4), ANN, null));
        for (PlayerId player : List.of(ANN, BOB)) {
            happens(new TournamentEvent.PlayerRegistered(ID, player, null, 1500, "", false, 1, player, null));
        }
        happens(new TournamentEvent.TournamentStarted(ID, 1, List.of(ANN, BOB), List.of(), AT, ANN, null));
    }

    private void pair() {
        var seats = List.of(new PairedSeat(ANN, null, ""), new PairedSeat(BOB, null, ""));
        var table = new PairedTable(1, PairedTable.id(ID, 1, 1), seats);
        happens(new TournamentEvent.RoundPaired(
                ID, 1, Stage.MAIN, "arboretum", Document.EMPTY, null, List.of(table), List.of(), AT, null, null));
    }

    @Test
    void thereIsNoneBeforeTheStart() {
        happens(new TournamentEvent.TournamentCreated(ID, "Cup", "arboretum", 2, 1, ANN));
        assertThat(points().latest()).isNull();
        assertThat(points().rounds()).isEmpty();
    }

    @Test
    void anArrivalChangesNoOdds() {
        start();
        pair();
        happens(new TournamentEvent.PlayerArrived(ID, 1, PairedTable.id(ID, 1, 1), ANN));
        assertThat(points().latest().sequence()).isEqualTo(5);
        assertThat(points().latest().basis().after()).isEqualTo(After.PAIRED);
    }

    @Test
    void theStartAndEveryRoundKeepTheirForecast() {
        start();
        pair();
        happens(new TournamentEvent.ResultCounted(ID, 1, PairedTable.id(ID, 1, 1), List.of(1, 2), List.of(), 1));
        happens(new TournamentEvent.RoundFinished(ID, 1, AT));
        happens(new TournamentEvent.PlayerWithdrew(ID, BOB, BOB, null));
        var points = points();
        assertThat(points.rounds()).extracting(ForecastPoint::round).containsExactly(0, 1);
        assertThat(points.rounds()).extracting(ForecastPoint::sequence).containsExactly(4L, 7L);
        assertThat(points.rounds().getLast().state().known(BOB).active()).isTrue();
        assertThat(points.latest().round()).isEqualTo(ForecastPoint.LATEST);
        assertThat(points.latest().basis().after()).isEqualTo(After.CHANGE);
    }

    @Test
    void aCancelledTournamentHasNone() {
        start();
        happens(new TournamentEvent.TournamentCancelled(ID, ANN, "rain", List.of()));
        assertThat(points().latest()).isNull();
        assertThat(points().rounds()).isEmpty();
    }
}
