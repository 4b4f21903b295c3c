package dev.perennial.cli.play;

import dev.perennial.games.arboretum.model.ArboretumView;
import dev.perennial.games.arboretum.model.ArboretumView.PlayerView;
import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.arboretum.model.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Every player's trees on a grid with its coordinates, one cell more on each side: that is where planting goes on. */
final class ArboretumBoard {
    private ArboretumBoard() {}

    static List<String> lines(ArboretumView view, IntFunction<String> names) {
        var lines = new ArrayList<String>();
        lines.add("deck: " + view.deckSize() + " cards");
        for (PlayerView player : view.players()) {
            lines.add("");
            lines.add(names.apply(player.seat()) + ": "
                    + (player.hand() == null ? player.handSize() + " cards in hand" : "hand " + cards(player.hand()))
                    + "; pile (top last): " + cards(player.discards()));
            lines.addAll(grid(player.trees()));
        }
        return lines;
    }

    private static String cards(List<Card> cards) {
        return cards.isEmpty() ? "empty" : cards.stream().map(Card::code).collect(Collectors.joining(" "));
    }

    private static List<String> grid(List<Tree> trees) {
        if (trees.isEmpty()) {
            return List.of("  no trees yet; the first one is planted on 0,0");
        }
        Map<List<Integer>, String> at = trees.stream()
                .collect(Collectors.toMap(
                        tree -> List.of(tree.x(), tree.y()), tree -> tree.card().code()));
        IntStream columns = range(trees, Tree::x);
        List<Integer> xs = columns.boxed().toList();
        var lines = new ArrayList<String>();
        lines.add("  y\\x" + xs.stream().map("%4d"::formatted).collect(Collectors.joining()));
        range(trees, Tree::y)
                .forEach(y -> lines.add("%5d".formatted(y)
                        + xs.stream()
                                .map(x -> "%4s".formatted(at.getOrDefault(List.of(x, y), ".")))
                                .collect(Collectors.joining())));
        return lines;
    }

    private static IntStream range(List<Tree> trees, Function<Tree, Integer> part) {
        var all = trees.stream().map(part).mapToInt(Integer::intValue).summaryStatistics();
        return IntStream.rangeClosed(all.getMin() - 1, all.getMax() + 1);
    }
}
