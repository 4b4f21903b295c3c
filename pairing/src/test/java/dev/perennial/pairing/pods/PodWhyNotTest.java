package dev.perennial.pairing.pods;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.pods.model.Meeting;
import dev.perennial.pairing.pods.model.PodCost;
import dev.perennial.pairing.pods.model.PodField;
import dev.perennial.pairing.pods.model.PodPlayer;
import dev.perennial.pairing.pods.model.PodPriority;
import dev.perennial.pairing.pods.model.PodReason;
import dev.perennial.pairing.pods.model.PodReason.Drawback;
import dev.perennial.pairing.pods.model.PodReason.NotThere;
import dev.perennial.pairing.pods.model.PodRounds;
import dev.perennial.pairing.pods.model.PodRules;
import dev.perennial.pairing.pods.model.PodTable;
import dev.perennial.pairing.pods.search.PodNumbers;
import dev.perennial.pairing.pods.search.PodSeating;
import dev.perennial.pairing.pods.search.SeatOrder;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Why a table does not have the players whom people expect there; each claim is checked by another cost function. */
class PodWhyNotTest {
    private static final List<ToLongFunction<PodCost>> LEVELS =
            List.of(PodCost::mixing, PodCost::shortTables, PodCost::repeats, PodCost::seats, PodCost::strength);

    private static PodSeating.Seated seated(PodField field) {
        return (PodSeating.Seated) PodPairing.seat(field);
    }

    private static PodReason why(PodTable table) {
        return table.reasons().getLast();
    }

    private static List<PodPlayer> players(int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(id -> new PodPlayer(id, id, 0, 1500, List.of(), 0, 0, false))
                .toList();
    }

    @Test
    void theNextPlayersOfTheStandingsNeedNoOtherReason() {
        var players = List.of(
                new PodPlayer(1, 1, 9, 1500, List.of(), 0, 0, false),
                new PodPlayer(2, 2, 9, 1500, List.of(), 0, 0, false),
                new PodPlayer(3, 3, 9, 1500, List.of(), 0, 0, false),
                new PodPlayer(4, 4, 0, 1500, List.of(), 0, 0, false),
                new PodPlayer(5, 5, 0, 1500, List.of(), 0, 0, false),
                new PodPlayer(6, 6, 0, 1500, List.of(), 0, 0, false));
        var rules = new PodRules(3, 3, 3, 3, PodPriority.SCORES_FIRST);
        assertThat(seated(new PodField(2, rules, players, List.of(), List.of())).tables())
                .allSatisfy(table -> assertThat(why(table)).isEqualTo(new PodReason.PlainOrder()));
    }

    @Test
    void namesThePlayersWhoWouldMeetAgain() {
        var rules = new PodRules(3, 3, 3, 6, PodPriority.SCORES_FIRST);
        var meetings = List.of(new Meeting(1, 2, List.of(1)), new Meeting(1, 3, List.of(1)));
        var tables =
                seated(new PodField(2, rules, players(6), meetings, List.of())).tables();
        assertThat(why(tables.getFirst())).isInstanceOfSatisfying(NotThere.class, not -> {
            assertThat(not.missing()).isEqualTo(2);
            assertThat(not.drawback()).isEqualTo(new Drawback.Again(1, 2, List.of(1)));
        });
    }

    @Test
    void everyClaimIsTrueInRandomRounds() {
        var random = new Random(5);
        Set<Class<?>> seen = new HashSet<>();
        for (int i = 0; i < 40; i++) {
            seen.addAll(check(PodRounds.any(random, 6, 30)));
        }
        assertThat(seen).contains(Drawback.Bands.class, Drawback.Again.class, Drawback.Unfair.class);
    }

    private static Set<Class<?>> check(PodField field) {
        var seated = seated(field);
        Set<Class<?>> seen = new HashSet<>();
        var costs = new PlainCost(field, seated.byes());
        for (PodTable table : seated.tables()) {
            if (why(table) instanceof NotThere not) {
                seen.add(not.drawback().getClass());
                var other = seated.tables().stream()
                        .filter(each -> each.seats().contains(not.missing()))
                        .findFirst()
                        .orElseThrow();
                assertThat(table.seats()).contains(not.instead()).doesNotContain(not.missing());
                var before = costs.of(List.of(table.seats(), other.seats()));
                var after = costs.of(List.of(
                        changed(field, seated, table, not.instead(), not.missing()),
                        changed(field, seated, other, not.missing(), not.instead())));
                assertThat(kind(field, before, after)).isEqualTo(not.drawback().getClass());
            }
        }
        return seen;
    }

    private static List<Integer> changed(PodField field, PodSeating.Seated seated, PodTable table, int out, int in) {
        var present = field.players().stream()
                .filter(player -> !seated.byes().contains(player.id()))
                .toList();
        var ids = present.stream().map(PodPlayer::id).toList();
        int[] players = table.seats().stream()
                .mapToInt(id -> ids.indexOf(id == out ? in : id))
                .toArray();
        return Arrays.stream(new SeatOrder(new PodNumbers(field, present)).best(players))
                .mapToObj(ids::get)
                .toList();
    }

    /** The first level at which the round after the exchange is worse. */
    private static Class<?> kind(PodField field, PodCost before, PodCost after) {
        List<Integer> order =
                field.rules().priority() == PodPriority.SCORES_FIRST ? List.of(0, 1, 2, 3, 4) : List.of(1, 2, 0, 3, 4);
        List<Class<?>> kinds = List.of(
                Drawback.Bands.class,
                Drawback.AtShort.class,
                Drawback.Again.class,
                Drawback.Unfair.class,
                Drawback.Strength.class);
        for (int level : order) {
            long change =
                    LEVELS.get(level).applyAsLong(after) - LEVELS.get(level).applyAsLong(before);
            assertThat(change).isNotNegative();
            if (change > 0) {
                return kinds.get(level);
            }
        }
        return Drawback.None.class;
    }
}
