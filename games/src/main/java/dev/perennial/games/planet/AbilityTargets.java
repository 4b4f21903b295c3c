package dev.perennial.games.planet;

import dev.perennial.games.planet.PlanetMove.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Every list of targets the ability of the chosen card may be used with, lazily. */
final class AbilityTargets {
    private AbilityTargets() {}

    static Stream<List<Target>> of(Player player) {
        Ability ability = player.turn().chosen().ability();
        var cells = cells(player.planet(), ability);
        var bySize = LegalMoves.sizesDownFrom(most(player, ability))
                .mapToObj(size -> Selections.of(cells, size)
                        .flatMap(chosen -> ability == Ability.LAKE
                                ? lakes(player.planet(), chosen)
                                : Stream.of(chosen.stream().map(Target::of).toList())))
                .toList();
        return Selections.takingTurns(bySize);
    }

    static int most(Player player, Ability ability) {
        int most = AbilityUse.mostTargets(player, ability);
        return ability.usesSupply() ? Math.min(most, player.turn().quota()) : most;
    }

    /** Where one repetition may go; for a lake the place of the lake itself. */
    static List<Cell> cells(Planet planet, Ability ability) {
        return switch (ability) {
            case SPROUT, BUSH, LAKE -> planet.emptyCells();
            case SMALL -> planet.cellsWith(Piece.SPROUT);
            case LARGE -> planet.cellsWith(Piece.SMALL);
            case BUD -> List.of();
        };
    }

    private static Stream<List<Target>> lakes(Planet planet, List<Cell> places) {
        if (places.isEmpty()) {
            return Stream.of(List.of());
        }
        Cell place = places.getFirst();
        Planet flooded = planet.with(place, Piece.LAKE);
        var growable =
                PlanetMap.neighbours(place).stream().filter(flooded::canGrow).toList();
        return LegalMoves.sizesDownFrom(AbilityUse.GROWTH_PER_LAKE)
                .boxed()
                .flatMap(size -> Selections.of(growable, size))
                .flatMap(grow -> lakes(flooded.grow(grow), places.subList(1, places.size()))
                        .map(others -> startingWith(new Target(place, grow), others)));
    }

    private static List<Target> startingWith(Target lake, List<Target> others) {
        var all = new ArrayList<>(List.of(lake));
        all.addAll(others);
        return all;
    }
}
