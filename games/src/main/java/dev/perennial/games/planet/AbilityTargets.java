package dev.perennial.games.planet;

import dev.perennial.games.planet.PlanetMove.Target;
import dev.perennial.games.planet.PlanetMove.UseAbility;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Every way the ability of the chosen card may be used, lazily. */
final class AbilityTargets {
    private AbilityTargets() {}

    static Iterator<PlanetMove> moves(Player player) {
        Ability ability = player.turn().chosen().ability();
        var cells = cells(player.planet(), ability);
        var targets = cells.stream().map(Target::of).toList();
        var bySize = new ArrayList<Iterator<PlanetMove>>();
        for (int size = most(player, ability); size >= 0; size--) {
            bySize.add(
                    ability == Ability.LAKE
                            ? Selections.forEach(Selections.of(cells, size), chosen -> lakes(player.planet(), chosen))
                            : Selections.mapped(Selections.of(targets, size), UseAbility::new));
        }
        return Selections.takingTurns(bySize);
    }

    private static Iterator<PlanetMove> lakes(Planet planet, List<Cell> places) {
        return Selections.mapped(waysOfLakes(planet, places).iterator(), UseAbility::new);
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

    /** Each lake in every way it may make its neighbours grow, most of them first. */
    private static List<List<Target>> waysOfLakes(Planet planet, List<Cell> places) {
        if (places.isEmpty()) {
            return List.of(List.of());
        }
        Cell place = places.getFirst();
        Planet flooded = planet.with(place, Piece.LAKE);
        var growable = Places.cells(Places.around(Places.of(place)) & flooded.growable());
        var ways = new ArrayList<List<Target>>();
        for (int size = AbilityUse.GROWTH_PER_LAKE; size >= 0; size--) {
            Selections.of(growable, size).forEachRemaining(grow -> {
                var others = waysOfLakes(flooded.grow(grow), places.subList(1, places.size()));
                others.forEach(other -> ways.add(startingWith(new Target(place, grow), other)));
            });
        }
        return ways;
    }

    private static List<Target> startingWith(Target lake, List<Target> others) {
        var all = new ArrayList<>(List.of(lake));
        all.addAll(others);
        return all;
    }
}
