package dev.perennial.pairing.pods.search;

import dev.perennial.pairing.pods.model.PodPlayer;
import dev.perennial.pairing.pods.model.SeatTaken;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The fairest seats of a table: each seat should make up for the player's earlier ones (pods spec 4, level C). */
public final class SeatOrder {
    private static final int SAME_SEAT = 900;
    private static final int LARGEST = 6;

    private final PodNumbers numbers;
    /** By player, table size and seat. */
    private final int[][][] cost;
    /** Players with the same number are interchangeable as far as seats go. */
    private final int[] kind;

    private final int kinds;
    private final int[] rest = new int[1 << LARGEST];

    public SeatOrder(PodNumbers numbers) {
        this.numbers = numbers;
        cost = new int[numbers.size][][];
        kind = new int[numbers.size];
        Map<String, Integer> known = new HashMap<>();
        for (int player = 0; player < numbers.size; player++) {
            cost[player] = costs(player);
            String key = Arrays.deepToString(cost[player]);
            kind[player] = known.computeIfAbsent(key, _ -> known.size());
        }
        kinds = known.size();
    }

    private int[][] costs(int player) {
        var costs = new int[LARGEST + 1][];
        for (int size = 3; size <= LARGEST; size++) {
            costs[size] = new int[size];
            for (int seat = 1; seat <= size; seat++) {
                costs[size][seat - 1] = cost(numbers.players.get(player), new SeatTaken(seat, size));
            }
        }
        return costs;
    }

    public static int cost(PodPlayer player, SeatTaken next) {
        int surplus = next.surplus() + balance(player);
        return surplus * surplus + SAME_SEAT * times(player, next.seat());
    }

    /** Positive for a player who has sat late rather than early. */
    public static int balance(PodPlayer player) {
        return player.seats().stream().mapToInt(SeatTaken::surplus).sum();
    }

    public static int times(PodPlayer player, int seat) {
        return (int)
                player.seats().stream().filter(taken -> taken.seat() == seat).count();
    }

    int kinds() {
        return kinds;
    }

    int kind(int player) {
        return kind[player];
    }

    /** The least seat cost of the first players of the array. */
    int least(int[] players, int size) {
        rest[0] = 0;
        for (int set = 1; set < 1 << size; set++) {
            int seat = size - Integer.bitCount(set);
            int least = Integer.MAX_VALUE;
            for (int left = set; left != 0; left &= left - 1) {
                int one = Integer.numberOfTrailingZeros(left);
                least = Math.min(least, cost[players[one]][size][seat] + rest[set & ~(1 << one)]);
            }
            rest[set] = least;
        }
        return rest[(1 << size) - 1];
    }

    /** The players by seat; of equally fair orders the one with the better players first. */
    public int[] best(int[] table) {
        var players = table.clone();
        Arrays.sort(players);
        int size = players.length;
        int left = (1 << size) - 1;
        int due = least(players, size);
        var seats = new int[size];
        for (int seat = 0; seat < size; seat++) {
            for (int one = 0; one < size; one++) {
                int without = left & ~(1 << one);
                if (without != left && cost[players[one]][size][seat] + rest[without] == due) {
                    seats[seat] = players[one];
                    due = rest[without];
                    left = without;
                    break;
                }
            }
        }
        return seats;
    }
}
