package dev.perennial.games.planet;

import dev.perennial.games.planet.PlanetMove.TakeAction;
import dev.perennial.games.planet.PlanetMove.Target;
import dev.perennial.games.planet.PlanetMove.UseAbility;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Puts actions and abilities together one effect at a time, always the one that promises most. */
final class TurnPlanner {
    private final Hopes hopes;

    TurnPlanner(Hopes hopes) {
        this.hopes = hopes;
    }

    /** A move, where it leads and what that is worth. */
    record Plan(PlanetMove move, Grove grove, double worth) {}

    /** What a plan is worth beyond the planet it leads to: a better level, points at once. */
    double bonus(Plan plan) {
        return plan.worth() - hopes.of(plan.grove());
    }

    Plan action(Grove grove, Card card) {
        long biome = Grove.places(LegalMoves.within(card.kind(), PlanetMap.FERTILE));
        return Stream.of(
                        effects(ActionType.A, grove, biome, 3, 0),
                        effects(ActionType.B, grove, biome, 0, 2),
                        effects(ActionType.C, grove, biome, 1, 1),
                        anywhere(grove))
                .max(Comparator.comparingDouble(Plan::worth))
                .orElseThrow();
    }

    /** Used in any case: a level is gained even where no target is worth it. */
    Plan ability(Grove grove, Ability ability, int level, int most) {
        int improved = ability.improved(level);
        double bonus =
                (improved > level ? hopes.ofImprovement() : 0) + (ability == Ability.BUD ? ability.value(improved) : 0);
        var targets = new TreeMap<Long, List<Long>>(Long::compareUnsigned);
        Grove after = grove;
        for (int i = 0; i < most; i++) {
            var step = ability == Ability.LAKE
                    ? bestLake(after)
                    : best(after, candidates(after, ability), effect(ability));
            if (step.place() == 0) {
                break;
            }
            targets.put(step.place(), step.grown());
            after = step.grove();
        }
        var use = new UseAbility(targets.entrySet().stream()
                .map(target -> new Target(Grove.cell(target.getKey()), cells(target.getValue())))
                .toList());
        return new Plan(use, after, hopes.of(after) + bonus);
    }

    private interface Effect {
        Grove on(Grove grove, long place);
    }

    /** The best single effect, or none at place 0 when nothing gains. */
    private record Step(long place, List<Long> grown, Grove grove) {}

    private Step best(Grove grove, long candidates, Effect effect) {
        var best = new Step(0, List.of(), grove);
        double most = hopes.of(grove);
        for (long left = candidates; left != 0; left &= left - 1) {
            long place = Long.lowestOneBit(left);
            Grove after = effect.on(grove, place);
            double worth = hopes.of(after);
            if (worth > most) {
                most = worth;
                best = new Step(place, List.of(), after);
            }
        }
        return best;
    }

    /** A lake is judged with the growth it brings; without any it is a waste of a cell. */
    private Step bestLake(Grove grove) {
        var best = new Step(0, List.of(), grove);
        double most = hopes.of(grove);
        for (long left = grove.empty() & Grove.around(grove.growable()); left != 0; left &= left - 1) {
            long place = Long.lowestOneBit(left);
            Grove after = grove.withLake(place);
            long open = Grove.around(place) & grove.growable();
            var grown = new ArrayList<Long>();
            for (int i = 0; i < AbilityUse.GROWTH_PER_LAKE; i++) {
                var step = best(after, open, Grove::grow);
                open &= ~step.place();
                after = step.grove();
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

    private Plan effects(ActionType type, Grove grove, long within, int plants, int growths) {
        long planted = 0;
        long grown = 0;
        Grove after = grove;
        for (int i = 0; i < growths; i++) {
            var step = best(after, grove.growable() & within & ~grown, Grove::grow);
            grown |= step.place();
            after = step.grove();
        }
        for (int i = 0; i < plants; i++) {
            var step = best(after, after.empty() & within, Grove::plant);
            planted |= step.place();
            after = step.grove();
        }
        return new Plan(new TakeAction(type, cells(planted), cells(grown)), after, hopes.of(after));
    }

    /** Action D, or nothing by way of action A. */
    private Plan anywhere(Grove grove) {
        var growth = best(grove, grove.growable(), Grove::grow);
        var planting = best(grove, grove.empty(), Grove::plant);
        boolean grows = hopes.of(growth.grove()) >= hopes.of(planting.grove());
        var step = grows ? growth : planting;
        var type = step.place() == 0 ? ActionType.A : ActionType.D;
        var cells = cells(step.place());
        var move = grows ? new TakeAction(type, List.of(), cells) : new TakeAction(type, cells, List.of());
        return new Plan(move, step.grove(), hopes.of(step.grove()));
    }

    private static long candidates(Grove grove, Ability ability) {
        return switch (ability) {
            case SPROUT, BUSH, LAKE -> grove.empty();
            case SMALL -> grove.sprouts();
            case LARGE -> grove.small();
            case BUD -> 0;
        };
    }

    private static Effect effect(Ability ability) {
        return switch (ability) {
            case SPROUT -> Grove::plant;
            case BUSH -> Grove::withBush;
            case LAKE -> Grove::withLake;
            case SMALL, LARGE, BUD -> Grove::grow;
        };
    }

    private static List<Cell> cells(long places) {
        var cells = new ArrayList<Cell>();
        for (long left = places; left != 0; left &= left - 1) {
            cells.add(Grove.cell(Long.lowestOneBit(left)));
        }
        return cells;
    }

    private static List<Cell> cells(List<Long> places) {
        return cells(places.stream().reduce(0L, (all, place) -> all | place));
    }
}
