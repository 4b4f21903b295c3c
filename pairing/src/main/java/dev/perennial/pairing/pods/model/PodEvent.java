package dev.perennial.pairing.pods.model;

import dev.perennial.pairing.ForbiddenGroup;
import dev.perennial.pairing.tiebreak.Fraction;
import dev.perennial.pairing.tiebreak.Term;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * An event with its past rounds, from which the next one is seated. Players are pairing numbers with ratings.
 *
 * @param ratings the rating of each player, by pairing number
 * @param points the points by place
 * @param rounds the past rounds
 * @param rules of the tables
 * @param forbidden the players who may not meet
 * @param order of the tie-breaks
 */
public record PodEvent(
        Map<Integer, Integer> ratings,
        PodPoints points,
        List<PodRound> rounds,
        PodRules rules,
        List<ForbiddenGroup> forbidden,
        List<PodTieBreak> order) {
    /** Shared places divide points by at most six, so that scores in this unit are whole numbers. */
    private static final int SCORE_UNIT = 60;

    /** Copies the collections. */
    public PodEvent {
        ratings = Map.copyOf(ratings);
        rounds = List.copyOf(rounds);
        forbidden = List.copyOf(forbidden);
        order = List.copyOf(order);
    }

    /** {@return the standings, best first} */
    public List<PodStanding> standings() {
        return new PodStandings(this).table();
    }

    /**
     * How the figures of a player are computed, in the order of the tie-breaks.
     *
     * @param player the pairing number
     * @return the terms of each figure
     */
    public List<List<Term>> terms(int player) {
        return new PodStandings(this).terms(player);
    }

    /**
     * The next round of those who are there; late entries stand where their points put them.
     *
     * @param present the pairing numbers of those players
     * @return everything the next round depends on
     */
    public PodField next(Collection<Integer> present) {
        var players = standings().stream()
                .filter(standing -> present.contains(standing.player()))
                .map(this::player)
                .toList();
        return new PodField(rounds.size() + 1, rules, players, meetings(), forbidden);
    }

    private PodPlayer player(PodStanding standing) {
        int id = standing.player();
        var seats = new ArrayList<SeatTaken>();
        for (var round : rounds) {
            for (var table : round.tables()) {
                for (int seat = 1; seat <= table.size(); seat++) {
                    if (table.get(seat - 1).player() == id) {
                        seats.add(new SeatTaken(seat, table.size()));
                    }
                }
            }
        }
        int byes =
                (int) rounds.stream().filter(round -> round.byes().contains(id)).count();
        int shortTables = (int)
                seats.stream().filter(taken -> taken.size() < rules.target()).count();
        boolean last = !rounds.isEmpty() && rounds.getLast().byes().contains(id);
        int rating = ratings.getOrDefault(id, 0);
        return new PodPlayer(
                id,
                standing.rank(),
                score(standing.points(), points.unit()),
                rating,
                seats,
                shortTables + byes,
                byes,
                last);
    }

    private static int score(Fraction points, int unit) {
        var scaled = points.times(Fraction.of((long) SCORE_UNIT * unit));
        return scaled.numerator().divide(scaled.denominator()).intValueExact();
    }

    private List<Meeting> meetings() {
        var met = new TreeMap<Integer, Map<Integer, List<Integer>>>();
        for (int round = 1; round <= rounds.size(); round++) {
            for (var table : rounds.get(round - 1).tables()) {
                for (var first : table) {
                    for (var second : table) {
                        if (first.player() < second.player()) {
                            met.computeIfAbsent(first.player(), _ -> new TreeMap<>())
                                    .computeIfAbsent(second.player(), _ -> new ArrayList<>())
                                    .add(round);
                        }
                    }
                }
            }
        }
        return met.entrySet().stream()
                .flatMap(entry -> entry.getValue().entrySet().stream()
                        .map(other -> new Meeting(entry.getKey(), other.getKey(), other.getValue())))
                .toList();
    }
}
