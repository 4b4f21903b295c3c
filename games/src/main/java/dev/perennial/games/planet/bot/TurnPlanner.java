package dev.perennial.games.planet.bot;

import dev.perennial.games.planet.AbilityUse;
import dev.perennial.games.planet.board.Ability;
import dev.perennial.games.planet.board.ActionType;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.Cell;
import dev.perennial.games.planet.board.Piece;
import dev.perennial.games.planet.board.Places;
import dev.perennial.games.planet.board.Planet;
import dev.perennial.games.planet.model.PlanetMove;
import dev.perennial.games.planet.model.PlanetMove.TakeAction;
import dev.perennial.games.planet.model.PlanetMove.Target;
import dev.perennial.games.planet.model.PlanetMove.UseAbility;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/** Puts actions and abilities together one effect at a time, always the one that promises most. */
final class TurnPlanner {
    private final Evaluation hopes;

    TurnPlanner(Evaluation hopes) {
        this.hopes = hopes;
    }

    /** A move, where it leads and what that is worth. */
    record Plan(PlanetMove move, Planet planet, double worth) {}

    /** The value of a plan beyond the planet it leads to: a better level, points at once. */
    double bonus(Plan plan) {
        return plan.worth() - hopes.of(plan.planet());
    }

    Plan action(Planet planet, Card card) {
        return actions(planet, card).stream()
                .max(Comparator.comparingDouble(Plan::worth))
                .orElseThrow();
    }

    /** The best of each kind. */
    List<Plan> actions(Planet planet, Card card) {
        long biome = card.kind().places();
        return List.of(
                effects(ActionType.A, planet, biome, 3, 0),
                effects(ActionType.B, planet, biome, 0, 2),
                effects(ActionType.C, planet, biome, 1, 1),
                anywhere(planet));
    }

    /** Used in any case: a level is gained even where no target is worth it. */
    Plan ability(Planet planet, Ability ability, int level, int most) {
        int improved = ability.improved(level);
        double bonus =
                (improved > level ? hopes.ofImprovement() : 0) + (ability == Ability.BUD ? ability.value(improved) : 0);
        var targets = new TreeMap<Long, List<Long>>(Long::compareUnsigned);
        Planet after = planet;
        for (int i = 0; i < most; i++) {
            var step = ability == Ability.LAKE
                    ? bestLake(after)
                    : best(after, candidates(after, ability), effect(ability));
            if (step.place() == 0) {
                break;
            }
            targets.put(step.place(), step.grown());
            after = step.planet();
        }
        var use = new UseAbility(targets.entrySet().stream()
                .map(target -> new Target(Places.first(target.getKey()), cells(target.getValue())))
                .toList());
        return new Plan(use, after, hopes.of(after) + bonus);
    }

    private interface Effect {
        Planet on(Planet planet, long place);
    }

    /** The best single effect, or none at place 0 when nothing gains. */
    private record Step(long place, List<Long> grown, Planet planet) {}

    private Step best(Planet planet, long candidates, Effect effect) {
        var best = new Step(0, List.of(), planet);
        double most = hopes.of(planet);
        for (long left = candidates; left != 0; left &= left - 1) {
            long place = Long.lowestOneBit(left);
            Planet after = effect.on(planet, place);
            double worth = hopes.of(after);
            if (worth > most) {
                most = worth;
                best = new Step(place, List.of(), after);
            }
        }
        return best;
    }

    /** A lake is judged with the growth it brings; without any it is a waste of a cell. */
    private Step bestLake(Planet planet) {
        var best = new Step(0, List.of(), planet);
        double most = hopes.of(planet);
        for (long left = planet.empty() & Places.around(planet.growable()); left != 0; left &= left - 1) {
            long place = Long.lowestOneBit(left);
            Planet after = planet.with(place, Piece.LAKE);
            long open = Places.around(place) & planet.growable();
            var grown = new ArrayList<Long>();
            for (int i = 0; i < AbilityUse.GROWTH_PER_LAKE; i++) {
                var step = best(after, open, Planet::grow);
                open &= ~step.place();
                after = step.planet();
                if (step.place() != 0) {
                    grown.add(step.place());
                }
            }
            double worth = hopes.of(after);
            if (worth > most) {
                most = worth;
                best = new Step(place, grown, after);
            }
        }
        return best;
    }

    private Plan effects(ActionType type, Planet planet, long within, int plants, int growths) {
        long planted = 0;
        long grown = 0;
        Planet after = planet;
        for (int i = 0; i < growths; i++) {
            var step = best(after, planet.growable() & within & ~grown, Planet::grow);
            grown |= step.place();
            after = step.planet();
        }
        for (int i = 0; i < plants; i++) {
            var step = best(after, after.empty() & within, planting(Piece.SPROUT));
            planted |= step.place();
            after = step.planet();
        }
        return new Plan(new TakeAction(type, Places.cells(planted), Places.cells(grown)), after, hopes.of(after));
    }

    /** Action D, or nothing by way of action A. */
    private Plan anywhere(Planet planet) {
        var growth = best(planet, planet.growable(), Planet::grow);
        var planting = best(planet, planet.empty(), planting(Piece.SPROUT));
        boolean grows = hopes.of(growth.planet()) >= hopes.of(planting.planet());
        var step = grows ? growth : planting;
        var type = step.place() == 0 ? ActionType.A : ActionType.D;
        var cells = Places.cells(step.place());
        var move = grows ? new TakeAction(type, List.of(), cells) : new TakeAction(type, cells, List.of());
        return new Plan(move, step.planet(), hopes.of(step.planet()));
    }

    private static long candidates(Planet planet, Ability ability) {
        return switch (ability) {
            case SPROUT, BUSH, LAKE -> planet.empty();
            case SMALL -> planet.sprouts();
            case LARGE -> planet.small();
            case BUD -> 0;
        };
    }

    private static Effect effect(Ability ability) {
        return switch (ability) {
            case SPROUT -> planting(Piece.SPROUT);
            case BUSH -> planting(Piece.BUSH);
            case LAKE -> planting(Piece.LAKE);
            case SMALL, LARGE, BUD -> Planet::grow;
        };
    }

    private static Effect planting(Piece piece) {
        return (planet, place) -> planet.with(place, piece);
    }

    private static List<Cell> cells(List<Long> places) {
        return Places.cells(places.stream().reduce(0L, (all, place) -> all | place));
    }
}
