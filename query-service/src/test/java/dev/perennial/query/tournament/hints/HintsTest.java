package dev.perennial.query.tournament.hints;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.PairedTable;
import dev.perennial.domain.tournament.PairedTable.PairedSeat;
import dev.perennial.domain.tournament.Stage;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.query.tournament.CupBuilder;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class HintsTest {
    private static final TournamentId ID = new TournamentId("cup");
    private static final Instant AT = Instant.parse("2026-03-01T10:00:00Z");

    private final TournamentState state = round();

    private static PlayerId player(int number) {
        return new PlayerId("p" + number);
    }

    private static TableId table(int number) {
        return new TableId("cup-r1-t" + number);
    }

    /** Eight players at four tables; number 1 is far stronger than everybody. */
    private static TournamentState round() {
        var state =
                TournamentState.created(new TournamentEvent.TournamentCreated(ID, "Cup", "arboretum", 2, 3, player(0)));
        var tables = new ArrayList<PairedTable>();
        var order = new ArrayList<PlayerId>();
        for (int i = 1; i <= 8; i++) {
            int rating = i == 1 ? 2000 : 1500;
            order.add(player(i));
            state = state.evolve(
                    new TournamentEvent.PlayerRegistered(ID, player(i), null, rating, "", false, 1, player(i), null));
        }
        for (int i = 0; i < 4; i++) {
            tables.add(new PairedTable(
                    i + 1,
                    table(i + 1),
                    List.of(new PairedSeat(player(2 * i + 1), null, ""), new PairedSeat(player(2 * i + 2), null, ""))));
        }
        return state.evolve(new TournamentEvent.TournamentStarted(ID, 3, order, List.of(), AT, player(0), null))
                .evolve(new TournamentEvent.RoundPaired(
                        ID, 1, Stage.MAIN, "arboretum", Document.EMPTY, null, tables, List.of(), AT, null, null));
    }

    @Test
    void aSurprisingLossIsAFact() {
        var played =
                state.evolve(new TournamentEvent.ResultCounted(ID, 1, table(1), List.of(2, 1), List.of(10, 20), 1));
        assertThat(Hints.of(played, Map.of(), Map.of())).singleElement().satisfies(fact -> {
            assertThat(fact.key()).isEqualTo("hint.surprise");
            assertThat(fact.players()).containsExactly(player(2), player(1));
        });
        var expected =
                state.evolve(new TournamentEvent.ResultCounted(ID, 1, table(1), List.of(1, 2), List.of(20, 10), 1));
        assertThat(Hints.of(expected, Map.of(), Map.of())).isEmpty();
    }

    @Test
    void soIsTheLastPlaceOfTheStrongestAtALargerTable() {
        var cup = new CupBuilder(4, 2, 2000, 1600, 1500, 1500).pair(new int[] {1, 2, 3, 4});
        assertThat(Hints.of(cup.result(1, 1, 4, 3, 1, 2).state(), Map.of(), Map.of()))
                .singleElement()
                .satisfies(fact -> {
                    assertThat(fact.key()).isEqualTo("hint.surprise");
                    assertThat(fact.players()).containsExactly(player(3), player(1));
                });
        assertThat(Hints.of(cup.result(1, 1, 2, 4, 1, 3).state(), Map.of(), Map.of()))
                .isEmpty();
    }

    @Test
    void soAreTwoOfOneTableWhoNeverMoveInTheSameMinute() {
        var early = LongStream.range(0, 12).boxed().collect(Collectors.toSet());
        var late = LongStream.range(20, 32).boxed().collect(Collectors.toSet());
        assertThat(Hints.of(state, Map.of(), Map.of(table(1).code(), List.of(early, late))))
                .singleElement()
                .satisfies(fact -> {
                    assertThat(fact.key()).isEqualTo("hint.neverTogetherHere");
                    assertThat(fact.table()).isEqualTo(table(1));
                });
    }

    @Test
    void aGameMuchFasterThanTheOthersIsAFact() {
        var durations = new HashMap<String, Duration>();
        for (int i = 1; i <= 4; i++) {
            durations.put(table(i).code(), Duration.ofSeconds(i == 3 ? 20 : 600));
        }
        assertThat(Hints.of(state, durations, Map.of())).singleElement().satisfies(fact -> {
            assertThat(fact.key()).isEqualTo("hint.fast");
            assertThat(fact.table()).isEqualTo(table(3));
            assertThat(fact.numbers()).containsEntry("seconds", 20L).containsEntry("usual", 600L);
        });
    }

    /** Waiting twenty seconds for a no-show is not a fast game. */
    @Test
    void aTableAtWhichNobodyPlayedIsNoFastGame() {
        var durations = new HashMap<String, Duration>();
        for (int i = 1; i <= 4; i++) {
            durations.put(table(i).code(), Duration.ofSeconds(i == 3 ? 20 : 600));
        }
        durations.put("cup-r2-t1", Duration.ofSeconds(600));
        var forfeited = state.evolve(new TournamentEvent.ResultCorrectionDecided(
                ID, 1, table(3), List.of(player(5), player(6)), List.of(1, 2), List.of(player(6)), null, "NO_SHOW"));
        assertThat(Hints.of(forfeited, durations, Map.of())).isEmpty();
    }

    @Test
    void twoWhoNeverMoveInTheSameMinuteAreAFact() {
        var early = LongStream.range(0, 12).boxed().collect(Collectors.toSet());
        var late = LongStream.range(20, 32).boxed().collect(Collectors.toSet());
        Map<String, List<Set<Long>>> minutes = Map.of(
                table(1).code(), List.of(early, early),
                table(2).code(), List.of(late, Set.of()));
        assertThat(Hints.of(state, Map.of(), minutes))
                .extracting(Hints.Fact::key, Hints.Fact::players)
                .containsExactlyInAnyOrder(
                        org.assertj.core.groups.Tuple.tuple("hint.neverTogether", List.of(player(1), player(3))),
                        org.assertj.core.groups.Tuple.tuple("hint.neverTogether", List.of(player(2), player(3))));
    }
}
