package dev.perennial.games.planet;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
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
        var complete = new EnumMap<Ability, Integer>(Ability.class);
        for (Ability ability : Ability.values()) {
            complete.put(ability, levels.getOrDefault(ability, 0));
        }
        levels = Collections.unmodifiableMap(complete);
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
        var changed = new EnumMap<>(levels);
        changed.put(ability, level);
        return new Player(planet, changed, scores, seasonCards, turn);
    }

    Player withScores(UnaryOperator<Scores> change) {
        return new Player(planet, levels, change.apply(scores), seasonCards, turn);
    }

    Player withTurn(UnaryOperator<Turn> change) {
        return new Player(planet, levels, scores, seasonCards, change.apply(turn));
    }

    Player withPicked(Card card) {
        var cards = new ArrayList<>(seasonCards);
        cards.add(card);
        return new Player(planet, levels, scores, cards, turn.withCard(card));
    }

    Player withoutSeasonCards() {
        return new Player(planet, levels, scores, List.of(), turn);
    }
}
