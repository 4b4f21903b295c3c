package dev.perennial.games.planet.bot;

import dev.perennial.games.planet.board.Ability;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.Planet;
import dev.perennial.games.planet.board.Supply;
import dev.perennial.games.planet.bot.TurnPlanner.Plan;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.Player;
import java.util.List;

/** The same card played in both orders. */
record TurnAhead(TurnPlanner planner, Player player, Card card, Supply supply) {

    /** In the action phase, when everybody has a card and a part of the supply. */
    static TurnAhead of(PlanetState position, int seat, TurnPlanner planner) {
        var player = position.player(seat);
        int quota = player.turn().quota();
        return new TurnAhead(planner, player, player.turn().chosen(), new Supply(quota, quota));
    }

    List<Plan> actions() {
        return planner.actions(player.planet(), card);
    }

    Plan action() {
        return planner.action(player.planet(), card);
    }

    Plan ability() {
        return ability(player.planet());
    }

    Plan actionFirst() {
        return ability(action().planet());
    }

    /** The bonus of the ability is not in the planet, so it is carried over. */
    Plan abilityFirst() {
        Plan ability = ability();
        Plan action = planner.action(ability.planet(), card);
        return new Plan(action.move(), action.planet(), action.worth() + planner.bonus(ability));
    }

    private Plan ability(Planet planet) {
        Ability ability = card.ability();
        int level = player.level(ability);
        int value = ability == Ability.BUD ? 0 : ability.value(ability.improved(level));
        int most = ability.usesSupply() ? Math.min(value, supply.of(ability)) : value;
        return planner.ability(planet, ability, level, most);
    }
}
