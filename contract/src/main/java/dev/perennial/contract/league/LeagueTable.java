package dev.perennial.contract.league;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.league.LeagueEvent.Move;
import dev.perennial.contract.league.LeagueEvent.Placed;
import dev.perennial.contract.league.LeagueState.Season;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** The cumulative table of a season: the best so many results of each member, group by group. */
public final class LeagueTable {
    private LeagueTable() {}

    /**
     * A member's line; equal points and equal best results share the rank.
     *
     * @param results points of each tournament, the best first
     * @param counted the sum of those that count
     */
    public record Row(int rank, PlayerId player, String group, int counted, List<Integer> results) {
        public Row {
            results = List.copyOf(results);
        }
    }

    /** The highest group first, within it the best first. */
    public static List<Row> of(LeagueState state, Season season) {
        var groups = season.closed() ? season.groups() : state.members();
        var rules = Objects.requireNonNullElse(season.rules(), state.rules());
        var rows = new ArrayList<Row>();
        for (String group : rules.groups()) {
            var lines = groups.entrySet().stream()
                    .filter(member -> member.getValue().equals(group))
                    .map(member -> row(rules, season, member.getKey(), group))
                    .sorted(Comparator.comparingInt(Row::counted)
                            .reversed()
                            .thenComparing(LeagueTable::byResults)
                            .thenComparing(row -> row.player().code()))
                    .toList();
            for (int i = 0; i < lines.size(); i++) {
                Row line = lines.get(i);
                boolean shared =
                        i > 0 && lines.get(i - 1).counted() == line.counted() && byResults(lines.get(i - 1), line) == 0;
                int rank = shared ? rows.getLast().rank() : i + 1;
                rows.add(new Row(rank, line.player(), group, line.counted(), line.results()));
            }
        }
        return rows;
    }

    /** Who has the better best result, then the better second, stands first. */
    private static int byResults(Row one, Row other) {
        int common = Math.min(one.results().size(), other.results().size());
        for (int i = 0; i < common; i++) {
            int difference = other.results().get(i) - one.results().get(i);
            if (difference != 0) {
                return difference;
            }
        }
        return 0;
    }

    private static Row row(LeagueRules rules, Season season, PlayerId player, String group) {
        var results = new ArrayList<Integer>();
        for (var places : season.tournaments().values()) {
            places.stream()
                    .filter(placed -> placed.player().equals(player))
                    .findFirst()
                    .ifPresent(placed -> results.add(points(rules, places, placed)));
        }
        results.sort(Comparator.reverseOrder());
        int best = rules.best() == 0 ? results.size() : Math.min(rules.best(), results.size());
        int counted =
                results.subList(0, best).stream().mapToInt(Integer::intValue).sum();
        return new Row(0, player, group, counted, results);
    }

    /** Shared places share the points of all places they cover, rounded down. */
    private static int points(LeagueRules rules, List<Placed> places, Placed placed) {
        int sharing = (int)
                places.stream().filter(other -> other.rank() == placed.rank()).count();
        int sum = 0;
        for (int place = placed.rank(); place < placed.rank() + sharing; place++) {
            sum += place <= rules.points().size() ? rules.points().get(place - 1) : 0;
        }
        return sum / sharing;
    }

    /** Who moves up and down at the end of a season: only those who played, and never past a group. */
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
            if (i + 1 < groups.size()) {
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
