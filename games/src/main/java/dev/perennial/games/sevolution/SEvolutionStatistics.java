package dev.perennial.games.sevolution;

import dev.perennial.games.GameStatistics;
import dev.perennial.games.Highlight;
import dev.perennial.games.SeatFigures;
import dev.perennial.games.sevolution.component.Tables;
import dev.perennial.games.sevolution.model.Player;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionState;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tricks, calamities and Ages are the landmarks; points are open all the time. */
final class SEvolutionStatistics implements GameStatistics<SEvolutionState, SEvolutionEvent> {
    private static final String AGE_REACHED = "ageReached";
    private static final List<String> FIGURES = List.of(
            "tricksWon", AGE_REACHED, "population", "calamitiesStruck", "calamitiesWardedOff", "discoveryPoints");

    @Override
    public List<Integer> points(SEvolutionState state) {
        return state.players().stream()
                .map(player -> player.civilisation().score())
                .toList();
    }

    @Override
    public double stage(SEvolutionState state) {
        if (state.isOver()) {
            return 1;
        }
        double withinRound = state.action() == null ? 0 : 0.5;
        return Math.max(0, state.round() - 1 + withinRound) / Tables.ROUNDS;
    }

    @Override
    public Optional<Highlight> highlight(SEvolutionEvent event) {
        return switch (event) {
            case SEvolutionEvent.TrickTaken e -> Optional.of(new Highlight("trick", e.winner()));
            case SEvolutionEvent.CalamityStruck e -> Optional.of(new Highlight("calamity", e.seat()));
            case SEvolutionEvent.Evolved e -> Optional.of(new Highlight("age", e.seat()));
            case SEvolutionEvent.PointsScored e -> Optional.of(new Highlight(Highlight.SCORING, e.seat()));
            case SEvolutionEvent.DiscoveriesScored e -> Optional.of(new Highlight(Highlight.SCORING, e.seat()));
            default -> Optional.empty();
        };
    }

    @Override
    public List<Map<String, Integer>> figures(List<SEvolutionEvent> events, SEvolutionState end) {
        var figures = new SeatFigures(end.seats(), FIGURES);
        for (SEvolutionEvent event : events) {
            switch (event) {
                case SEvolutionEvent.TrickTaken e -> figures.add(e.winner(), "tricksWon", 1);
                case SEvolutionEvent.CalamityStruck e -> figures.add(e.seat(), "calamitiesStruck", 1);
                case SEvolutionEvent.CalamityWardedOff e -> figures.add(e.seat(), "calamitiesWardedOff", 1);
                case SEvolutionEvent.Evolved e -> figures.reach(e.seat(), AGE_REACHED, e.to());
                case SEvolutionEvent.DiscoveriesScored e -> figures.add(e.seat(), "discoveryPoints", e.points());
                default -> {}
            }
        }
        for (Player player : end.players()) {
            figures.reach(player.seat(), AGE_REACHED, player.age());
            figures.add(player.seat(), "population", player.population());
        }
        return figures.all();
    }
}
