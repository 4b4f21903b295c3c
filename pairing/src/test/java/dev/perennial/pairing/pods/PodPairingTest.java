package dev.perennial.pairing.pods;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.pods.model.Meeting;
import dev.perennial.pairing.pods.model.PodCost;
import dev.perennial.pairing.pods.model.PodField;
import dev.perennial.pairing.pods.model.PodPlayer;
import dev.perennial.pairing.pods.model.PodPriority;
import dev.perennial.pairing.pods.model.PodRounds;
import dev.perennial.pairing.pods.model.PodRules;
import dev.perennial.pairing.pods.model.PodTable;
import dev.perennial.pairing.pods.search.PodNumbers;
import dev.perennial.pairing.pods.search.PodSeating;
import dev.perennial.pairing.pods.search.SeatOrder;
import dev.perennial.pairing.pods.search.StartDivision;
import dev.perennial.pairing.pods.search.TableSizes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PodPairingTest {
    private static PodSeating.Seated seated(PodField field) {
        var seating = PodPairing.seat(field);
        assertThat(seating).isInstanceOf(PodSeating.Seated.class);
        return (PodSeating.Seated) seating;
    }

    private static List<List<Integer>> seats(PodSeating.Seated seated) {
        return seated.tables().stream().map(PodTable::seats).toList();
    }

    static List<ReferenceRound> reference() {
        return ReferenceRound.all();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("reference")
    void findsTheProvenOptimumSeatBySeat(ReferenceRound reference) {
        var seated = seated(reference.field());
        assertThat(seated.cost()).isEqualTo(reference.cost());
        assertThat(seats(seated)).isEqualTo(reference.tables());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("reference")
    void knowsTheCostOfTheStandingsInBlocks(ReferenceRound reference) {
        var numbers = new PodNumbers(reference.field(), reference.field().players());
        var seatOrder = new SeatOrder(numbers);
        var sizes = TableSizes.of(numbers.size, reference.field().rules()).orElseThrow();
        var reasons = new PodReasons(reference.field(), numbers);
        assertThat(StartDivision.blocks(sizes).stream()
                        .map(block -> reasons.table(seatOrder.best(block)).cost())
                        .reduce(PodCost.ZERO, PodCost::plus))
                .isEqualTo(reference.blocks());
    }

    /** Nine players in threes meet everybody in four rounds, sixteen in fours in five (pods spec 9). */
    @ParameterizedTest
    @CsvSource({
        "3, 147 258 369 / 159 267 348 / 168 249 357 / 123 456 789",
        "4, 159D 26AE 37BF 48CG / 16BG 25CF 389E 47AD / 17CE 28BD 35AG 469F / 18AF 279G 36CD 45BE / 1234 5678 9ABC DEFG"
    })
    void findsTheLastRoundOfAScheduleWithoutRepeats(int size, String schedule) {
        var rounds = schedule.split(" / ");
        int players = size * size;
        var meetings = new ArrayList<Meeting>();
        for (int round = 1; round < rounds.length; round++) {
            for (String table : rounds[round - 1].split(" ")) {
                for (int i = 0; i < size; i++) {
                    for (int j = 0; j < i; j++) {
                        meetings.add(new Meeting(
                                Character.digit(table.charAt(i), 17),
                                Character.digit(table.charAt(j), 17),
                                List.of(round)));
                    }
                }
            }
        }
        var field = new PodField(rounds.length, PodRules.of(size, 3, size), equals(players), meetings, List.of());
        var seated = seated(field);
        assertThat(seated.cost().repeats()).isZero();
        assertThat(seats(seated).stream().map(table -> table.stream().sorted().toList()))
                .containsExactlyElementsOf(IntStream.range(0, size)
                        .mapToObj(table -> IntStream.rangeClosed(1, size)
                                .mapToObj(seat -> table * size + seat)
                                .toList())
                        .toList());
    }

    private static List<PodPlayer> equals(int players) {
        return IntStream.rangeClosed(1, players)
                .mapToObj(id -> new PodPlayer(id, id, 0, 1500, List.of(), 0, 0, false))
                .toList();
    }

    @Test
    void permutingTheInputChangesNothing() {
        var random = new Random(5);
        for (int players : new int[] {14, 33}) {
            var field = PodRounds.field(players, PodRules.of(4, 3, 4), 5, players);
            var shuffled = new ArrayList<>(field.players());
            var meetings = new ArrayList<>(field.meetings());
            Collections.shuffle(shuffled, random);
            Collections.shuffle(meetings, random);
            meetings.replaceAll(meeting -> new Meeting(
                    meeting.second(), meeting.first(), meeting.rounds().reversed()));
            var again = new PodField(field.round(), field.rules(), shuffled, meetings, field.forbidden());
            assertThat(PodPairing.seat(again)).isEqualTo(PodPairing.seat(field));
        }
    }

    @Test
    void fivePlayersWithoutTablesOfFiveMeanABye() {
        var seated = seated(PodRounds.field(6, PodRules.of(4, 3, 4), 1, 1));
        assertThat(seated.byes()).isEmpty();
        var five = seated(new PodField(1, PodRules.of(4, 3, 4), equals(5), List.of(), List.of()));
        assertThat(five.byes()).containsExactly(5);
        assertThat(seats(five)).hasSize(1);
        assertThat(seats(five).getFirst()).containsExactlyInAnyOrder(1, 2, 3, 4);
    }

    @Test
    void twoPlayersHaveNoTableAtAll() {
        var two = seated(new PodField(1, PodRules.of(3, 3, 3), equals(2), List.of(), List.of()));
        assertThat(two.tables()).isEmpty();
        assertThat(two.byes()).containsExactly(2, 1);
        assertThat(two.cost()).isEqualTo(PodCost.ZERO);
    }

    @Test
    void repeatsCanComeBeforeScores() {
        var rules = new PodRules(3, 3, 3, 3, PodPriority.REPEATS_FIRST);
        var scores = List.of(9, 9, 9, 0, 0, 0);
        var players = IntStream.rangeClosed(1, 6)
                .mapToObj(id -> new PodPlayer(id, id, scores.get(id - 1), 1500, List.of(), 0, 0, false))
                .toList();
        var meetings = List.of(new Meeting(1, 2, List.of(1)));
        assertThat(seated(new PodField(2, rules, players, meetings, List.of())).cost())
                .extracting(PodCost::repeats, PodCost::mixing)
                .containsExactly(0L, 4L);
        var scoresFirst = new PodRules(3, 3, 3, 3, PodPriority.SCORES_FIRST);
        assertThat(seated(new PodField(2, scoresFirst, players, meetings, List.of()))
                        .cost())
                .extracting(PodCost::repeats, PodCost::mixing)
                .containsExactly(64L, 0L);
    }
}
