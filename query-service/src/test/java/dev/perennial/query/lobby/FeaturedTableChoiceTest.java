package dev.perennial.query.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.pairing.rating.LadderRating;
import dev.perennial.query.table.TableList;
import dev.perennial.testing.PlayedTable;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FeaturedTableChoiceTest {
    private static final LadderRating USUAL = LadderRating.START;

    @Test
    void theMostInterestingTableIsShownWhereverItStandsInTheList() {
        assertThat(FeaturedTableChoice.choose(List.of(on("a", 0.2), on("b", 0.7), on("c", 0.5)), FeaturedTable.NOTHING))
                .isEqualTo(on("b", 0.7));
        assertThat(FeaturedTableChoice.choose(List.of(), on("a", 0.9))).isEqualTo(FeaturedTable.NOTHING);
    }

    @Test
    void whatIsOnStaysUntilAnotherIsMuchBetterOrItIsOver() {
        assertThat(FeaturedTableChoice.choose(List.of(on("a", 0.5), on("b", 0.59)), on("a", 0.9)))
                .isEqualTo(on("a", 0.5));
        assertThat(FeaturedTableChoice.choose(List.of(on("a", 0.5), on("b", 0.61)), on("a", 0.9)))
                .isEqualTo(on("b", 0.61));
        assertThat(FeaturedTableChoice.choose(List.of(on("b", 0.1)), on("a", 0.9)))
                .isEqualTo(on("b", 0.1));
    }

    @Test
    void onlyAnotherTableIsNews() {
        assertThat(on("a", 0.5).showsTheSameAs(on("a", 0.6))).isTrue();
        assertThat(on("a", 0.5).showsTheSameAs(on("b", 0.5))).isFalse();
        assertThat(FeaturedTable.NOTHING.showsTheSameAs(on("b", 0.5))).isFalse();
        assertThat(FeaturedTable.NOTHING.showsTheSameAs(null)).isFalse();
    }

    @Test
    void strongPlayersAndTheEndInSightAreOfInterest() {
        TableState early = table(2);
        TableState late = table(40);
        assertThat(FeaturedTableScore.reasons(late, List.of(USUAL)).get("stage"))
                .isGreaterThan(FeaturedTableScore.reasons(early, List.of(USUAL)).get("stage"));
        assertThat(FeaturedTableScore.reasons(early, List.of(rated(1_200))).get("rating"))
                .isZero();
        assertThat(FeaturedTableScore.reasons(early, List.of(rated(1_200), rated(2_200)))
                        .get("rating"))
                .isEqualTo(0.5, within(0.001));
        assertThat(FeaturedTableScore.reasons(early, List.of(rated(2_900))).get("rating"))
                .isEqualTo(1);
    }

    @Test
    void aCloseRaceIsOfInterest() {
        assertThat(FeaturedTableScore.of(Map.of("rating", 1.0, "closeness", 1.0, "stage", 1.0)))
                .isEqualTo(1, within(0.001));
        assertThat(FeaturedTableScore.of(Map.of("rating", 0.5, "closeness", 0.9, "stage", 0.5)))
                .isGreaterThan(FeaturedTableScore.of(Map.of("rating", 0.5, "closeness", 0.1, "stage", 0.5)));
        // Two seats of this game stand at what each could hope for.
        TableState state = table(30);
        var points = state.game().statistics().points(state.runningPosition()).stream()
                .sorted()
                .toList();
        double apart = (points.get(1) - points.get(0)) / (double) Math.max(10, points.get(1));
        assertThat(FeaturedTableScore.reasons(state, List.of(USUAL)).get("closeness"))
                .isEqualTo(1 - apart, within(0.001));
    }

    private static TableState table(int moves) {
        return PlayedTable.opened("t-1", "arboretum", 2)
                .started()
                .played(moves, new Random(5))
                .state();
    }

    private static LadderRating rated(double rating) {
        return new LadderRating(rating, 30, false);
    }

    private static FeaturedTable on(String id, double interest) {
        TableState table = table(0);
        var row = new TableList.Row(
                id,
                "arboretum",
                "1",
                TableStatus.PLAYING,
                List.of("a", "b"),
                List.of(0),
                "a",
                table.commitment(),
                Json.mapper().createObjectNode(),
                table.terms(),
                null,
                List.of(),
                List.of(),
                null,
                null,
                null,
                Instant.EPOCH,
                Instant.EPOCH,
                7);
        return new FeaturedTable(row, interest, Map.of(), Map.of());
    }
}
