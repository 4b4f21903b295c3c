package dev.perennial.standalone.play;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * The final table of a tournament without byes, computed again from its games with nothing of the project's own pairing
 * or tie-breaks.
 */
final class RecomputedTable {
    private final List<PlayedGame> games;
    private final boolean two;

    RecomputedTable(List<PlayedGame> games, boolean two) {
        this.games = games;
        this.two = two;
    }

    Collection<String> players() {
        var players = new TreeSet<String>();
        games.forEach(game -> players.addAll(game.places().keySet()));
        return players;
    }

    double points(String player) {
        return of(player).mapToDouble(game -> game.points(player)).sum();
    }

    /** The figures of the columns that are numbers, by their code. */
    double figure(String code, String player) {
        return switch (code) {
            case "BH" -> opponents(player).sum();
            case "BH/C1" -> opponents(player).sum() - opponents(player).min().orElse(0);
            case "SB" ->
                of(player)
                        .mapToDouble(game -> game.points(player)
                                * points(game.opponents(player).getFirst()))
                        .sum();
            case "OAS" ->
                of(player)
                        .flatMap(game -> game.opponents(player).stream())
                        .mapToDouble(this::rate)
                        .average()
                        .orElseThrow();
            case "GPS" ->
                of(player).mapToDouble(game -> game.share(player)).average().orElseThrow();
            default -> throw new IllegalArgumentException(code);
        };
    }

    /** How often first, second and so on. */
    List<Long> places(String player) {
        return Stream.of(1, 2, 3, 4)
                .map(place ->
                        of(player).filter(game -> game.place(player) == place).count())
                .toList();
    }

    private Stream<PlayedGame> of(String player) {
        return games.stream().filter(game -> game.has(player));
    }

    private java.util.stream.DoubleStream opponents(String player) {
        return of(player).flatMap(game -> game.opponents(player).stream()).mapToDouble(this::points);
    }

    private double rate(String player) {
        return points(player) / of(player).mapToDouble(PlayedGame::most).sum();
    }

    /** Best first; those who cannot be told apart stand together. */
    List<List<String>> ranking() {
        var groups = split(List.of(List.copyOf(players())), this::points);
        if (two) {
            for (String code : List.of("BH/C1", "BH", "SB")) {
                groups = split(groups, player -> figure(code, player));
            }
            return headToHead(groups);
        }
        groups = headToHead(split(groups, player -> figure("OAS", player)));
        for (int place = 0; place < 4; place++) {
            int index = place;
            groups = split(groups, player -> places(player).get(index));
        }
        return split(groups, player -> figure("GPS", player));
    }

    private static List<List<String>> split(List<List<String>> groups, ToDoubleFunction<String> value) {
        var finer = new ArrayList<List<String>>();
        for (var group : groups) {
            group.stream()
                    .map(player -> rounded(value.applyAsDouble(player)))
                    .distinct()
                    .sorted(Comparator.reverseOrder())
                    .forEach(each -> finer.add(group.stream()
                            .filter(player -> rounded(value.applyAsDouble(player)) == each)
                            .toList()));
        }
        return finer;
    }

    private static long rounded(double value) {
        return Math.round(value * 1e8);
    }

    private List<List<String>> headToHead(List<List<String>> groups) {
        return groups.stream().flatMap(group -> encounter(group).stream()).toList();
    }

    /**
     * All have met: by the results among them. Else a player who cannot be caught comes first, and the others stay
     * level.
     */
    private List<List<String>> encounter(List<String> group) {
        if (group.size() == 1) {
            return List.of(group);
        }
        boolean allMet = group.stream().allMatch(player -> missing(player, group) == 0);
        List<List<String>> finer = new ArrayList<>();
        if (allMet) {
            finer = split(List.of(group), player -> among(player, group));
        } else {
            var open = new ArrayList<>(group);
            var leader = leader(open, group);
            while (leader != null && open.size() > 1) {
                finer.add(List.of(leader));
                open.remove(leader);
                leader = leader(open, group);
            }
            finer.add(List.copyOf(open));
        }
        return finer.size() == 1 ? finer : headToHead(finer);
    }

    private String leader(List<String> open, List<String> group) {
        return open.stream()
                .filter(player -> open.stream()
                        .filter(other -> !other.equals(player))
                        .allMatch(other ->
                                rounded(among(player, group)) > rounded(among(other, group) + missing(other, group))))
                .findFirst()
                .orElse(null);
    }

    private double among(String player, List<String> group) {
        return group.stream()
                .map(other -> result(player, other))
                .filter(OptionalDouble::isPresent)
                .mapToDouble(OptionalDouble::getAsDouble)
                .sum();
    }

    private long missing(String player, List<String> group) {
        return group.stream()
                .filter(other -> !Objects.equals(other, player))
                .filter(other -> result(player, other).isEmpty())
                .count();
    }

    private OptionalDouble result(String player, String other) {
        return player.equals(other)
                ? OptionalDouble.empty()
                : games.stream()
                        .flatMap(game -> game.against(player, other).stream())
                        .mapToDouble(Double::doubleValue)
                        .average();
    }
}
