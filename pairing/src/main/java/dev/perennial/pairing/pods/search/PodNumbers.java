package dev.perennial.pairing.pods.search;

import dev.perennial.pairing.pods.model.Meeting;
import dev.perennial.pairing.pods.model.PodField;
import dev.perennial.pairing.pods.model.PodPlayer;
import dev.perennial.pairing.pods.model.PodPriority;
import dev.perennial.pairing.pods.model.PodRules;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The numbers of a round from which the cost of any table follows. Players are counted from 0 in the order of the
 * standings. The levels before the seats are packed into two numbers, an upper and a lower one, so that searches
 * compare few numbers; forbidden pairs come before everything.
 */
public final class PodNumbers {
    public static final long FORBIDDEN = 1L << 40;

    private static final int SECOND_LEVEL = 32;
    private static final int[] WEIGHT_OF_AGE = {0, 8, 6, 5, 4};

    public final List<PodPlayer> players;
    public final PodRules rules;
    public final int size;
    public final int[] band;
    public final boolean scoresFirst;
    private final int[][] repeats;
    private final BitSet[] forbidden;
    private final int[] shortCost;
    private final long[] deviation;

    public PodNumbers(PodField field, List<PodPlayer> seated) {
        players = seated;
        rules = field.rules();
        size = players.size();
        scoresFirst = rules.priority() == PodPriority.SCORES_FIRST;
        band = Bands.of(players, rules.minBand());
        var place = new HashMap<Integer, Integer>();
        players.forEach(player -> place.put(player.id(), place.size()));
        repeats = repeats(field, place);
        forbidden = forbidden(field, place);
        shortCost = new int[size];
        int last = size == 0 ? 0 : band[size - 1];
        Arrays.setAll(shortCost, i -> 4 * (last - band[i]) + 8 * players.get(i).shortTables());
        deviation = deviations();
    }

    private int[][] repeats(PodField field, Map<Integer, Integer> place) {
        var repeats = new int[size][size];
        for (var meeting : field.meetings()) {
            var first = place.get(meeting.first());
            var second = place.get(meeting.second());
            if (first != null && second != null) {
                repeats[first][second] = repeatCost(meeting, field.round());
                repeats[second][first] = repeats[first][second];
            }
        }
        return repeats;
    }

    /** Recent meetings weigh more, and two weigh more than twice one. */
    public static int repeatCost(Meeting meeting, int round) {
        int weight = meeting.rounds().stream()
                .mapToInt(met -> WEIGHT_OF_AGE[Math.clamp(round - met, 1, WEIGHT_OF_AGE.length - 1)])
                .sum();
        return weight * weight;
    }

    private BitSet[] forbidden(PodField field, Map<Integer, Integer> place) {
        var forbidden = new BitSet[size];
        Arrays.setAll(forbidden, _ -> new BitSet());
        for (var group : field.forbidden()) {
            if (group.holdsIn(field.round())) {
                var members = new BitSet();
                group.players().forEach(id -> {
                    var at = place.get(id);
                    if (at != null) {
                        members.set(at);
                    }
                });
                members.stream().forEach(member -> forbidden[member].or(members));
            }
        }
        for (int i = 0; i < size; i++) {
            forbidden[i].clear(i);
        }
        return forbidden;
    }

    /** How far each rating is from the mean of its band, which is rounded half up. */
    private long[] deviations() {
        var sum = new long[size];
        var count = new long[size];
        for (int i = 0; i < size; i++) {
            sum[band[i]] += players.get(i).rating();
            count[band[i]]++;
        }
        var deviations = new long[size];
        for (int i = 0; i < size; i++) {
            long mean = Math.floorDiv(2 * sum[band[i]] + count[band[i]], 2 * count[band[i]]);
            deviations[i] = players.get(i).rating() - mean;
        }
        return deviations;
    }

    public BitSet forbiddenWith(int player) {
        return forbidden[player];
    }

    public long mixing(int a, int b) {
        long difference = (long) band[a] - band[b];
        return difference * difference;
    }

    public int shortCost(int player) {
        return shortCost[player];
    }

    public boolean isShort(int tableSize) {
        return tableSize < rules.target();
    }

    public long deviation(int player) {
        return deviation[player];
    }

    /** The cost of unequal strength from the sum of a table's deviations. */
    public static long strength(int tableSize, long surplus) {
        return 60 / tableSize * surplus * surplus;
    }

    /** The upper number for two players at one table. */
    public long upper(int a, int b) {
        long apart = forbidden[a].get(b) ? FORBIDDEN : 0;
        return scoresFirst ? apart + mixing(a, b) : apart;
    }

    /** The lower number for two players at one table. */
    public long lower(int a, int b) {
        return scoresFirst ? repeats[a][b] : ((long) repeats[a][b] << SECOND_LEVEL) + mixing(a, b);
    }

    /**
     * Adds (or, with sign -1, takes away) what a player costs with everybody else, in whole rows: this is the hot loop.
     */
    public void addRow(int player, int sign, long[] upper, long[] lower) {
        int own = band[player];
        var met = repeats[player];
        for (int other = 0; other < size; other++) {
            long difference = (long) band[other] - own;
            long mixed = sign * difference * difference;
            long repeated = sign * (long) met[other];
            if (scoresFirst) {
                upper[other] += mixed;
                lower[other] += repeated;
            } else {
                lower[other] += (repeated << SECOND_LEVEL) + mixed;
            }
        }
        forbidden[player].stream().forEach(other -> upper[other] += sign * FORBIDDEN);
    }

    /** The upper number for one player at a short table. */
    public long upperShort(int player) {
        return scoresFirst ? 0 : shortCost[player];
    }

    public long lowerShort(int player) {
        return scoresFirst ? (long) shortCost[player] << SECOND_LEVEL : 0;
    }
}
