package dev.perennial.games.planet.model;

import dev.perennial.games.collection.EnumTable;
import dev.perennial.games.collection.Lists;
import dev.perennial.games.planet.board.Ability;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.Cell;
import dev.perennial.games.planet.board.Piece;
import dev.perennial.games.planet.board.Planet;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * One player's area, all of which is public (planet spec 3).
 *
 * @param seasonCards chosen this season, this round's card included
 */
public record Player(Planet planet, Map<Ability, Integer> levels, Scores scores, List<Card> seasonCards, Turn turn) {
    public Player {
        levels = EnumTable.complete(Ability.class, levels, 0);
        seasonCards = List.copyOf(seasonCards);
    }

    public static Player startingWith(int points) {
        return new Player(Planet.EMPTY_PLANET, Map.of(), Scores.startingWith(points), List.of(), Turn.FRESH);
    }

    public int level(Ability ability) {
        return levels.getOrDefault(ability, 0);
    }

    /** The value of using the ability now, the improvement included. */
    public int valueInUse(Ability ability) {
        return ability.value(ability.improved(level(ability)));
    }

    public Player withPiece(Cell cell, Piece piece) {
        return new Player(planet.with(cell, piece), levels, scores, seasonCards, turn);
    }

    public Player withLevel(Ability ability, int level) {
        var changed = EnumTable.complete(Ability.class, levels, 0).with(ability, level);
        return new Player(planet, changed, scores, seasonCards, turn);
    }

    public Player withScores(UnaryOperator<Scores> change) {
        return new Player(planet, levels, change.apply(scores), seasonCards, turn);
    }

    public Player withTurn(UnaryOperator<Turn> change) {
        return new Player(planet, levels, scores, seasonCards, change.apply(turn));
    }

    public Player withPicked(Card card) {
        return new Player(planet, levels, scores, Lists.with(seasonCards, card), turn.withCard(card));
    }

    public Player withoutSeasonCards() {
        return new Player(planet, levels, scores, List.of(), turn);
    }
}
