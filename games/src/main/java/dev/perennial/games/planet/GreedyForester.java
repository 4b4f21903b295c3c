package dev.perennial.games.planet;

import dev.perennial.games.GameView;
import dev.perennial.games.bots.Bot;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.planet.PlanetMove.EndTurn;
import dev.perennial.games.planet.PlanetMove.PickCard;
import dev.perennial.games.planet.PlanetView.CardFace;
import dev.perennial.games.planet.PlanetView.PlayerView;
import dev.perennial.games.planet.TurnPlanner.Plan;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Takes the card whose turn promises most by {@link Hopes}, and plays that turn; among equals, the first. */
public final class GreedyForester implements Bot<PlanetMove> {

    @Override
    public String name() {
        return "greedy";
    }

    @Override
    public PlanetMove choose(GameView view, int seat, Supplier<Stream<PlanetMove>> legalMoves, Chance chance) {
        var position = (PlanetView) view;
        PlayerView player = position.players().get(seat);
        var planner = new TurnPlanner(new Hopes(position));
        return position.phase() == Phase.DRAFT ? pick(position, player, planner) : act(player, planner);
    }

    private static PlanetMove pick(PlanetView view, PlayerView player, TurnPlanner planner) {
        Card best = view.draft().display().getFirst().card();
        double most = Double.NEGATIVE_INFINITY;
        for (CardFace face : view.draft().display()) {
            var turn = new TurnAhead(planner, player, face.card(), view.supply());
            double worth =
                    Math.max(turn.actionFirst().worth(), turn.abilityFirst().worth());
            if (worth > most) {
                most = worth;
                best = face.card();
            }
        }
        return new PickCard(best);
    }

    private static PlanetMove act(PlayerView player, TurnPlanner planner) {
        Card card = Objects.requireNonNull(player.card(), "in the action phase everybody has a card")
                .card();
        var turn = new TurnAhead(planner, player, card, new Supply(player.quota(), player.quota()));
        if (player.actionDone()) {
            return player.abilityUsed() ? new EndTurn() : turn.ability().move();
        }
        if (player.abilityUsed()) {
            return turn.action().move();
        }
        return turn.actionFirst().worth() > turn.abilityFirst().worth()
                ? turn.action().move()
                : turn.ability().move();
    }

    /** The same card played in both orders. */
    private record TurnAhead(TurnPlanner planner, PlayerView player, Card card, Supply supply) {

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
            int level = player.levels().getOrDefault(ability, 0);
            int value = ability == Ability.BUD ? 0 : ability.value(ability.improved(level));
            int most = ability.usesSupply() ? Math.min(value, supply.of(ability)) : value;
            return planner.ability(planet, ability, level, most);
        }
    }
}
