package dev.perennial.games.arboretum;

import dev.perennial.games.GameStatistics;
import dev.perennial.games.Highlight;
import dev.perennial.games.SeatFigures;
import dev.perennial.games.arboretum.model.ArboretumEvent;
import dev.perennial.games.arboretum.model.ArboretumState;
import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.arboretum.model.FinalScore;
import dev.perennial.games.arboretum.model.PlayerArea;
import dev.perennial.games.arboretum.model.ScoredPath;
import dev.perennial.games.arboretum.model.SpeciesScore;
import dev.perennial.games.arboretum.model.Tree;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Before the hands are shown no one has points: until then the visible paths count. */
final class ArboretumStatistics implements GameStatistics<ArboretumState, ArboretumEvent> {
    private static final List<String> FIGURES =
            List.of("pathPoints", "paths", "longestPath", "longestSingleSpecies", "species", "trees");

    @Override
    public List<Integer> points(ArboretumState state) {
        if (!state.result().isEmpty()) {
            return state.result().stream().map(FinalScore::points).toList();
        }
        return state.players().stream().map(player -> hopes(state, player)).toList();
    }

    @Override
    public List<Integer> scored(ArboretumState state) {
        return state.result().isEmpty() ? Collections.nCopies(state.seats(), 0) : points(state);
    }

    /** As if the player were entitled to score every species. */
    private static int hopes(ArboretumState state, PlayerArea player) {
        var grid = new PathSearch(player.trees());
        return state.species().stream()
                .mapToInt(species -> grid.best(0, species).points())
                .sum();
    }

    @Override
    public double stage(ArboretumState state) {
        if (!state.result().isEmpty()) {
            return 1;
        }
        int first = state.species().size() * Card.HIGHEST - state.seats() * Opening.HAND;
        boolean dealt = !state.deck().isEmpty()
                || state.players().stream().anyMatch(player -> !player.trees().isEmpty());
        return dealt ? 1 - (state.deck().size() + 1) / (double) (first + 1) : 0;
    }

    @Override
    public Optional<Highlight> highlight(ArboretumEvent event) {
        return switch (event) {
            case ArboretumEvent.HandsRevealed _ -> Optional.of(Highlight.of("reveal"));
            case ArboretumEvent.SpeciesScored(SpeciesScore score) ->
                Optional.of(new Highlight(
                        Highlight.SCORING,
                        score.entitled().size() == 1
                                ? score.entitled().getFirst().seat()
                                : null));
            default -> Optional.empty();
        };
    }

    @Override
    public List<Map<String, Integer>> figures(List<ArboretumEvent> events, ArboretumState end) {
        var figures = new SeatFigures(end.seats(), FIGURES);
        for (SpeciesScore score : end.scores()) {
            score.entitled().stream().filter(path -> path.points() > 0).forEach(path -> path(figures, path));
        }
        for (int seat = 0; seat < end.seats(); seat++) {
            var trees = end.player(seat).trees();
            figures.add(seat, "trees", trees.size());
            figures.add(seat, "species", (int)
                    trees.stream().map(Tree::species).distinct().count());
        }
        return figures.all();
    }

    private static void path(SeatFigures figures, ScoredPath scored) {
        int length = scored.path().size();
        figures.add(scored.seat(), "pathPoints", scored.points());
        figures.add(scored.seat(), "paths", 1);
        figures.reach(scored.seat(), "longestPath", length);
        if (scored.path().stream().map(Tree::species).distinct().count() == 1) {
            figures.reach(scored.seat(), "longestSingleSpecies", length);
        }
    }
}
