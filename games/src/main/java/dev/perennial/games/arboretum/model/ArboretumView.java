package dev.perennial.games.arboretum.model;

import dev.perennial.games.GameView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table as one viewer sees it. A hand or deck the viewer may not see is null. Scores are empty until the game is over
 * (arboretum spec 9.2).
 */
public record ArboretumView(
        List<Species> species,
        int firstSeat,
        Turn turn,
        int deckSize,
        @Nullable List<Card> deck,
        List<PlayerView> players,
        List<SpeciesScore> scores,
        List<FinalScore> result)
        implements GameView {

    public record PlayerView(
            int seat, int handSize, @Nullable List<Card> hand, List<Tree> trees, List<Card> discards) {}
}
