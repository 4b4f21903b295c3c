package dev.perennial.pairing;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Virtual points (in tenths) that count for pairing and nowhere else. */
public sealed interface Acceleration {
    /** No virtual points for anyone. */
    Acceleration NONE = new None();

    /**
     * {@return the virtual points of a player, in tenths}
     *
     * @param tournament the tournament that is paired
     * @param player one of its players
     * @param round the round to be paired
     */
    int virtualPoints(Tournament tournament, Player player, int round);

    /** No virtual points. */
    record None() implements Acceleration {
        @Override
        public int virtualPoints(Tournament tournament, Player player, int round) {
            return 0;
        }
    }

    /**
     * Any table of players and rounds; what is missing counts nothing.
     *
     * @param points the virtual points of each round, by the id of the player
     */
    record Table(Map<Integer, List<Integer>> points) implements Acceleration {
        /** Copies the map. */
        public Table {
            points = Map.copyOf(points);
        }

        @Override
        public int virtualPoints(Tournament tournament, Player player, int round) {
            var row = points.getOrDefault(player.id(), List.of());
            return round <= row.size() ? row.get(round - 1) : 0;
        }
    }

    /**
     * The Baku method: the upper group starts with a win's points ahead, then a draw's, then nothing. The last place of
     * the upper group is given when late entries have moved it; 0 means the rule for all players of the list.
     *
     * @param lastOfUpperGroup the place in the initial ranking of the last player of the upper group, or 0
     */
    record Baku(int lastOfUpperGroup) implements Acceleration {
        @Override
        public int virtualPoints(Tournament tournament, Player player, int round) {
            int accelerated = (tournament.plannedRounds() + 1) / 2;
            if (round > accelerated || player.order() > last(tournament)) {
                return 0;
            }
            return round <= (accelerated + 1) / 2
                    ? tournament.points().win()
                    : tournament.points().draw();
        }

        /**
         * The rule gives a win and a draw ahead, which makes sense only if two draws are a win and a loss is nothing.
         *
         * @param points the points of a tournament
         * @return whether these points do
         */
        public static boolean fits(PointSystem points) {
            return points.win() == 2 * points.draw() && points.loss() == 0;
        }

        /**
         * As some programs have it, against the rule: exactly half of the players, rounded up.
         *
         * @param tournament the tournament that is paired
         * @return the method with that upper group
         */
        public static Baku ofHalf(Tournament tournament) {
            var players = tournament.players();
            return new Baku(
                    players.isEmpty()
                            ? 0
                            : players.get((players.size() + 1) / 2 - 1).order());
        }

        private int last(Tournament tournament) {
            return lastOfUpperGroup > 0 ? lastOfUpperGroup : usualLast(tournament);
        }

        /**
         * Whether the rule for all players of the list gives the same group.
         *
         * @param tournament the tournament that is paired
         * @return whether it does
         */
        public boolean isUsual(Tournament tournament) {
            return last(tournament) == usualLast(tournament);
        }

        /**
         * Written out for every player of the upper group.
         *
         * @param tournament the tournament that is paired
         * @return the same virtual points as a table
         */
        public Table asTable(Tournament tournament) {
            var rows = new HashMap<Integer, List<Integer>>();
            for (Player player : tournament.players()) {
                if (player.order() > last(tournament)) {
                    break;
                }
                rows.put(
                        player.id(),
                        IntStream.rangeClosed(1, (tournament.plannedRounds() + 1) / 2)
                                .mapToObj(round -> virtualPoints(tournament, player, round))
                                .toList());
            }
            return new Table(rows);
        }

        /** The upper half, rounded up to an even number of players. */
        private static int usualLast(Tournament tournament) {
            var players = tournament.players();
            int size = Math.min(2 * ((players.size() + 3) / 4), players.size());
            return size == 0 ? 0 : players.get(size - 1).order();
        }
    }
}
