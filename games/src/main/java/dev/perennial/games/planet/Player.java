package dev.perennial.games.planet;

import dev.perennial.games.EnumTable;
import dev.perennial.games.Lists;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * All that lies in front of one player; everything of it is public (planet spec 3).
 *
 * @param seasonCards chosen this season, this round's card included
 */
public record Player(Planet planet, Map<Ability, Integer> levels, Scores scores, List<Card> seasonCards, Turn turn) {
    public Player {
        levels = EnumTable.complete(Ability.class, levels, 0);
        seasonCards = List.copyOf(seasonCards);
    }

    static Player startingWith(int points) {
        return new Player(Planet.EMPTY_PLANET, Map.of(), Scores.startingWith(points), List.of(), Turn.FRESH);
    }

    int level(Ability ability) {
        return levels.getOrDefault(ability, 0);
    }

    /** What a use of the ability would be worth now, the improvement included. */
    int valueInUse(Ability ability) {
        return ability.value(ability.improved(level(ability)));
    }

    Player withPiece(Cell cell, Piece piece) {
        return new Player(planet.with(cell, piece), levels, scores, seasonCards, turn);
    }

    Player withLevel(Ability ability, int level) {
        var changed = EnumTable.complete(Ability.class, levels, 0).with(ability, level);
        return new Player(planet, changed, scores, seasonCards, turn);
    }

    Player withScores(UnaryOperator<Scores> change) {
        return new Player(planet, levels, change.apply(scores), seasonCards, turn);
    }

    Player withTurn(UnaryOperator<Turn> change) {
        return new Player(planet, levels, scores, seasonCards, change.apply(turn));
    }

    Player withPicked(Card card) {
        return new Player(planet, levels, scores, Lists.with(seasonCards, card), turn.withCard(card));
    }

    Player withoutSeasonCards() {
        return new Player(planet, levels, scores, List.of(), turn);
    }
}
