package dev.perennial.pairing.pods;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.pods.model.Meeting;
import dev.perennial.pairing.pods.model.PodCost;
import dev.perennial.pairing.pods.model.PodField;
import dev.perennial.pairing.pods.model.PodPlayer;
import dev.perennial.pairing.pods.model.PodPriority;
import dev.perennial.pairing.pods.model.PodReason;
import dev.perennial.pairing.pods.model.PodReason.AtShortTable;
import dev.perennial.pairing.pods.model.PodReason.InBand;
import dev.perennial.pairing.pods.model.PodReason.Mixed;
import dev.perennial.pairing.pods.model.PodReason.Repeat;
import dev.perennial.pairing.pods.model.PodReason.Seat;
import dev.perennial.pairing.pods.model.PodReason.ShortTable;
import dev.perennial.pairing.pods.model.PodReason.Strength;
import dev.perennial.pairing.pods.model.PodRounds;
import dev.perennial.pairing.pods.model.PodRules;
import dev.perennial.pairing.pods.model.SeatTaken;
import dev.perennial.pairing.pods.search.PodNumbers;
import dev.perennial.pairing.pods.search.PodSeating;
import java.util.List;
import org.junit.jupiter.api.Test;

class PodReasonsTest {
    private static PodPlayer player(int id, int score, int rating, int shortTables, SeatTaken... seats) {
        return new PodPlayer(id, id, score, rating, List.of(seats), shortTables, 0, false);
    }

    @Test
    void everyCostHasItsReason() {
        var rules = new PodRules(4, 3, 4, 2, PodPriority.SCORES_FIRST);
        var players = List.of(
                player(1, 9, 1610, 0, new SeatTaken(1, 4), new SeatTaken(1, 4)),
                player(2, 9, 1600, 0, new SeatTaken(4, 4), new SeatTaken(4, 4)),
                player(3, 0, 1500, 2, new SeatTaken(2, 4)));
        var meetings = List.of(new Meeting(2, 1, List.of(1, 2)));
        var field = new PodField(3, rules, players, meetings, List.of());
        var numbers = new PodNumbers(field, players);
        var table = new PodReasons(field, numbers).table(new int[] {1, 2, 0});
        assertThat(table.seats()).containsExactly(2, 3, 1);
        assertThat(table.reasons())
                .containsExactly(
                        new InBand(1, 0),
                        new InBand(2, 0),
                        new InBand(3, 0),
                        new Repeat(1, 2, List.of(1, 2), 196),
                        new ShortTable(3, 4, 3),
                        new AtShortTable(1, 0, 0, 0),
                        new AtShortTable(2, 0, 0, 0),
                        new AtShortTable(3, 0, 2, 16),
                        new Seat(2, 1, 60, 0, 900),
                        new Seat(3, 2, -10, 1, 1000),
                        new Seat(1, 3, -60, 0, 900),
                        new Strength(0, 0));
        assertThat(table.cost()).isEqualTo(new PodCost(0, 16, 196, 2800, 0));
    }

    @Test
    void tellsWhichPlayersOfDifferentBandsSitTogether() {
        var rules = new PodRules(3, 3, 3, 1, PodPriority.SCORES_FIRST);
        var players = List.of(player(7, 5, 1500, 0), player(8, 3, 1500, 0), player(9, 1, 1500, 0));
        var numbers = new PodNumbers(new PodField(1, rules, players, List.of(), List.of()), players);
        var table = new PodReasons(new PodField(1, rules, players, List.of(), List.of()), numbers)
                .table(new int[] {2, 1, 0});
        assertThat(table.reasons().stream().filter(Mixed.class::isInstance))
                .containsExactly(new Mixed(7, 8, 1, 1), new Mixed(7, 9, 2, 4), new Mixed(8, 9, 1, 1));
        assertThat(table.reasons()).contains(new InBand(7, 0), new InBand(8, 1), new InBand(9, 2));
        assertThat(table.cost().mixing()).isEqualTo(6);
    }

    @Test
    void theReasonsAddUpToTheCostOfTheRound() {
        var field = PodRounds.field(31, PodRules.of(4, 3, 4), 6, 41);
        var seated = (PodSeating.Seated) PodPairing.seat(field);
        long reasons = seated.tables().stream()
                .flatMap(table -> table.reasons().stream())
                .mapToLong(PodReason::cost)
                .sum();
        assertThat(seated.cost().levels().stream().mapToLong(Long::longValue).sum())
                .isEqualTo(reasons);
        assertThat(seated.tables().stream().filter(table -> table.seats().size() == 3))
                .hasSize(1)
                .allSatisfy(table -> assertThat(table.reasons()).contains(new ShortTable(3, 4, 31)));
    }
}
