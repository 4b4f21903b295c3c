package dev.perennial.games.planet;

import dev.perennial.games.planet.board.Ability;
import dev.perennial.games.planet.board.Cell;
import dev.perennial.games.planet.board.Piece;
import dev.perennial.games.planet.board.Places;
import dev.perennial.games.planet.board.Planet;
import dev.perennial.games.planet.board.Source;
import dev.perennial.games.planet.model.PlanetMove;
import dev.perennial.games.planet.model.PlanetMove.Target;
import dev.perennial.games.planet.model.PlanetMove.UseAbility;
import dev.perennial.games.planet.model.Player;
import dev.perennial.games.planet.model.Selections;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Every way the ability of the chosen card may be used, lazily. */
final class AbilityTargets {
    private static final List<Integer> GROWTH_SIZES = IntStream.rangeClosed(0, AbilityUse.GROWTH_PER_LAKE)
            .map(size -> AbilityUse.GROWTH_PER_LAKE - size)
            .boxed()
            .toList();

    /** By the index of their cell. */
    private static final List<Target> PLAIN =
            Places.CELLS.stream().map(Target::of).toList();

    private AbilityTargets() {}

    static Source<PlanetMove> moves(Player player) {
        Ability ability = player.turn().chosen().ability();
        var cells = cells(player.planet(), ability);
        var targets = ability == Ability.LAKE ? List.<Target>of() : targets(cells);
        var bySize = new ArrayList<Source<PlanetMove>>();
        for (int size = most(player, ability); size >= 0; size--) {
            var choices = ability == Ability.LAKE
                    ? Selections.forEach(Selections.of(cells, size), chosen -> lakes(player.planet(), chosen))
                    : Selections.of(targets, size);
            bySize.add(choices.map(UseAbility::new));
        }
        return Selections.takingTurns(bySize);
    }

    private static List<Target> targets(List<Cell> cells) {
        var targets = new ArrayList<Target>(cells.size());
        for (Cell cell : cells) {
            targets.add(PLAIN.get(Places.index(cell)));
        }
        return targets;
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

    /** Each lake in every way it may make its neighbours grow. */
    private static Source<List<Target>> lakes(Planet planet, List<Cell> places) {
        if (places.isEmpty()) {
            return Selections.each(List.of(List.of()));
        }
        Cell place = places.getFirst();
        var others = places.subList(1, places.size());
        Planet flooded = planet.with(place, Piece.LAKE);
        return Selections.forEach(
                growths(flooded, place),
                grow -> lakes(flooded.grow(grow), others).map(rest -> startingWith(new Target(place, grow), rest)));
    }

    /** The neighbours of a lake that may grow, most of them first. */
    private static Source<List<Cell>> growths(Planet planet, Cell lake) {
        var growable = Places.cells(Places.around(Places.of(lake)) & planet.growable());
        return Selections.forEach(Selections.each(GROWTH_SIZES), size -> Selections.of(growable, size));
    }

    private static List<Target> startingWith(Target lake, List<Target> others) {
        var all = new ArrayList<Target>(1 + others.size());
        all.add(lake);
        all.addAll(others);
        return all;
    }
}
