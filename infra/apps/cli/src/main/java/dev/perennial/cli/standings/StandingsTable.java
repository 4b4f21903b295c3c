package dev.perennial.cli.standings;

import dev.perennial.pairing.Player;
import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.tiebreak.Edition;
import dev.perennial.pairing.tiebreak.Fraction;
import dev.perennial.pairing.tiebreak.Standing;
import dev.perennial.pairing.tiebreak.Standings;
import dev.perennial.pairing.tiebreak.TieBreak;
import dev.perennial.pairing.tiebreak.TieBreakValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Standings as columns of text: figures to the right, the name last. */
final class StandingsTable {
    private static final String GAP = "  ";

    private final List<TieBreak> tieBreaks;
    private final List<Standing> standings;
    private final Map<Integer, Player> players;
    private final FigureText figures;

    StandingsTable(Tournament tournament, List<TieBreak> tieBreaks, Edition edition) {
        this.tieBreaks = tieBreaks;
        standings = Standings.of(tournament, tieBreaks, edition);
        players = tournament.players().stream().collect(Collectors.toMap(Player::id, Function.identity()));
        figures = new FigureText(new TieBreakValues(tournament, edition), tournament.players());
    }

    /** The heading and a line for each player. */
    List<String> lines() {
        var rows = Stream.concat(Stream.of(heading()), standings.stream().map(this::row))
                .toList();
        var widths = IntStream.range(0, heading().size())
                .map(column -> rows.stream()
                        .mapToInt(row -> row.get(column).length())
                        .max()
                        .orElseThrow())
                .toArray();
        return rows.stream().map(row -> aligned(row, widths)).toList();
    }

    /** Below each player how every figure is computed. */
    List<String> explainedLines() {
        var lines = lines();
        var explained = new ArrayList<String>(lines.subList(0, 1));
        for (int i = 0; i < standings.size(); i++) {
            var standing = standings.get(i);
            explained.add(lines.get(i + 1));
            for (int j = 0; j < tieBreaks.size(); j++) {
                explained.addAll(figures.lines(
                        tieBreaks.get(j), standing.tieBreaks().get(j), player(standing), tiedBefore(standing, j)));
            }
        }
        return explained;
    }

    private List<String> heading() {
        return Stream.of(Stream.of("Rank", "Points"), tieBreaks.stream().map(TieBreak::code), Stream.of("No", "Name"))
                .flatMap(Function.identity())
                .toList();
    }

    private List<String> row(Standing standing) {
        var player = player(standing);
        return Stream.of(
                        Stream.of(String.valueOf(standing.rank()), points(standing)),
                        standing.tieBreaks().stream().map(Fraction::toText),
                        Stream.of(String.valueOf(player.id()), player.name()))
                .flatMap(Function.identity())
                .toList();
    }

    private static String points(Standing standing) {
        return Fraction.ofTenths(standing.points()).toText();
    }

    private static String aligned(List<String> row, int[] widths) {
        int last = row.size() - 1;
        String figures = IntStream.range(0, last)
                .mapToObj(column -> " ".repeat(widths[column] - row.get(column).length()) + row.get(column))
                .collect(Collectors.joining(GAP));
        return (figures + GAP + row.get(last)).stripTrailing();
    }

    /** Direct encounter depends on who was still tied when it was applied. */
    private List<Player> tiedBefore(Standing standing, int tieBreak) {
        return standings.stream()
                .filter(other -> other.points() == standing.points()
                        && other.tieBreaks()
                                .subList(0, tieBreak)
                                .equals(standing.tieBreaks().subList(0, tieBreak)))
                .map(this::player)
                .toList();
    }

    private Player player(Standing standing) {
        return Objects.requireNonNull(players.get(standing.player()));
    }
}
