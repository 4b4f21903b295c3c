package dev.perennial.domain.league;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.league.LeagueEvent.Move;
import dev.perennial.domain.league.LeagueEvent.Placed;
import dev.perennial.domain.league.LeagueState.Season;
import dev.perennial.pairing.tiebreak.Fraction;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** The cumulative standings of a season: each member's best results, group by group. */
public final class LeagueTable {
    private LeagueTable() {}

    /**
     * A member's line; who is equal in everything that was played shares the rank.
     *
     * @param results points of each tournament, the best first
     * @param counted the sum of those that count
     */
    public record Row(int rank, PlayerId player, String group, Fraction counted, List<Fraction> results) {
        public Row {
            results = List.copyOf(results);
        }
    }

    /**
     * A member's row before it is ranked.
     *
     * @param places in the tournaments of the season, the latest first; last place where the member did not play
     */
    private record Line(PlayerId player, Fraction counted, List<Fraction> results, List<Integer> places) {
        /** Points, the best result, the second best and so on, more tournaments, the better place in the latest one. */
        private static final Comparator<Line> BEST_FIRST = Comparator.comparing(Line::counted)
                .reversed()
                .thenComparing(Line::results, LeagueTable::betterResults)
                .thenComparing(line -> line.results().size(), Comparator.reverseOrder())
                .thenComparing(Line::places, LeagueTable::betterPlaces);
    }

    /** The highest group first, within it the best first; of equals who joined the league first. */
    public static List<Row> of(LeagueState state, Season season) {
        var groups = season.closed() ? season.groups() : state.members();
        var rules = Objects.requireNonNullElse(season.rules(), state.rules());
        var rows = new ArrayList<Row>();
        for (String group : rules.groups()) {
            // Sorting keeps the order of the members where nothing else decides.
            var lines = groups.entrySet().stream()
                    .filter(member -> member.getValue().equals(group))
                    .map(member -> line(rules, season, member.getKey()))
                    .sorted(Line.BEST_FIRST)
                    .toList();
            for (int i = 0; i < lines.size(); i++) {
                Line line = lines.get(i);
                boolean shared = i > 0 && Line.BEST_FIRST.compare(lines.get(i - 1), line) == 0;
                int rank = shared ? rows.getLast().rank() : i + 1;
                rows.add(new Row(rank, line.player(), group, line.counted(), line.results()));
            }
        }
        return rows;
    }

    private static int betterResults(List<Fraction> one, List<Fraction> other) {
        return IntStream.range(0, Math.min(one.size(), other.size()))
                .map(i -> other.get(i).compareTo(one.get(i)))
                .filter(difference -> difference != 0)
                .findFirst()
                .orElse(0);
    }

    private static int betterPlaces(List<Integer> one, List<Integer> other) {
        return IntStream.range(0, one.size())
                .map(i -> Integer.compare(one.get(i), other.get(i)))
                .filter(difference -> difference != 0)
                .findFirst()
                .orElse(0);
    }

    private static Line line(LeagueRules rules, Season season, PlayerId player) {
        var results = new ArrayList<Fraction>();
        var ranks = new ArrayList<Integer>();
        for (var places : season.tournaments().values()) {
            var own = places.stream()
                    .filter(placed -> placed.player().equals(player))
                    .findFirst();
            own.ifPresent(placed -> results.add(points(rules, places, placed)));
            ranks.addFirst(own.map(Placed::rank).orElse(Integer.MAX_VALUE));
        }
        results.sort(Comparator.reverseOrder());
        int best = rules.best() == 0 ? results.size() : Math.min(rules.best(), results.size());
        var counted = results.subList(0, best).stream().reduce(Fraction.ZERO, Fraction::plus);
        return new Line(player, counted, results, ranks);
    }

    /** Shared places share the points of all places they cover. */
    private static Fraction points(LeagueRules rules, List<Placed> places, Placed placed) {
        int sharing = (int)
                places.stream().filter(other -> other.rank() == placed.rank()).count();
        int sum = 0;
        for (int place = placed.rank(); place < placed.rank() + sharing; place++) {
            sum += place <= rules.points().size() ? rules.points().get(place - 1) : 0;
        }
        return new Fraction(sum, sharing);
    }

    /**
     * Promotions and relegations at the end of a season, by one group at a time. Only members who played are promoted;
     * the last are relegated, and members who did not play rank last. A group in which no one played stays as it is.
     */
    public static List<Move> moves(LeagueState state, Season season) {
        var moves = new ArrayList<Move>();
        Map<String, List<Row>> byGroup = new TreeMap<>();
        of(state, season)
                .forEach(row -> byGroup.computeIfAbsent(row.group(), _ -> new ArrayList<>())
                        .add(row));
        var groups = state.rules().groups();
        for (int i = 0; i < groups.size(); i++) {
            String group = groups.get(i);
            var rows = byGroup.getOrDefault(group, List.of());
            if (i > 0) {
                String up = groups.get(i - 1);
                rows.stream()
                        .filter(row -> !row.results().isEmpty())
                        .limit(state.rules().promoted())
                        .forEach(row -> moves.add(new Move(row.player(), group, up)));
            }
            boolean played = rows.stream().anyMatch(row -> !row.results().isEmpty());
            if (played && i + 1 < groups.size()) {
                String down = groups.get(i + 1);
                rows.reversed().stream()
                        .limit(state.rules().relegated())
                        .filter(row ->
                                moves.stream().noneMatch(move -> move.player().equals(row.player())))
                        .forEach(row -> moves.add(new Move(row.player(), group, down)));
            }
        }
        return moves;
    }
}
