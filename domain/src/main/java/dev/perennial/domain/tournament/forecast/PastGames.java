package dev.perennial.domain.tournament.forecast;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.RoundState;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.TournamentState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Finished games of a tournament, as far as they tell something about its later games.
 *
 * @param draws how often two equal players draw
 * @param scores of finished games by the number of players, those of the first place first
 */
record PastGames(double draws, Map<Integer, List<List<Integer>>> scores) {
    /** One draw in twenty games is assumed before the first game. */
    private static final double ASSUMED_GAMES = 20;

    private static final double ASSUMED_DRAWS = 1;

    static PastGames of(TournamentState state) {
        double games = ASSUMED_GAMES;
        double drawn = ASSUMED_DRAWS;
        var scores = new HashMap<Integer, List<List<Integer>>>();
        for (RoundState round : state.played()) {
            for (Seating table : round.tables()) {
                var there = Strengths.present(table);
                if (table.done() && there.size() > 1) {
                    var places = Objects.requireNonNull(table.places());
                    if (there.size() == 2) {
                        games++;
                        drawn += places.get(table.seatOf(there.getFirst()))
                                        .equals(places.get(table.seatOf(there.getLast())))
                                ? 1
                                : 0;
                    }
                    if (!table.scores().isEmpty()) {
                        scores.computeIfAbsent(there.size(), _ -> new ArrayList<>())
                                .add(byPlace(table, there, places));
                    }
                }
            }
        }
        return new PastGames(drawn / games, scores);
    }

    private static List<Integer> byPlace(Seating table, List<PlayerId> there, List<Integer> places) {
        return there.stream()
                .map(table::seatOf)
                .sorted(Comparator.comparing(places::get))
                .map(table.scores()::get)
                .toList();
    }

    /** Of a game to come: those of a finished one; before the first, each place scores one more than the next. */
    List<Integer> scores(int players, FutureRandom random) {
        var known = scores.getOrDefault(players, List.of());
        return known.isEmpty()
                ? IntStream.range(0, players).mapToObj(place -> players - place).toList()
                : known.get(random.below(known.size()));
    }
}
