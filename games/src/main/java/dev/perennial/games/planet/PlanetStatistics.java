package dev.perennial.games.planet;

import dev.perennial.games.GameStatistics;
import dev.perennial.games.Highlight;
import dev.perennial.games.SeatFigures;
import dev.perennial.games.planet.board.Planet;
import dev.perennial.games.planet.board.Season;
import dev.perennial.games.planet.board.SoloTitle;
import dev.perennial.games.planet.model.PlanetEvent;
import dev.perennial.games.planet.model.PlanetState;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The seasons set the pace: sun and forests at the end of each, the fertile biomes at the end of the year. */
final class PlanetStatistics implements GameStatistics<PlanetState, PlanetEvent> {
    private static final List<String> FIGURES =
            List.of("sunPoints", "forestPoints", "fertilityPoints", "budPoints", "largestForest", "trees", "lakes");
    private static final int ROUNDS =
            Arrays.stream(Season.values()).mapToInt(Season::rounds).sum();

    @Override
    public List<Integer> points(PlanetState state) {
        return state.players().stream().map(player -> player.scores().total()).toList();
    }

    @Override
    public double stage(PlanetState state) {
        if (state.outcome() != null) {
            return 1;
        }
        Season now = state.calendar().season();
        int before = Arrays.stream(Season.values())
                .filter(season -> season.index() < now.index())
                .mapToInt(Season::rounds)
                .sum();
        return Math.max(0, before + state.calendar().round() - 1) / (double) ROUNDS;
    }

    /** Nine titles have no winner. The analysis counts a solo game that earns at least this one as won. */
    @Override
    public OptionalInt soloTarget() {
        return OptionalInt.of(SoloTitle.PINE.points());
    }

    @Override
    public Optional<Highlight> highlight(PlanetEvent event) {
        return switch (event) {
            case PlanetEvent.SunScored e -> Optional.of(new Highlight(Highlight.SCORING, e.seat()));
            case PlanetEvent.ForestScored e -> Optional.of(new Highlight(Highlight.SCORING, e.seat()));
            case PlanetEvent.FertilityScored e -> Optional.of(new Highlight(Highlight.SCORING, e.seat()));
            case PlanetEvent.DroughtStruck _ -> Optional.of(Highlight.of("drought"));
            case PlanetEvent.SeasonChanged _ -> Optional.of(Highlight.of("season"));
            default -> Optional.empty();
        };
    }

    @Override
    public List<Map<String, Integer>> figures(List<PlanetEvent> events, PlanetState end) {
        var figures = new SeatFigures(end.players().size(), FIGURES);
        for (PlanetEvent event : events) {
            switch (event) {
                case PlanetEvent.SunScored e -> figures.add(e.seat(), "sunPoints", e.points());
                case PlanetEvent.ForestScored e -> {
                    figures.add(e.seat(), "forestPoints", e.points());
                    figures.reach(e.seat(), "largestForest", e.forest().size());
                }
                case PlanetEvent.FertilityScored e -> figures.add(e.seat(), "fertilityPoints", e.points());
                case PlanetEvent.BudsCounted e -> figures.add(e.seat(), "budPoints", e.points());
                default -> {}
            }
        }
        for (int seat = 0; seat < end.players().size(); seat++) {
            Planet planet = end.player(seat).planet();
            figures.add(seat, "trees", Long.bitCount(planet.small() | planet.large()));
            figures.add(seat, "lakes", Long.bitCount(planet.lakes()));
        }
        return figures.all();
    }
}
