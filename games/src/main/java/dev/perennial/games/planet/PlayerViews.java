package dev.perennial.games.planet;

import dev.perennial.games.planet.board.Ability;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.Cell;
import dev.perennial.games.planet.board.Forests;
import dev.perennial.games.planet.board.Harvest;
import dev.perennial.games.planet.board.Kind;
import dev.perennial.games.planet.board.Places;
import dev.perennial.games.planet.board.Planet;
import dev.perennial.games.planet.board.Sunlight;
import dev.perennial.games.planet.model.Awaited;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.PlanetView.Outlook;
import dev.perennial.games.planet.model.PlanetView.PlayerView;
import dev.perennial.games.planet.model.PlanetView.Reach;
import dev.perennial.games.planet.model.Player;
import dev.perennial.games.planet.model.Turn;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One player's part of the picture; nothing of it is hidden from anyone. */
final class PlayerViews {
    private PlayerViews() {}

    static PlayerView of(PlanetState state, int seat) {
        Player player = state.player(seat);
        Turn turn = player.turn();
        boolean awaited = Awaited.seats(state).contains(seat);
        return new PlayerView(
                seat,
                player.planet(),
                player.levels(),
                player.scores(),
                Visibility.faces(player.seasonCards()),
                Visibility.faceOrNone(turn.card()),
                turn.actionDone(),
                turn.abilityUsed(),
                turn.done(),
                turn.quota(),
                awaited,
                outlook(state, player.planet()),
                reach(state, player, awaited));
    }

    private static Outlook outlook(PlanetState state, Planet planet) {
        var lit = Sunlight.lit(planet, state.calendar().sun());
        var forest = Forests.largest(planet);
        var harvests = SeasonScoring.harvests(planet, state.zone());
        return new Outlook(
                lit,
                Sunlight.points(planet, lit),
                forest,
                forest.size(),
                harvests,
                harvests.stream().mapToInt(Harvest::points).sum());
    }

    private static @Nullable Reach reach(PlanetState state, Player player, boolean awaited) {
        if (state.phase() != Phase.ACTION || !awaited) {
            return null;
        }
        Planet planet = player.planet();
        Card card = player.turn().chosen();
        List<Cell> plant = player.turn().actionDone() ? List.of() : planet.emptyCells();
        List<Cell> grow = player.turn().actionDone() ? List.of() : planet.growableCells();
        boolean abilityUsed = player.turn().abilityUsed();
        return new Reach(
                within(card.kind(), plant),
                within(card.kind(), grow),
                plant,
                grow,
                abilityUsed ? List.of() : AbilityTargets.cells(planet, card.ability()),
                abilityUsed ? 0 : AbilityTargets.most(player, card.ability()),
                abilityUsed ? 0 : player.valueInUse(card.ability()),
                card.ability() == Ability.LAKE ? AbilityUse.GROWTH_PER_LAKE : 0);
    }

    private static List<Cell> within(Kind kind, List<Cell> cells) {
        return Places.cells(Places.of(cells) & kind.places());
    }
}
