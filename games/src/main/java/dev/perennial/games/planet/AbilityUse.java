package dev.perennial.games.planet;

import dev.perennial.games.Refusal;
import dev.perennial.games.planet.board.Ability;
import dev.perennial.games.planet.board.Cell;
import dev.perennial.games.planet.board.Piece;
import dev.perennial.games.planet.board.Planet;
import dev.perennial.games.planet.board.Supply;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetEvent.AbilityImproved;
import dev.perennial.games.planet.model.PlanetEvent.AbilityUsed;
import dev.perennial.games.planet.model.PlanetEvent.BudsCounted;
import dev.perennial.games.planet.model.PlanetEvent.BushPlanted;
import dev.perennial.games.planet.model.PlanetEvent.LakePlaced;
import dev.perennial.games.planet.model.PlanetEvent.SproutPlanted;
import dev.perennial.games.planet.model.PlanetMove.Target;
import dev.perennial.games.planet.model.PlanetMove.UseAbility;
import dev.perennial.games.planet.model.PlanetRefusal;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.Player;
import dev.perennial.games.planet.model.Turn;
import java.util.List;
import java.util.Optional;

/** The ability of the chosen card, once per turn and optional (planet spec 7.2). */
public final class AbilityUse {
    /** Different neighbours one lake may make grow. */
    public static final int GROWTH_PER_LAKE = 2;

    private AbilityUse() {}

    static Optional<Refusal> refusal(PlanetState state, int seat, UseAbility move) {
        if (state.phase() != Phase.ACTION) {
            return Optional.of(PlanetRefusal.WRONG_PHASE.plain());
        }
        Player player = state.player(seat);
        Turn turn = player.turn();
        Ability ability = turn.chosen().ability();
        var targets = move.targets();
        return MoveRules.when(turn.abilityUsed(), PlanetRefusal.ABILITY_DONE)
                .or(() -> MoveRules.when(turn.done(), PlanetRefusal.TURN_DONE))
                .or(() -> MoveRules.atMost(mostTargets(player, ability), targets.size(), PlanetRefusal.TOO_MANY))
                .or(() -> MoveRules.first(
                        targets,
                        target -> MoveRules.atMost(
                                mostGrowth(ability), target.grow().size(), PlanetRefusal.TOO_MANY)))
                .or(() -> MoveRules.allDifferent(
                        targets.stream().map(Target::cell).toList()))
                .or(() -> MoveRules.first(targets, target -> MoveRules.allDifferent(target.grow())))
                .or(() -> ability.usesSupply()
                        ? MoveRules.atMost(turn.quota(), targets.size(), PlanetRefusal.SUPPLY)
                        : Optional.empty())
                .or(() -> ability == Ability.LAKE
                        ? lakes(player.planet(), targets)
                        : MoveRules.first(targets, target -> target(player.planet(), ability, target.cell())));
    }

    static void use(PlanetDraft table, int seat, UseAbility move) {
        Player player = table.state().player(seat);
        Ability ability = player.turn().chosen().ability();
        int level = ability.improved(player.level(ability));
        table.add(new AbilityUsed(seat, ability, level, ability.value(level)));
        if (level > player.level(ability)) {
            table.add(new AbilityImproved(seat, ability, level));
        }
        if (ability == Ability.BUD) {
            int points = ability.value(level);
            table.add(new BudsCounted(seat, points, player.scores().total() + points));
        }
        move.targets().forEach(target -> repeat(table, seat, ability, target));
    }

    /** BUD is not repeated: it takes no target. */
    static int mostTargets(Player player, Ability ability) {
        return ability == Ability.BUD ? 0 : player.valueInUse(ability);
    }

    private static int mostGrowth(Ability ability) {
        return ability == Ability.LAKE ? GROWTH_PER_LAKE : 0;
    }

    private static void repeat(PlanetDraft table, int seat, Ability ability, Target target) {
        Supply supply = table.state().supply();
        switch (ability) {
            case SPROUT -> table.add(new SproutPlanted(seat, target.cell()));
            case SMALL, LARGE -> ActionPhase.grow(table, seat, target.cell());
            case BUSH -> table.add(new BushPlanted(seat, target.cell(), supply.bushes() - 1));
            case LAKE -> {
                table.add(new LakePlaced(seat, target.cell(), supply.lakes() - 1));
                target.grow().forEach(cell -> ActionPhase.grow(table, seat, cell));
            }
            case BUD -> throw new IllegalStateException("BUD takes no target");
        }
    }

    private static Optional<Refusal> target(Planet planet, Ability ability, Cell cell) {
        return MoveRules.onThePlanet(cell).or(() -> switch (ability) {
            case SMALL -> growsFrom(Piece.SPROUT, planet, cell);
            case LARGE -> growsFrom(Piece.SMALL, planet, cell);
            case SPROUT, BUSH, LAKE, BUD -> MoveRules.empty(planet, cell);
        });
    }

    private static Optional<Refusal> growsFrom(Piece needed, Planet planet, Cell cell) {
        return MoveRules.growable(planet, cell)
                .or(() -> MoveRules.at(cell, planet.at(cell).orElseThrow() != needed, PlanetRefusal.WRONG_PIECE));
    }

    /** Each lake is placed and has made its neighbours grow before the next one (decision 8). */
    private static Optional<Refusal> lakes(Planet before, List<Target> lakes) {
        Planet planet = before;
        for (Target lake : lakes) {
            Cell place = lake.cell();
            var wrongPlace = target(planet, Ability.LAKE, place);
            if (wrongPlace.isPresent()) {
                return wrongPlace;
            }
            planet = planet.with(place, Piece.LAKE);
            for (Cell cell : lake.grow()) {
                Planet now = planet;
                var wrongGrowth = MoveRules.onThePlanet(cell)
                        .or(() -> MoveRules.adjacent(place, cell))
                        .or(() -> MoveRules.growable(now, cell));
                if (wrongGrowth.isPresent()) {
                    return wrongGrowth;
                }
                planet = planet.grow(List.of(cell));
            }
        }
        return Optional.empty();
    }
}
