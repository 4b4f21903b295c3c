package dev.perennial.games.arboretum;

import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.arboretum.model.FinalScore;
import dev.perennial.games.arboretum.model.PlayerArea;
import dev.perennial.games.arboretum.model.Species;
import dev.perennial.games.arboretum.model.SpeciesScore;
import dev.perennial.games.arboretum.model.Tree;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Arboretum spec 6 to 8, for a whole table. */
final class Scoring {
    private static final Comparator<FinalScore> BETTER_FIRST = Comparator.comparingInt(FinalScore::points)
            .thenComparingInt(FinalScore::species)
            .reversed();

    private Scoring() {}

    static List<SpeciesScore> score(List<Species> inPlay, List<PlayerArea> players) {
        var hands = players.stream().map(PlayerArea::hand).toList();
        var grids =
                players.stream().map(player -> new PathSearch(player.trees())).toList();
        return inPlay.stream().map(species -> score(species, hands, grids)).toList();
    }

    private static SpeciesScore score(Species species, List<List<Card>> hands, List<PathSearch> grids) {
        var sums = HandSums.of(species, hands);
        var entitled = HandSums.entitled(sums).stream()
                .map(seat -> grids.get(seat).best(seat, species))
                .toList();
        return new SpeciesScore(species, sums, entitled);
    }

    static List<FinalScore> places(List<SpeciesScore> scores, List<PlayerArea> players) {
        var unplaced = IntStream.range(0, players.size())
                .mapToObj(seat -> new FinalScore(
                        seat,
                        scores.stream().mapToInt(score -> score.pointsOf(seat)).sum(),
                        differentSpecies(players.get(seat)),
                        0))
                .toList();
        return unplaced.stream()
                .map(score -> new FinalScore(score.seat(), score.points(), score.species(), place(score, unplaced)))
                .toList();
    }

    private static int differentSpecies(PlayerArea player) {
        return (int) player.trees().stream().map(Tree::species).distinct().count();
    }

    private static int place(FinalScore score, List<FinalScore> all) {
        return 1
                + (int) all.stream()
                        .filter(other -> BETTER_FIRST.compare(other, score) < 0)
                        .count();
    }
}
